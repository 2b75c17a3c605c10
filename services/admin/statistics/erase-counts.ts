import { setImmediate } from 'node:timers/promises'
import type { Kysely } from 'kysely'
import { type Clock, systemClock } from '../../../platform/clock.ts'
import type { AdminTables } from '../schema.ts'

/** The retention period in the privacy policy. */
const retentionMonths = 24
/** A name has at most one row for each language and depth. */
const namesAtOnce = 20

/** Deletes counts beyond the retention period, in slices. */
export async function eraseCounts(db: Kysely<AdminTables>, clock: Clock = systemClock): Promise<void> {
  const end = clock()
  end.setUTCMonth(end.getUTCMonth() - retentionMonths)
  const rows = () =>
    db
      .selectFrom('counts')
      .select(['day', 'kind', 'name'])
      .where('day', '<', end.toISOString().slice(0, 10))
      .orderBy('day')
      .orderBy('kind')
      .orderBy('name')
  for (let first = await rows().executeTakeFirst(); first; first = await rows().executeTakeFirst()) {
    const { day, kind } = first
    const own = await rows()
      .where('day', '=', day)
      .where('kind', '=', kind)
      .distinct()
      .limit(namesAtOnce)
      .execute()
    await db
      .deleteFrom('counts')
      .where('day', '=', day)
      .where('kind', '=', kind)
      .where(
        'name',
        'in',
        own.map(({ name }) => name),
      )
      .execute()
    await setImmediate()
  }
}
