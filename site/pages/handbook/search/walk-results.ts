import type { FoundPages, SearchResult } from '../../../../contract/handbook.ts'

/** Asks for a page of the results of a question. Rejects as the service does. */
export type AskForResults = (range: {
  readonly limit: number
  readonly cursor?: string | undefined
}) => Promise<FoundPages>

export interface WalkedResults {
  readonly results: readonly SearchResult[]
  /** How many there are in all. */
  readonly total: number
  /** The cursor of what follows; null at the end. */
  readonly next: string | null
  /** false: the cursor is so far down that only its own page is here. */
  readonly fromStart: boolean
}

/** How many results a page adds. */
export const perPage = 20
/** The most that a service gives at once, and how often it is asked for what stands before a place. */
const maxAtOnce = 100
const maxAsked = 3

/** The results from the first through the page after a cursor, so that an address alone says what is on the page. */
export async function walkResults(ask: AskForResults, cursor: string | undefined): Promise<WalkedResults> {
  const { results, total, next_cursor: next } = await ask({ limit: perPage, cursor })
  if (cursor === undefined) return { results, total, next, fromStart: true }
  const last = results.at(-1)?.path
  const walked: SearchResult[] = []
  let place: string | undefined
  for (let asked = 0; asked < maxAsked; asked++) {
    const part = await ask({ limit: maxAtOnce, cursor: place })
    const end = part.results.findIndex(({ path }) => path === last) + 1
    walked.push(...part.results.slice(0, end || maxAtOnce))
    if (end > 0) return { results: walked, total, next, fromStart: true }
    if (part.next_cursor === null) return { results: walked, total, next: null, fromStart: true }
    place = part.next_cursor
  }
  return { results, total, next, fromStart: false }
}
