import type { FoundPages } from '../../../../contract/handbook.ts'
import type { QuestionPlace } from '../layout/layout-data.ts'

/** As many as fit on a screen; the rest is on the page of results. */
const maxShown = 8

/** Asks the handbook from the browser for the first results. Rejects when there is no answer. */
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
