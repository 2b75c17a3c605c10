import type { Kysely } from 'kysely'
import { isoAfter, systemClock } from '../../../platform/clock.ts'
import type { AdminTables } from '../schema.ts'

/** Longer than every run of the job that makes files. */
const unfinishedMs = 24 * 3_600_000

/**
 * Says which objects are about to be stored: those that `claimFiles` does not claim, because the process was killed or
 * another version followed, are removed after a day.
 */
export async function planFiles(db: Kysely<AdminTables>, keys: readonly string[]): Promise<void> {
  await removeLater(db, keys, new Date(systemClock().getTime() + unfinishedMs))
}

/** The objects belong to a picture from here on, in the transaction that shows them. */
export async function claimFiles(trx: Kysely<AdminTables>, keys: readonly string[]): Promise<void> {
  if (keys.length > 0) await trx.deleteFrom('media_removals').where('storage_key', 'in', keys).execute()
}

/** Has objects removed from the storage from a time on, by `sweepMedia`. */
export async function removeLater(db: Kysely<AdminTables>, keys: readonly string[], at: Date): Promise<void> {
  const remove_at = isoAfter(at, 0)
  for (let from = 0; from < keys.length; from += 200)
    await db
      .insertInto('media_removals')
      .values(keys.slice(from, from + 200).map(storage_key => ({ storage_key, remove_at })))
      .onConflict(conflict => conflict.column('storage_key').doUpdateSet({ remove_at }))
      .execute()
}
