import { mapParts } from '../../frame/site-map.ts'
import type { PagePath } from '../../language/link.ts'
import { siteRequest } from '../../request/site-request.ts'
import type { Route } from './+types/sitemap-index'
import { sitemapIndexOf } from './write-sitemap.ts'

/** `/sitemap.xml`: the sitemap of every part of the site that there is. */
export function loader({ context }: Route.LoaderArgs) {
  const { origin, hasPage } = context.get(siteRequest)
  const parts = mapParts.filter(part => hasPage(`/${part}`))
  return sitemapIndexOf(
    origin,
    ['pages', ...parts].map((part): PagePath => `/sitemap-${part}.xml`),
  )
}
