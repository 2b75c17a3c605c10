import { crumbsOf } from '../../frame/crumbs.ts'
import { JsonLd } from '../../frame/json-ld.tsx'
import { PageHead } from '../../frame/page-head.tsx'
import { link } from '../../language/link.ts'
import { getSharingPicture } from '../../pictures/sharing.ts'
import { localeOf } from '../../request/locale-of.ts'
import { siteRequest } from '../../request/site-request.ts'
import type { Route } from './+types/page'
import { OpenIncidents, PastIncidents } from './incidents.tsx'
import { loadCopy } from './load-copy.ts'
import { loadStatus } from './load-status.ts'
import { Now } from './now.tsx'
import styles from './page.module.css'
import { Parts } from './parts.tsx'
import './heading-faces.css'

const page = '/status'

export async function loader({ params, context }: Route.LoaderArgs) {
  const locale = localeOf(params)
  const site = context.get(siteRequest)
  return {
    locale,
    origin: site.origin,
    copy: loadCopy(site, locale),
    status: await loadStatus(site, locale),
    sharing: getSharingPicture(page, locale).src,
  }
}

/** How the parts of the site work now, how they did, and what we say of it. */
export default function Status({ loaderData }: Route.ComponentProps) {
  const { locale, origin, copy, status, sharing } = loaderData
  const incidents = status?.incidents ?? []
  return (
    <div className={styles.page}>
      <PageHead {...{ origin, locale, page, ...copy.head }} picture={sharing} />
      <link
        rel="alternate"
        type="application/atom+xml"
        title={copy.feed}
        href={link(locale, '/status/feed.xml')}
      />
      <JsonLd data={crumbsOf(origin, locale, [{ name: copy.crumb, page }])} />
      <Now copy={copy.now} status={status} />
      <OpenIncidents {...{ copy, locale, incidents }} />
      {status && <Parts copy={copy.parts} locale={locale} parts={status.parts} />}
      <PastIncidents {...{ copy, locale, incidents }} />
    </div>
  )
}
