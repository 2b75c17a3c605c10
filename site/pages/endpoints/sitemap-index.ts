import type { PagePath } from '../../language/link.ts'
import { mapParts } from '../../page-table/page-row.ts'
import { siteRequest } from '../../request/site-request.ts'
import { withFallback } from '../../request/with-fallback.ts'
import type { Route } from './+types/sitemap-index'
import { sitemapParts } from './sitemap-parts.ts'
import { fileOf, filesFor, sitemapIndexOf } from './write-sitemap.ts'

/** `/sitemap.xml`: the index of all sitemaps. */
export async function loader({ context }: Route.LoaderArgs) {
  const site = context.get(siteRequest)
  const paths: PagePath[] = ['/sitemap-pages.xml']
  for (const part of mapParts.filter(each => site.hasPage(`/${each}`))) {
    const count = withFallback(site, `the size of /sitemap-${part}.xml`, sitemapParts[part].count(site), 0)
    const files = filesFor(await count)
    for (let number = 1; number <= files; number++) paths.push(fileOf(part, number))
  }
  return sitemapIndexOf(site.origin, paths)
}
