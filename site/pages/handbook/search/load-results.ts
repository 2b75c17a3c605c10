import type { SearchResult } from '../../../../contract/handbook.ts'
import { isoOf, type Locale } from '../../../language/locale.ts'
import { quietly, withDeadline } from '../../../request/quietly.ts'
import type { SiteRequest } from '../../../request/site-request.ts'
import { isQuestion } from './question.ts'

/** What a question finds; nothing when it is too short to be one; null when the handbook could not be searched. */
export async function loadResults(
  site: SiteRequest,
  locale: Locale,
  groupVersion: string,
  question: string,
): Promise<readonly SearchResult[] | null> {
  if (!isQuestion(question)) return []
  const asked = { params: { group_version: groupVersion }, query: { q: question, lang: isoOf(locale) } }
  const answer = site.admin(locale).searchHandbook(asked, withDeadline())
  return (await quietly(site, 'handbook search', answer, null))?.results ?? null
}
