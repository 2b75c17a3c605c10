import { type HandbookEntry, handbookProducts, handbooks } from '../../../contract/handbook.ts'
import type { PagePath } from '../../language/link.ts'
import { withDeadline } from '../../request/quietly.ts'
import { siteRequest } from '../../request/site-request.ts'
import type { Route } from './+types/sitemap-handbook'
import { sitemapOf } from './write-sitemap.ts'

/** `/sitemap-handbook.xml`: every page of every version of the handbooks. */
export async function loader({ context }: Route.LoaderArgs) {
  const site = context.get(siteRequest)
  const versions = handbookProducts.flatMap(product =>
    handbooks[product].map(version => ({ product, version })),
  )
  const below = await Promise.all(
    versions.map(async ({ product, version: { slug, group_version } }): Promise<PagePath[]> => {
      const start: PagePath = `/handbook/${product}/${slug}`
      const { pages } = await site
        .admin('en')
        .listHandbookPages({ params: { group_version } }, withDeadline())
      return [start, ...pages.flatMap(pathsOf).map((path): PagePath => `${start}/${path}`)]
    }),
  )
  const pages: PagePath[] = [
    '/handbook',
    ...handbookProducts.map((product): PagePath => `/handbook/${product}`),
    ...below.flat(),
  ]
  return sitemapOf(
    site.origin,
    pages.filter(site.hasPage).map(page => ({ page })),
  )
}

const pathsOf = ({ path, descendants }: HandbookEntry): string[] => [path, ...descendants.flatMap(pathsOf)]
