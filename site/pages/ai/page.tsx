import { crumbsOf } from '../../frame/crumbs.ts'
import { JsonLd } from '../../frame/json-ld.tsx'
import { PageHead } from '../../frame/page-head.tsx'
import { getSharingPicture } from '../../pictures/sharing.ts'
import { localeOf } from '../../request/locale-of.ts'
import { siteRequest } from '../../request/site-request.ts'
import type { Route } from './+types/page'
import { Broadside } from './broadside.tsx'
import { loadCopy } from './load-copy.ts'
import { Reasons } from './reasons.tsx'
import './heading-faces.css'

export async function loader({ params, context }: Route.LoaderArgs) {
  const locale = localeOf(params)
  const site = context.get(siteRequest)
  return {
    locale,
    origin: site.origin,
    copy: loadCopy(site, locale),
    sharing: getSharingPicture('/ai', locale).src,
  }
}

export default function Ai({ loaderData }: Route.ComponentProps) {
  const { copy, locale, origin, sharing } = loaderData
  return (
    <>
      <PageHead {...{ origin, locale, ...copy.head }} page="/ai" picture={sharing} />
      <JsonLd data={crumbsOf(origin, locale, [{ name: copy.crumbs.here, page: '/ai' }])} />
      <Broadside copy={copy} />
      <Reasons copy={copy} locale={locale} />
    </>
  )
}
