import type { FoundPages, SearchResult } from '../../../../contract/handbook.ts'

/** Requests a page of results. Rejects as the service does. */
export type AskForResults = (range: {
  readonly limit: number
  readonly cursor?: string | undefined
}) => Promise<FoundPages>

export interface WalkedResults {
  readonly results: readonly SearchResult[]
  /** The total number of results. */
  readonly total: number
  /** The cursor of the next page; null at the end. */
  readonly next: string | null
  /** False when the cursor is too far down and only its own page is loaded. */
  readonly fromStart: boolean
}

/** The number of results on a page. */
export const perPage = 20
/** The page size of the service, and the maximum number of requests for the results before a cursor. */
const maxAtOnce = 100
const maxAsked = 3

/** All results through the page after a cursor, so that the address alone determines the list. */
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
