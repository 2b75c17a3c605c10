import { type Locale, languageTagOf } from '../../../contract/locale.ts'
import type { SearchKind } from '../../../contract/search-kinds.ts'
import type { FoundOnSite, SiteResult } from '../../../contract/site-search.ts'
import { listResultPages, type ResultPages } from '../../features/search/list-result-pages.ts'
import { notFound } from '../../request/locale-of.ts'
import { isRefused } from '../../request/refusal.ts'
import type { SiteRequest } from '../../request/site-request.ts'
import { withDeadline, withFallback } from '../../request/with-fallback.ts'

interface SiteQuestion {
  readonly query: string
  readonly kind: SearchKind | null
  readonly after: string | undefined
}

export type SiteResults = ResultPages<SiteResult> & Pick<FoundOnSite, 'counts' | 'similar'>

/**
 * The results of a query through the page after a cursor; null when the search failed. Throws 404 for an invalid cursor.
 */
export async function loadResults(
  site: SiteRequest,
  locale: Locale,
  { query, kind, after }: SiteQuestion,
): Promise<SiteResults | null> {
  const { searchSite } = site.admin(locale)
  let last: FoundOnSite | undefined
  const pages = listResultPages(async range => {
    const asked = {
      q: query,
      lang: languageTagOf(locale),
      counted: '1',
      ...(kind && { kind }),
      ...range,
    } as const
    last = await searchSite({ query: asked }, withDeadline())
    return last
  }, after).then(found => last && { ...found, counts: last.counts, similar: last.similar })
  const refused = await pages.then(() => false, isRefused)
  if (refused) throw notFound()
  return withFallback(
    site,
    'site search',
    // An index that is being made knows of nothing: that is no answer.
    pages.then(found => (last && !last.is_current && last.total === 0 ? null : (found ?? null))),
    null,
  )
}
