import type { Locale } from '../../../contract/locale.ts'
import { interpolate, plural } from '../../../ui/language/format.ts'
import type { SearchCopy } from './copy/en.ts'
import type { SiteResults } from './load-results.ts'

interface Outcome {
  readonly locale: Locale
  readonly query: string
  /** Null when the search failed; undefined for a query that is too short. */
  readonly found: SiteResults | null | undefined
}

/** How many results there are of all kinds. */
export const countAll = ({ counts }: SiteResults): number =>
  Object.values(counts).reduce((sum, count) => sum + count, 0)

/** What a search has come to, in a sentence; empty before any, and where it failed. */
export function sentenceOf(copy: SearchCopy, { locale, query: q, found }: Outcome): string {
  if (found === undefined) return q === '' ? '' : copy.hint
  if (found === null) return ''
  if (countAll(found) === 0) return interpolate(copy.none, { q })
  if (found.total === 0) return interpolate(copy.noneOf, { q })
  return interpolate(found.similar ? copy.similar : plural(copy.found, found.total, locale), { q })
}
