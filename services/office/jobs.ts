import type { Kysely } from 'kysely'
import { type Clock, systemClock } from '../../platform/clock.ts'
import type { JobHandler } from '../../platform/jobs/perform.ts'
import type { RecurringJob } from '../../platform/jobs/recurring.ts'
import { bundleKind } from './content/bundles/run-bundles.ts'
import { runBundle, runSchedule } from './content/schedule/run-due.ts'
import { scheduleKind } from './content/schedule/run-schedules.ts'
import { checkLinksJob, checkSite } from './links/check-site.ts'
import { erasePersonKeys } from './people/person-key.ts'
import type { OfficeTables } from './schema.ts'

/** The handlers of the office's jobs, by kind. */
export const officeJobs = (
  db: Kysely<OfficeTables>,
  clock: Clock = systemClock,
): Readonly<Record<string, JobHandler>> => ({
  [scheduleKind]: runSchedule(db, clock),
  [bundleKind]: runBundle(db, clock),
})

/** The recurring jobs of the office. */
export const officeRecurringJobs = (
  db: Kysely<OfficeTables>,
  clock: Clock = systemClock,
): readonly RecurringJob[] => [
  { name: checkLinksJob, everyMs: 60_000, run: () => checkSite(db, clock()) },
  { name: 'erase-person-keys', everyMs: 24 * 3_600_000, run: () => erasePersonKeys(db) },
]
