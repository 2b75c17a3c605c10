import { type Locale, languageTagOf } from '../../../../contract/locale.ts'
import { notFound } from '../../../request/locale-of.ts'
import { isRefused } from '../../../request/refusal.ts'
import type { SiteRequest } from '../../../request/site-request.ts'
import { withDeadline, withFallback } from '../../../request/with-fallback.ts'
import { isQuestion } from './question.ts'
import { type WalkedResults, walkResults } from './walk-results.ts'

const nothing: WalkedResults = { results: [], total: 0, next: null, fromStart: true }

/**
 * The results of a query through the page after a cursor: empty for a query that is too short, null when the search
 * failed. Throws 404 for an invalid cursor.
 */
export async function loadResults(
  site: SiteRequest,
  locale: Locale,
  groupVersion: string,
  { question, after }: { readonly question: string; readonly after: string | undefined },
): Promise<WalkedResults | null> {
  if (!isQuestion(question)) return nothing
  const { searchHandbook } = site.admin(locale)
  const params = { group_version: groupVersion }
  const walked = walkResults(
    range =>
      searchHandbook(
        { params, query: { q: question, lang: languageTagOf(locale), ...range } },
        withDeadline(),
      ),
    after,
  )
  const refused = await walked.then(() => false, isRefused)
  if (refused) throw notFound()
  return withFallback(site, 'handbook search', walked, null)
}
