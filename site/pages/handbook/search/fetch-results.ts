import type { FoundPages } from '../../../../contract/handbook.ts'
import type { SearchPaths } from '../layout/layout-data.ts'

/** The number of results in the panel; the results page has the others. */
const maxShown = 8

/** Requests the first results by `fetch`. Rejects without an answer. */
export async function fetchResults(
  { api, lang }: SearchPaths,
  query: string,
  signal: AbortSignal,
): Promise<FoundPages> {
  const params = new URLSearchParams({ q: query, lang, limit: String(maxShown) })
  const response = await fetch(`${api}?${params}`, { signal })
  if (!response.ok) throw new Error(`The search failed with ${response.status}`)
  return (await response.json()) as FoundPages
}
