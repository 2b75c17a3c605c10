import type { PagePath } from '../../language/link.ts'
import { withDeadline } from '../../request/quietly.ts'
import { type SiteRequest, siteRequest } from '../../request/site-request.ts'
import type { Route } from './+types/sitemap-careers'
import { type SitemapPage, sitemapOf } from './write-sitemap.ts'

/** `/sitemap-careers.xml`: the list of positions, and each that is open. */
export async function loader({ context }: Route.LoaderArgs) {
  const site = context.get(siteRequest)
  const slugs = await listOpen(site)
  const pages: SitemapPage[] = [
    { page: '/careers' },
    ...slugs.map(slug => ({ page: `/careers/${slug}` as PagePath })),
  ]
  return sitemapOf(
    site.origin,
    pages.filter(({ page }) => site.hasPage(page)),
  )
}

async function listOpen(site: SiteRequest): Promise<string[]> {
  const slugs: string[] = []
  let cursor: string | undefined
  do {
    const { data, cursor: next } = await site
      .admin('en')
      .listPositions(
        { query: { limit: 100, only: 'slug', ...(cursor !== undefined && { cursor }) } },
        withDeadline(),
      )
    slugs.push(...data.flatMap(({ slug }) => slug ?? []))
    cursor = next === null ? undefined : (new URL(next).searchParams.get('cursor') ?? undefined)
  } while (cursor !== undefined)
  return slugs
}
