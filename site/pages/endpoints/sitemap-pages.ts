import { isLegalPage, legalDocuments } from '../../frame/legal-documents.ts'
import { mappedPages, partOf } from '../../frame/site-map.ts'
import { quietly, withDeadline } from '../../request/quietly.ts'
import { siteRequest } from '../../request/site-request.ts'
import type { Route } from './+types/sitemap-pages'
import { sitemapOf } from './write-sitemap.ts'

/** `/sitemap-pages.xml`: every page that is written here; documents with the day from which they hold. */
export async function loader({ context }: Route.LoaderArgs) {
  const site = context.get(siteRequest)
  const pages = mappedPages.filter(page => partOf(page) === 'pages' && site.hasPage(page))
  return sitemapOf(
    site.origin,
    await Promise.all(
      pages.map(async page => {
        if (!isLegalPage(page)) return { page }
        const asked = site
          .admin('en')
          .getLegalDocument({ params: { slug: legalDocuments[page] } }, withDeadline())
        const document = await quietly(site, `the date of ${page}`, asked, null)
        return { page, lastmod: document?.page.effective }
      }),
    ),
  )
}
