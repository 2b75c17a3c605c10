import type { SearchResult } from '../../../../contract/handbook.ts'
import type { QuestionPlace } from '../room/room-data.ts'

/** Asks the handbook from the browser. Rejects when there is no answer. */
export async function askHandbook(
  { api, lang }: QuestionPlace,
  question: string,
  signal: AbortSignal,
): Promise<readonly SearchResult[]> {
  const response = await fetch(`${api}?${new URLSearchParams({ q: question, lang })}`, { signal })
  if (!response.ok) throw new Error(`The search answered ${response.status}`)
  const { results } = (await response.json()) as { results: readonly SearchResult[] }
  return results
}
