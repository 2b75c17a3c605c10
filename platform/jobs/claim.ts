import type { ExpressionBuilder, Selectable } from 'kysely'
import { isoAfter } from '../clock.ts'
import type { Database } from '../database/database.ts'
import { skipLocked } from '../database/dialect.ts'
import { type JobsTable, type JobTables, type Lane, lanes } from './tables.ts'

export type Job = Selectable<JobsTable>

/** Claims the longest due job of a lane for `leaseMs` from `now`; no other worker gets it during its lease. */
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

/** The id of the next due job: one range of the index `jobs_due`, however long the queue. */
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
    .where(({ not, exists, selectFrom }) => not(exists(selectFrom('job_pause').select('slot'))))
    .where(({ not, exists, selectFrom }) => not(exists(selectFrom('read_only').select('slot'))))
    .orderBy('run_at')
    .orderBy('id')
    .limit(1)
  return skipLocked(due, dialect)
}

/** When the next job comes due within `ms`; null: none does. */
export async function findNextMoment(
  { db }: Database<JobTables>,
  kinds: readonly string[],
  now: Date,
  ms: number,
): Promise<Date | null> {
  if (kinds.length === 0) return null
  const moments: string[] = []
  for (const lane of lanes) {
    const next = await db
      .selectFrom('jobs')
      .select('run_at')
      .where('done_at', 'is', null)
      .where('gave_up_at', 'is', null)
      .where('lane', '=', lane)
      .where('run_at', '>', now.toISOString())
      .where('run_at', '<=', isoAfter(now, ms))
      .where('kind', 'in', kinds)
      .orderBy('run_at')
      .limit(1)
      .executeTakeFirst()
    if (next) moments.push(next.run_at)
  }
  const first = moments.toSorted()[0]
  return first ? new Date(first) : null
}

/** Ends every lease: for a process that knows all workers of before to be dead. */
export async function releaseClaims({ db }: Database<JobTables>): Promise<void> {
  await db
    .updateTable('jobs')
    .set({ claimed_until: null })
    .where('done_at', 'is', null)
    .where('gave_up_at', 'is', null)
    .where('claimed_until', 'is not', null)
    .execute()
}

/** Renews the lease of a job; does nothing when another worker has claimed it. */
export async function extendClaim({ db }: Database<JobTables>, job: Job, until: string): Promise<void> {
  await db.updateTable('jobs').set({ claimed_until: until }).where(stillOwn(job)).execute()
}

/** Matches a job that no other worker has claimed since. */
export function stillOwn(job: Job) {
  return ({ eb, and }: ExpressionBuilder<JobTables, 'jobs'>) =>
    and([eb('id', '=', job.id), eb('attempts', '=', job.attempts), eb('done_at', 'is', null)])
}
