import { mapParts } from '../../page-table/page-row.ts'
import { siteRequest } from '../../request/site-request.ts'
import type { Route } from './+types/sitemap-part'
import { sitemapParts } from './sitemap-parts.ts'
import { filesFor, sitemapOf } from './write-sitemap.ts'

/**
 * `/sitemap-insight.xml`, `/sitemap-careers.xml`, `/sitemap-handbook.xml`: the pages that are database rows, continued
 * in `/sitemap-insight-2.xml` and on. Throws 404 for any other address.
 */
export async function loader({ params, context }: Route.LoaderArgs) {
  const site = context.get(siteRequest)
  const [, name, given] = /^sitemap-([a-z]+)(?:-([2-9]|[1-9]\d{1,4}))?$/.exec(params.file ?? '') ?? []
  const part = mapParts.find(each => each === name)
  if (!part) return missing()
  const { count, list } = sitemapParts[part]
  const number = given === undefined ? 1 : Number(given)
  if (number > 1 && number > filesFor(await count(site))) return missing()
  const pages = await list(site, number)
  return sitemapOf(
    site.origin,
    pages.filter(({ page }) => site.hasPage(page)),
  )
}

const missing = () =>
  new Response('This page could not be found\n', {
    status: 404,
    headers: { 'Content-Type': 'text/plain; charset=utf-8' },
  })
