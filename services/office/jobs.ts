import type { Kysely } from 'kysely'
import type { RecurringJob } from '../../platform/jobs/recurring.ts'
import { erasePersonKeys } from './people/person-key.ts'
import type { OfficeTables } from './schema.ts'

/** The recurring jobs of the office. */
export const officeRecurringJobs = (db: Kysely<OfficeTables>): readonly RecurringJob[] => [
  { name: 'erase-person-keys', everyMs: 24 * 3_600_000, run: () => erasePersonKeys(db) },
]
