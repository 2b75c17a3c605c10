import type { Kysely } from 'kysely'
import { type Clock, systemClock } from '../../../platform/clock.ts'
import type { AdminTables } from '../schema.ts'

/** What the privacy policy promises. */
const keptMonths = 24

/** Removes the counts of days that lie further back than the privacy policy says. */
export async function eraseCounts(db: Kysely<AdminTables>, clock: Clock = systemClock): Promise<void> {
  const oldest = clock()
  oldest.setUTCMonth(oldest.getUTCMonth() - keptMonths)
  await db.deleteFrom('counts').where('day', '<', oldest.toISOString().slice(0, 10)).execute()
}
