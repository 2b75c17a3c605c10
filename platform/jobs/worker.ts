import { setImmediate } from 'node:timers/promises'
import { type Clock, systemClock } from '../clock.ts'
import type { Database } from '../database/database.ts'
import type { Log } from '../log.ts'
import { withSpan } from '../tracing/span.ts'
import type { Tracing } from '../tracing/tracing.ts'
import { createAlarm } from './alarm.ts'
import { findDueJob, findNextMoment, type Job } from './claim.ts'
import { deleteDoneJobs } from './outcome.ts'
import { type JobHandler, type Outcome, perform, type Task } from './perform.ts'
import { ensureRecurring, recurringKind } from './recurring.ts'
import type { JobTables } from './tables.ts'

/** Hears of each run of a job, in ms. */
export type ObserveJob = (kind: string, outcome: Outcome, ms: number) => void

export type WorkerOptions = {
  readonly log: Log
  readonly observe?: ObserveJob | undefined
  readonly tracing?: Tracing | null
  /**
   * The polling interval, in ms; a job whose moment comes before is begun at its moment. A function gives that of a process
   * that is notified of new jobs, before each poll.
   */
  readonly pollMs?: number | (() => number)
  /** The lease of a claimed job, in ms: without a renewal another worker claims it then. */
  readonly leaseMs?: number
  /** The number of concurrent jobs. */
  readonly concurrency?: number
  readonly clock?: Clock
}

export type Worker = {
  /** Polls at once: to be called after a transaction that enqueued jobs. */
  wake(): void
  /**
   * Schedules a job at once and then every `ms`, in one of the processes that share the database. After a failure it is
   * retried, at the latest after `ms`.
   */
  every(name: string, ms: number, run: () => Promise<void>): Promise<void>
  /** Claims no more jobs, and resolves when those under way are finished. */
  stop(): Promise<void>
}

/** A clock that is put back by more than this, in ms, was wrong before. */
const jumpMs = 30_000

/** How soon a queue that could not be read is read again, in ms. */
const againMs = 500

/** Starts a worker for the given kinds of jobs; others are left to other workers. */
export function startWorker<Tables extends JobTables>(
  shared: Database<Tables>,
  handlers: Readonly<Record<string, JobHandler>>,
  {
    log,
    observe,
    tracing,
    pollMs = 1000,
    leaseMs = 60_000,
    concurrency = 4,
    clock = systemClock,
  }: WorkerOptions,
): Worker {
  const database = shared as unknown as Database<JobTables>
  const tasks = new Map<string, Task>(Object.entries(handlers).map(([kind, run]) => [kind, { run }]))
  const underWay = new Set<Promise<void>>()
  const ownIds = new Set<string>()
  const alarm = createAlarm()
  let stopping = false
  const periods = new Map<string, number>()
  /** How far the clock is from one that is never set. */
  const offset = () => clock().getTime() - performance.now()
  let knownOffset = offset()

  /** One slot is never taken by bulk jobs, unless there is only one. */
  const maxBulk = Math.max(1, concurrency - 1)
  let bulkUnderWay = 0

  async function claim(): Promise<Job | undefined> {
    const kinds = [...tasks.keys()]
    const job = await findDueJob(database, kinds, clock(), leaseMs)
    if (job || bulkUnderWay >= maxBulk) return job
    return findDueJob(database, kinds, clock(), leaseMs, 1)
  }

  async function takeDueJobs(): Promise<void> {
    while (!stopping && underWay.size < concurrency) {
      // The embedded database answers synchronously: without this yield short jobs would block the event loop together.
      await setImmediate()
      const job = await claim()
      const task = job && tasks.get(job.kind)
      if (!task) return
      // A clock that jumps ahead ends the leases of jobs that still run here.
      if (ownIds.has(job.id)) continue
      ownIds.add(job.id)
      bulkUnderWay += job.lane
      const onEnded = () => void ownIds.delete(job.id)
      const startedAt = performance.now()
      const facts = { 'job.id': job.id, 'job.attempt': job.attempts }
      const span = tracing?.start(`job ${job.kind}`, 'consumer', facts, job.traceparent) ?? null
      const run = () => perform(database, job, task, { log, clock, leaseMs, onEnded })
      const work = withSpan(span, run).then(outcome => {
        span?.set({ 'job.outcome': outcome })
        span?.end(outcome === 'done' || outcome === 'again' ? undefined : outcome)
        observe?.(job.kind, outcome, performance.now() - startedAt)
        bulkUnderWay -= job.lane
        underWay.delete(work)
        alarm.ring()
      })
      underWay.add(work)
    }
  }

  /** Until the next moment of a job, and at most until the next poll: another process may have enqueued one. */
  async function restMs(): Promise<number> {
    const most = typeof pollMs === 'number' ? pollMs : pollMs()
    const now = clock()
    const next = await findNextMoment(database, [...tasks.keys()], now, most)
    return next ? next.getTime() - now.getTime() : most
  }

  /** Of a clock that was ahead and is put back, recurring jobs would wait for the time that it said. */
  async function heedClock(): Promise<void> {
    const now = offset()
    if (now > knownOffset - jumpMs) {
      knownOffset = Math.max(knownOffset, now)
      return
    }
    log.warn(
      { seconds: Math.round((knownOffset - now) / 1000) },
      'The clock was put back: recurring jobs follow',
    )
    for (const [name, ms] of periods) await ensureRecurring(database, name, ms, clock())
    knownOffset = now
  }

  async function work(): Promise<void> {
    let isAway = false
    while (!stopping) {
      let waitMs = againMs
      try {
        await heedClock()
        await takeDueJobs()
        waitMs = await restMs()
        isAway = false
      } catch (error) {
        if (!isAway) log.error({ err: error }, 'Job queue could not be read')
        isAway = true
      }
      if (!stopping) await alarm.wait(waitMs)
    }
    await Promise.all(underWay)
  }

  async function every(name: string, ms: number, run: () => Promise<void>): Promise<void> {
    tasks.set(recurringKind(name), { run, periodMs: ms })
    periods.set(name, ms)
    await ensureRecurring(database, name, ms, clock())
    alarm.ring()
  }

  const finished = work()
  const planned = every('sweep-jobs', 3_600_000, () => deleteDoneJobs(database, clock())).catch(error => {
    log.warn({ err: error }, 'Cleanup of done jobs could not be scheduled')
  })
  return {
    wake: () => alarm.ring(),
    every,
    async stop() {
      stopping = true
      alarm.ring()
      await Promise.all([planned, finished])
    },
  }
}
