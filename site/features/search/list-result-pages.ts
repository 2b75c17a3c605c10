/** A page of results as a service gives it. */
interface FoundPage<Result> {
  readonly results: readonly Result[]
  readonly total: number
  readonly next_cursor: string | null
}

/** Requests a page of results. Rejects as the service does. */
type RequestResults<Result> = (range: {
  readonly limit: number
  readonly cursor?: string | undefined
}) => Promise<FoundPage<Result>>

export interface ResultPages<Result> {
  readonly results: readonly Result[]
  /** The total number of results. */
  readonly total: number
  /** The cursor of the next page; null at the end. */
  readonly next: string | null
  /** False when the cursor is too far down and only its own page is loaded. */
  readonly fromStart: boolean
}

/** The number of results on a page. */
const pageSize = 20
/** The page size of the service, and the maximum number of requests for the results before a cursor. */
const servicePageSize = 100
const maxRequests = 3

/** All results through the page after a cursor, so that the address alone determines the list. */
export async function listResultPages<Result extends { readonly path: string }>(
  requestPage: RequestResults<Result>,
  cursor: string | undefined,
): Promise<ResultPages<Result>> {
  const { results, total, next_cursor: next } = await requestPage({ limit: pageSize, cursor })
  if (cursor === undefined) return { results, total, next, fromStart: true }
  const last = results.at(-1)?.path
  const collected: Result[] = []
  let nextCursor: string | undefined
  for (let requests = 0; requests < maxRequests; requests++) {
    const part = await requestPage({ limit: servicePageSize, cursor: nextCursor })
    const end = part.results.findIndex(({ path }) => path === last) + 1
    collected.push(...part.results.slice(0, end || servicePageSize))
    if (end > 0) return { results: collected, total, next, fromStart: true }
    if (part.next_cursor === null) return { results: collected, total, next: null, fromStart: true }
    nextCursor = part.next_cursor
  }
  return { results, total, next, fromStart: false }
}
