import type { Clock } from '../../platform/clock.ts'
import type { Log } from '../../platform/log.ts'
import type { Measured } from '../../services/admin/status/state-letters.ts'
import { minuteOf } from '../../services/admin/status/store-minute.ts'
import { onceAMinute } from '../http/once-a-minute.ts'

const minuteMs = 60_000
/** A look begins this long after the minute has, plus up to as much again, so that processes do not look at once. */
const delayMs = 5_000
/** Minutes that wait for the database: a day. */
const maxWaiting = 1440

interface StatusWatchOptions {
  readonly measure: (now: Date) => Promise<Measured>
  /** Whether another process has measured a minute. Rejects while the database is away. */
  readonly isMeasured: (minute: string) => Promise<boolean>
  readonly store: (minute: string, measured: Measured) => Promise<void>
  /** Whether nothing may be stored: minutes wait until it is over. Rejects while the database is away. */
  readonly isReadOnly: () => Promise<boolean>
  readonly clock: Clock
  readonly log: Pick<Log, 'warn'>
}

/** Looks at the parts of the site; what the database cannot take waits in memory, for a day at most. */
export function createStatusWatch({
  measure,
  isMeasured,
  store,
  isReadOnly,
  clock,
  log,
}: StatusWatchOptions) {
  const waiting = new Map<string, Measured>()
  const warn = onceAMinute()

  async function look(): Promise<void> {
    const now = clock()
    const minute = minuteOf(now)
    if (waiting.has(minute) || (await isMeasured(minute).catch(() => false))) return
    waiting.set(minute, await measure(now))
    const [oldest] = waiting.keys()
    if (waiting.size > maxWaiting && oldest !== undefined) waiting.delete(oldest)
    try {
      if (await isReadOnly()) return
      for (const [each, measured] of waiting) {
        await store(each, measured)
        waiting.delete(each)
      }
    } catch (error) {
      warn(() => log.warn({ reason: String(error) }, 'The status of a minute waits to be stored'))
      // What visitors send could not be stored either.
      const measured = waiting.get(minute)
      if (measured)
        waiting.set(minute, { ...measured, account: 'down', requests: 'down', newsletter: 'down' })
    }
  }
  return { look }
}

/** Looks seconds after the start, then once a minute, until it is stopped. */
export function startStatusWatch(options: StatusWatchOptions): { stop(): Promise<void> } {
  const watch = createStatusWatch(options)
  const jitter = Math.random() * delayMs
  let timer: NodeJS.Timeout
  let underWay: Promise<void> = Promise.resolve()
  const plan = () => {
    const now = options.clock().getTime()
    timer = setTimeout(run, minuteMs - (now % minuteMs) + delayMs + jitter)
    timer.unref()
  }
  const run = () => {
    underWay = watch
      .look()
      .catch(error => options.log.warn({ reason: String(error) }, 'The status could not be measured'))
      .finally(plan)
  }
  // Visitors of a new site need not wait for the next minute.
  timer = setTimeout(run, delayMs + jitter)
  timer.unref()
  return {
    async stop() {
      clearTimeout(timer)
      await underWay
      clearTimeout(timer)
    },
  }
}
