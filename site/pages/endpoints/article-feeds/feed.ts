import { releaseCategory } from '../../../../contract/article-path.ts'
import { languageTagOf } from '../../../../contract/locale.ts'
import type { PagePath } from '../../../language/link.ts'
import { localeOf, notFound } from '../../../request/locale-of.ts'
import { siteRequest } from '../../../request/site-request.ts'
import { withDeadline } from '../../../request/with-fallback.ts'
import { yieldToEventLoop } from '../../../request/yield-to-event-loop.ts'
import type { Route } from './+types/feed'
import { loadCopy } from './load-copy.ts'
import { addArticle, formats, openFeed } from './write-feed.ts'

/** The number of articles in a feed, of the magazine or of the press releases. */
const maxArticles = 50

export async function loader({ params, context, url }: Route.LoaderArgs) {
  const locale = localeOf(params)
  const format = Object.entries(formats).find(([file]) => url.pathname.endsWith(`/${file}`))?.[1]
  if (!format) throw notFound()
  const site = context.get(siteRequest)
  const admin = site.admin(locale)
  const query = { lang: languageTagOf(locale) }
  const ofReleases = url.pathname.includes('/press/releases/')
  const filter = { ...query, ...(ofReleases && { category: releaseCategory }), limit: maxArticles }
  const { data } = await admin.listArticles({ query: filter }, withDeadline())
  const copy = loadCopy(site, locale)
  const titles = ofReleases ? copy.releases : copy
  const page: PagePath = ofReleases ? '/press/releases' : '/insight'
  const where = {
    ...{ locale, page },
    origin: site.origin,
    copy: { ...titles, sample: copy.sample },
  } as const
  const feed = openFeed(data[0]?.date, where)
  // Sequential reads keep the event loop free.
  for (const { year, slug } of data) {
    const params = { year: String(year), slug }
    addArticle(feed, (await admin.getArticle({ params, query }, withDeadline())).article, where)
    await yieldToEventLoop()
  }
  return new Response(format.write(feed), { headers: { 'Content-Type': `${format.type}; charset=utf-8` } })
}
