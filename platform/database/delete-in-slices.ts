import { setImmediate } from 'node:timers/promises'

/** A delete of this many rows, with its cascades, takes a few milliseconds on the embedded database. */
const sliceSize = 200

/**
 * Deletes rows in slices until none is left, yielding to the event loop between two. `deleteSome` removes at most `limit`
 * rows and resolves to Kysely's result. Resolves to the number of deleted rows.
 */
export async function deleteInSlices(
  deleteSome: (limit: number) => Promise<{ readonly numDeletedRows: bigint }>,
): Promise<number> {
  for (let total = 0; ; ) {
    const { numDeletedRows } = await deleteSome(sliceSize)
    total += Number(numDeletedRows)
    if (numDeletedRows < sliceSize) return total
    await setImmediate()
  }
}
