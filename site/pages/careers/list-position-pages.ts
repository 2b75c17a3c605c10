import type { AdminClient } from '../../../contract/admin.ts'
import type { CallOptions } from '../../../contract/client.ts'
import type { Filter } from './filters.ts'

const pageSize = 6
/** The page size of the service. */
const servicePageSize = 100

/** The cursor in the absolute URL of the service's `next` link. */
const cursorIn = (address: string | null): string | null =>
  address === null ? null : new URL(address, 'http://host').searchParams.get('cursor')

/** A position with the fields that the list requests. */
export type ListedPosition = Awaited<ReturnType<AdminClient['listPositions']>>['data'][number]

export interface PositionPage {
  readonly positions: readonly ListedPosition[]
  /** The cursor of the next page; null at the end. */
  readonly next: string | null
  /** The number of positions before the page of the cursor. */
  readonly before: number
}

/**
 * All positions up to the end of the page after a cursor, so that an address shows the same list with and without
 * scripts. Without a cursor, the first page.
 */
export async function listPositionPages(
  admin: AdminClient,
  filter: Filter,
  cursor: string | undefined,
  options: CallOptions,
): Promise<PositionPage> {
  const page = await admin.listPositions({ query: { ...filter, limit: pageSize, cursor } }, options)
  const next = cursorIn(page.cursor)
  if (cursor === undefined) return { positions: page.data, next, before: 0 }
  const last = page.data.at(-1)?.id
  const positions: ListedPosition[] = []
  for (let place: string | undefined; ; ) {
    const part = await admin.listPositions(
      { query: { ...filter, limit: servicePageSize, cursor: place } },
      options,
    )
    for (const position of part.data) {
      positions.push(position)
      if (position.id === last) return { positions, next, before: positions.length - page.data.length }
    }
    place = cursorIn(part.cursor) ?? undefined
    if (place === undefined) return { positions, next: null, before: 0 }
  }
}
