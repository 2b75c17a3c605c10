import type { SearchResult } from '../../../../contract/handbook.ts'
import { type Locale, languageTagOf } from '../../../../contract/locale.ts'
import { isSearchable } from '../../../../contract/searchable.ts'
import { listResultPages, type ResultPages } from '../../../features/search/list-result-pages.ts'
import { notFound } from '../../../request/locale-of.ts'
import { isRefused } from '../../../request/refusal.ts'
import type { SiteRequest } from '../../../request/site-request.ts'
import { withDeadline, withFallback } from '../../../request/with-fallback.ts'

const nothing: ResultPages<SearchResult> = { results: [], total: 0, next: null, fromStart: true }

/**
 * The results of a query through the page after a cursor: empty for a query that is too short, null when the search
 * failed. Throws 404 for an invalid cursor.
 */
export async function loadResults(
  site: SiteRequest,
  locale: Locale,
  groupVersion: string,
  { query, after }: { readonly query: string; readonly after: string | undefined },
): Promise<ResultPages<SearchResult> | null> {
  if (!isSearchable(query)) return nothing
  const { searchHandbook } = site.admin(locale)
  const params = { group_version: groupVersion }
  const pages = listResultPages(
    range =>
      searchHandbook(
        { params, query: { q: query, lang: languageTagOf(locale), counted: '1', ...range } },
        withDeadline(),
      ),
    after,
  )
  const refused = await pages.then(() => false, isRefused)
  if (refused) throw notFound()
  return withFallback(site, 'handbook search', pages, null)
}
