import { isoAfter } from '../clock.ts'
import type { Database } from '../database/database.ts'
import { deleteInSlices } from '../database/delete-in-slices.ts'
import { type Job, stillOwn } from './claim.ts'
import { backoff, describeError, PermanentFailure } from './failure.ts'
import type { JobTables } from './tables.ts'

/**
 * Marks a job as done, also when another worker has claimed it meanwhile. A bulk job is deleted instead: its producer knows
 * its own progress.
 */
export async function markDone({ db }: Database<JobTables>, job: Job, now: Date): Promise<void> {
  if (job.lane === 1) return void (await db.deleteFrom('jobs').where('id', '=', job.id).execute())
  await db
    .updateTable('jobs')
    .set({ done_at: now.toISOString(), payload: '', last_error: null, claimed_until: null })
    .where('id', '=', job.id)
    .execute()
}

/** Reschedules a recurring or unfinished job, which stays one row; one that was brought forward while it ran keeps its time. */
export async function markDueAgain({ db }: Database<JobTables>, job: Job, runAt: string): Promise<void> {
  await db
    .updateTable('jobs')
    .set(({ eb }) => ({
      run_at: eb.case().when('run_at', '=', job.run_at).then(runAt).else(eb.ref('run_at')).end(),
      attempts: 0,
      last_error: null,
      claimed_until: null,
    }))
    .where(stillOwn(job))
    .execute()
}

/** Stores the error and the time of the retry; resolves to whether the job was given up instead. */
export async function markFailed(
  { db }: Database<JobTables>,
  job: Job,
  error: unknown,
  now: Date,
  longestWaitMs = Number.POSITIVE_INFINITY,
): Promise<boolean> {
  const gaveUp =
    job.max_attempts !== null && (error instanceof PermanentFailure || job.attempts >= job.max_attempts)
  await db
    .updateTable('jobs')
    .set({
      last_error: describeError(error),
      claimed_until: null,
      run_at: isoAfter(now, Math.min(longestWaitMs, backoff(job.attempts))),
      gave_up_at: gaveUp ? now.toISOString() : null,
    })
    .where(stillOwn(job))
    .execute()
  return gaveUp
}

const keptMs = 30 * 24 * 3_600_000

/** Deletes jobs that were done more than 30 days ago, in slices; those that were given up stay. */
export async function deleteDoneJobs({ db }: Database<JobTables>, now: Date): Promise<void> {
  await deleteInSlices(slice =>
    db
      .deleteFrom('jobs')
      .where('id', 'in', old =>
        old.selectFrom('jobs').select('id').where('done_at', '<', isoAfter(now, -keptMs)).limit(slice),
      )
      .executeTakeFirst(),
  )
}
