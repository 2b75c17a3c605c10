import type { AdminClient } from '../../../contract/admin.ts'
import type { CallOptions } from '../../../contract/client.ts'
import type { Filter } from './filters.ts'

export const perPage = 6
/** As many as the service gives at once. */
const maxAtOnce = 100

/** The service names the next page by its whole address; what a page's own address carries is the cursor in it. */
export const cursorIn = (address: string | null): string | null =>
  address === null ? null : new URL(address, 'http://host').searchParams.get('cursor')

/** A position as lists give it: with the fields that were asked for. */
export type ListedPosition = Awaited<ReturnType<AdminClient['listPositions']>>['data'][number]

export interface PositionPage {
  readonly positions: readonly ListedPosition[]
  /** Of the page that follows; null at the end. */
  readonly next: string | null
  /** How many were there before the page that the cursor asked for. */
  readonly before: number
}

/**
 * Everything from the first position to the end of the page after a cursor, so that an address shows the same list with
 * and without scripts. Without a cursor, the first page.
 */
export async function listPositionPages(
  admin: AdminClient,
  filter: Filter,
  cursor: string | undefined,
  options: CallOptions,
): Promise<PositionPage> {
  const page = await admin.listPositions({ query: { ...filter, limit: perPage, cursor } }, options)
  const next = cursorIn(page.cursor)
  if (cursor === undefined) return { positions: page.data, next, before: 0 }
  const last = page.data.at(-1)?.id
  const positions: ListedPosition[] = []
  for (let place: string | undefined; ; ) {
    const part = await admin.listPositions({ query: { ...filter, limit: maxAtOnce, cursor: place } }, options)
    for (const position of part.data) {
      positions.push(position)
      if (position.id === last) return { positions, next, before: positions.length - page.data.length }
    }
    place = cursorIn(part.cursor) ?? undefined
    if (place === undefined) return { positions, next: null, before: 0 }
  }
}
