import { isLegalPage, type LegalPage, legalDocuments } from '../../frame/legal-documents.ts'
import { mappedPages, partOf } from '../../frame/site-map.ts'
import { type SiteRequest, siteRequest } from '../../request/site-request.ts'
import { withDeadline, withFallback } from '../../request/with-fallback.ts'
import { yieldToEventLoop } from '../../request/yield-to-event-loop.ts'
import type { Route } from './+types/sitemap-pages'
import { type SitemapPage, sitemapOf } from './write-sitemap.ts'

/** `/sitemap-pages.xml`: the static pages; legal documents have their effective date. */
export async function loader({ context }: Route.LoaderArgs) {
  const site = context.get(siteRequest)
  const pages = mappedPages.filter(page => partOf(page) === 'pages' && site.hasPage(page))
  const entries: SitemapPage[] = []
  // Sequential reads keep the memory for documents small.
  for (const page of pages) {
    entries.push({ page, ...(isLegalPage(page) && (await describeDocument(site, page))) })
    if (isLegalPage(page)) await yieldToEventLoop()
  }
  return sitemapOf(site.origin, entries)
}

async function describeDocument(site: SiteRequest, page: LegalPage) {
  const request = site
    .admin('en')
    .getLegalDocument({ params: { slug: legalDocuments[page] } }, withDeadline())
  const answer = await withFallback(site, `the date of ${page}`, request, null)
  return answer && { lastmod: answer.page.effective, languages: answer.page.languages }
}
