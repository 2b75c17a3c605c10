import type { ExpressionBuilder, Selectable } from 'kysely'
import { isoAfter } from '../clock.ts'
import type { Database } from '../database/database.ts'
import { skipLocked } from '../database/dialect.ts'
import type { JobsTable, JobTables, Lane } from './tables.ts'

export type Job = Selectable<JobsTable>

/** Takes the job of a lane that is due longest, for `leaseMs` from `now`. No other worker gets it during that time. */
export async function findDueJob(
  database: Database<JobTables>,
  kinds: readonly string[],
  now: Date,
  leaseMs: number,
  lane: Lane = 0,
): Promise<Job | undefined> {
  if (kinds.length === 0) return undefined
  return await database.db
    .updateTable('jobs')
    .set(({ eb }) => ({ attempts: eb('attempts', '+', 1), claimed_until: isoAfter(now, leaseMs) }))
    .where('id', '=', dueJob(database, kinds, now, lane))
    .returningAll()
    .executeTakeFirst()
}

/** The id of the job to claim next: one range of the index `jobs_due`, however many jobs wait. */
export function dueJob(
  { db, dialect }: Database<JobTables>,
  kinds: readonly string[],
  now: Date,
  lane: Lane,
) {
  const due = db
    .selectFrom('jobs')
    .select('id')
    .where('done_at', 'is', null)
    .where('gave_up_at', 'is', null)
    .where('lane', '=', lane)
    .where('run_at', '<=', now.toISOString())
    .where(({ eb, or }) =>
      or([eb('claimed_until', 'is', null), eb('claimed_until', '<=', now.toISOString())]),
    )
    .where('kind', 'in', kinds)
    .orderBy('run_at')
    .orderBy('id')
    .limit(1)
  return skipLocked(due, dialect)
}

/** Keeps a job that takes long. Nothing happens when it is no longer this worker's. */
export async function extendClaim({ db }: Database<JobTables>, job: Job, until: string): Promise<void> {
  await db.updateTable('jobs').set({ claimed_until: until }).where(stillOwn(job)).execute()
}

/** A job is a worker's own until it is finished or begun again by another. */
export function stillOwn(job: Job) {
  return ({ eb, and }: ExpressionBuilder<JobTables, 'jobs'>) =>
    and([eb('id', '=', job.id), eb('attempts', '=', job.attempts), eb('done_at', 'is', null)])
}
