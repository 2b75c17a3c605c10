import type { Kysely } from 'kysely'
import { isoAfter } from '../../../platform/clock.ts'
import type { AdminTables } from '../schema.ts'

const keptMs = 400 * 24 * 3_600_000

/** Deletes the days of redirects that are more than a year past, and those of redirects that are gone. */
export async function eraseRedirectDays(db: Kysely<AdminTables>, now: Date = new Date()): Promise<void> {
  const last = isoAfter(now, -keptMs).slice(0, 10)
  await db
    .deleteFrom('redirect_days')
    .where(({ or, eb, selectFrom }) =>
      or([eb('day', '<', last), eb('from_path', 'not in', selectFrom('redirects').select('from_path'))]),
    )
    .execute()
}
