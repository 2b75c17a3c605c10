import type { Kysely } from 'kysely'
import { type Clock, systemClock } from '../../../../platform/clock.ts'
import { deleteInSlices } from '../../../../platform/database/delete-in-slices.ts'
import type { AdminTables } from '../../schema.ts'

/** The retention period in the privacy policy. */
const retentionMonths = 24

/** Deletes votes and comments on handbook pages that are older than the retention period. */
export async function eraseRatings(db: Kysely<AdminTables>, clock: Clock = systemClock): Promise<void> {
  const end = clock()
  end.setUTCMonth(end.getUTCMonth() - retentionMonths)
  await deleteInSlices(limit =>
    db
      .deleteFrom('handbook_ratings')
      .where('id', 'in', due =>
        due
          .selectFrom('handbook_ratings')
          .select('id')
          .where('created_at', '<=', end.toISOString())
          .limit(limit),
      )
      .executeTakeFirst(),
  )
}
