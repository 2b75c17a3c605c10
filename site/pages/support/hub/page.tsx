import { crumbsOf } from '../../../frame/crumbs.ts'
import { JsonLd } from '../../../frame/json-ld.tsx'
import { PageHead } from '../../../frame/page-head.tsx'
import { getSharingPicture } from '../../../pictures/sharing.ts'
import { localeOf } from '../../../request/locale-of.ts'
import { siteRequest } from '../../../request/site-request.ts'
import paper from '../paper.module.css'
import type { Route } from './+types/page'
import { Ask } from './ask.tsx'
import { Elsewhere } from './elsewhere.tsx'
import { loadCopy } from './load-copy.ts'
import './heading-faces.css'
import { loadTopics } from './load-topics.ts'
import { Search } from './search.tsx'
import { Topics } from './topics.tsx'

const page = '/support'

export async function loader({ params, context }: Route.LoaderArgs) {
  const locale = localeOf(params)
  const site = context.get(siteRequest)
  return {
    locale,
    origin: site.origin,
    copy: loadCopy(site, locale),
    handbooks: await loadTopics(site, locale),
    sharing: getSharingPicture(page, locale).src,
  }
}

/** The support page: handbook search, frequent topics, the request form, and other places. */
export default function Support({
  loaderData: { locale, origin, copy, handbooks, sharing },
}: Route.ComponentProps) {
  return (
    <div className={paper.paper}>
      <PageHead {...{ origin, locale, page, ...copy.head }} picture={sharing} />
      <JsonLd data={crumbsOf(origin, locale, [{ name: copy.crumb, page }])} />
      <Search copy={copy} locale={locale} />
      <Topics copy={copy.topics} handbooks={handbooks} locale={locale} />
      <Ask copy={copy} locale={locale} />
      <Elsewhere copy={copy.more} locale={locale} />
    </div>
  )
}
