import type { FoundPages } from '../../../../contract/handbook.ts'
import type { QuestionPlace } from '../layout/layout-data.ts'

/** The number of results in the panel; the results page has the others. */
const maxShown = 8

/** Requests the first results by `fetch`. Rejects without an answer. */
export async function askHandbook(
  { api, lang }: QuestionPlace,
  question: string,
  signal: AbortSignal,
): Promise<FoundPages> {
  const asked = new URLSearchParams({ q: question, lang, limit: String(maxShown) })
  const response = await fetch(`${api}?${asked}`, { signal })
  if (!response.ok) throw new Error(`The search answered ${response.status}`)
  return (await response.json()) as FoundPages
}
