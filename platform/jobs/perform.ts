import { type Clock, isoAfter } from '../clock.ts'
import type { Database } from '../database/database.ts'
import type { Log } from '../log.ts'
import { extendClaim, type Job } from './claim.ts'
import { markDone, markDueAgain, markFailed } from './outcome.ts'
import type { JobTables } from './tables.ts'

/** An unfinished job: it is due again after so many milliseconds, with its attempts reset. */
export type ContinueLater = { readonly againInMs: number }

/**
 * Does one job, or a part of it. It may run again for the same id (after a failure, or when the process died before the
 * outcome was stored), so it has to be idempotent. Throw PermanentFailure when a retry cannot help.
 */
export type JobHandler = (
  payload: unknown,
  job: { readonly id: string; readonly attempt: number },
  // biome-ignore lint/suspicious/noConfusingVoidType: most handlers return nothing at all
) => Promise<ContinueLater | undefined | void>

/** The handler of one kind of job; one with a period is rescheduled when it is done. */
export type Task = { readonly run: JobHandler; readonly periodMs?: number }

type JobContext = {
  readonly log: Log
  readonly clock: Clock
  readonly leaseMs: number
  /** Called when the handler has ended, before its outcome is stored: from then on the job may be claimed again. */
  readonly onEnded: () => void
}

/** `unknown`: it could not be stored. */
export type Outcome = 'done' | 'again' | 'failed' | 'given-up' | 'unknown'

/** Runs a claimed job, renews its lease meanwhile, and stores its outcome. Never throws. */
export async function perform(
  database: Database<JobTables>,
  job: Job,
  task: Task,
  { log, clock, leaseMs, onEnded }: JobContext,
): Promise<Outcome> {
  const facts = { job: job.id, kind: job.kind, attempt: job.attempts }
  const heartbeat = setInterval(() => {
    extendClaim(database, job, isoAfter(clock(), leaseMs)).catch(error => {
      log.warn({ ...facts, err: error }, 'Job lease could not be renewed')
    })
  }, leaseMs / 3)
  try {
    const { reason, againInMs = task.periodMs } = await attempt(job, task)
    onEnded()
    if (reason !== undefined) {
      const gaveUp = await markFailed(database, job, reason, clock(), task.periodMs)
      log[gaveUp ? 'error' : 'warn']({ ...facts, err: reason }, gaveUp ? 'Job given up' : 'Job failed')
      return gaveUp ? 'given-up' : 'failed'
    }
    if (againInMs === undefined) await markDone(database, job, clock())
    else await markDueAgain(database, job, isoAfter(clock(), againInMs))
    return againInMs === undefined ? 'done' : 'again'
  } catch (error) {
    // The lease expires, and the job is claimed again.
    log.error({ ...facts, err: error }, 'Job outcome could not be stored')
    return 'unknown'
  } finally {
    clearInterval(heartbeat)
  }
}

async function attempt(job: Job, task: Task): Promise<{ reason?: unknown; againInMs?: number }> {
  try {
    if (job.max_attempts !== null && job.attempts > job.max_attempts) {
      throw new Error('The process ended during the last attempt')
    }
    const unfinished = await task.run(JSON.parse(job.payload), { id: job.id, attempt: job.attempts })
    return unfinished ?? {}
  } catch (reason) {
    return { reason: reason ?? new Error('The job failed without a reason') }
  }
}
