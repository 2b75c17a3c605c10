import type { Kysely } from 'kysely'
import { type Clock, isoAfter, systemClock } from '../../../../platform/clock.ts'
import type { AdminTables } from '../../schema.ts'

const retentionMs = 30 * 24 * 3_600_000

/** Erases what somebody was writing and has left for 30 days. Revisions are never erased. */
export async function eraseCopies(db: Kysely<AdminTables>, clock: Clock = systemClock): Promise<void> {
  await db.deleteFrom('copies').where('at', '<=', isoAfter(clock(), -retentionMs)).execute()
}
