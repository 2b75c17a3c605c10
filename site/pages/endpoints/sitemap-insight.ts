import type { Article } from '../../../contract/admin.ts'
import type { PagePath } from '../../language/link.ts'
import { withDeadline } from '../../request/quietly.ts'
import { type SiteRequest, siteRequest } from '../../request/site-request.ts'
import type { Route } from './+types/sitemap-insight'
import { type SitemapPage, sitemapOf } from './write-sitemap.ts'

/** `/sitemap-insight.xml`: the magazine, its years and its articles. */
export async function loader({ context }: Route.LoaderArgs) {
  const site = context.get(siteRequest)
  const articles = await listAll(site)
  const newest = (of: readonly Article[]) =>
    of
      .map(({ date }) => date)
      .toSorted()
      .at(-1)
  const years = [...new Set(articles.map(({ year }) => year))]
  const pages: SitemapPage[] = [
    { page: '/insight', lastmod: newest(articles) },
    ...years.map(year => ({
      page: `/insight/${year}` as PagePath,
      lastmod: newest(articles.filter(article => article.year === year)),
    })),
    ...articles.map(({ year, slug, date }) => ({
      page: `/insight/${year}/${slug}` as PagePath,
      lastmod: date,
    })),
  ]
  return sitemapOf(
    site.origin,
    pages.filter(({ page }) => site.hasPage(page)),
  )
}

async function listAll(site: SiteRequest): Promise<Article[]> {
  const articles: Article[] = []
  let cursor: string | undefined
  do {
    const { data, next_cursor } = await site
      .admin('en')
      .listArticles({ query: { limit: 100, ...(cursor !== undefined && { cursor }) } }, withDeadline())
    articles.push(...data)
    cursor = next_cursor ?? undefined
  } while (cursor !== undefined)
  return articles
}
