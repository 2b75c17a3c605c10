import type { Kysely } from 'kysely'
import type { AdminTables } from '../schema.ts'
import { daysAfter } from '../statistics/spans.ts'
import { shownDays } from './get-status.ts'

/** A process that could not store what it measured does so within a day: until then each minute has to be known. */
const minuteDays = 2

/** Deletes measurements that are shown no more. */
export async function eraseStatus(db: Kysely<AdminTables>, now: Date): Promise<void> {
  const today = now.toISOString().slice(0, 10)
  await db.deleteFrom('status_minutes').where('minute', '<', daysAfter(today, -minuteDays)).execute()
  await db.deleteFrom('status_hours').where('hour', '<', daysAfter(today, -shownDays)).execute()
}
