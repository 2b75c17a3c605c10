import type { MeasuredState } from '../../contract/status-parts.ts'
import type { Measured } from '../../services/admin/status/state-letters.ts'

/** An answer that takes longer, in ms, is slow, and one that takes longer than this is none. */
const slowMs = 2_000
const timeoutMs = 5_000
/** A mail or job that is due for longer, in ms, is late, and after this it counts as not done. */
const lateMs = 10 * 60_000
const lostMs = 60 * 60_000

export interface Probes {
  readonly database: () => Promise<unknown>
  readonly storage: () => Promise<unknown>
  /** Rejects for a page that cannot be had. */
  readonly page: (signal: AbortSignal) => Promise<unknown>
  readonly account: (signal: AbortSignal) => Promise<unknown>
  readonly search: (signal: AbortSignal) => Promise<unknown>
  /** When the oldest mail and the oldest job that are due were to be done. */
  readonly queues: () => Promise<{ readonly mail: string | null; readonly jobs: string | null }>
  /** Whether nothing may be stored, for maintenance. */
  readonly isReadOnly: () => Promise<boolean>
}

/** Looks at each part of the site, for ten seconds at most. */
export async function measureParts(probes: Probes, now: Date): Promise<Measured> {
  const [database, storage, pages, account, search, queues, isReadOnly] = await Promise.all([
    stateOf(probes.database),
    stateOf(probes.storage),
    stateOf(probes.page),
    stateOf(probes.account),
    stateOf(probes.search),
    probes.queues().catch(() => null),
    probes.isReadOnly().catch(() => false),
  ])
  const mail = queues === null ? 'down' : stateOfQueue(queues.mail, now)
  const jobs = queues === null ? 'down' : stateOfQueue(queues.jobs, now)
  const storing = (...states: readonly MeasuredState[]) =>
    isReadOnly ? 'maintenance' : worstOf([database, ...states])
  return {
    ...{ pages, search },
    account: storing(account),
    requests: storing(),
    uploads: storing(storage),
    mail: storing(mail),
    newsletter: storing(jobs),
  }
}

/** What fails is asked a second time: one lost answer is no fault. */
async function stateOf(ask: Ask): Promise<MeasuredState> {
  const first = await askOnce(ask)
  if (first !== 'down') return first
  return (await askOnce(ask)) === 'down' ? 'down' : 'slow'
}

type Ask = (signal: AbortSignal) => Promise<unknown>

async function askOnce(ask: Ask): Promise<MeasuredState> {
  const began = performance.now()
  const late = new AbortController()
  const { promise: timeout, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => {
    late.abort()
    reject(new Error('It took too long'))
  }, timeoutMs)
  try {
    await Promise.race([ask(late.signal), timeout])
    return performance.now() - began > slowMs ? 'slow' : 'up'
  } catch {
    return 'down'
  } finally {
    clearTimeout(timer)
  }
}

function stateOfQueue(oldest: string | null, now: Date): MeasuredState {
  const waits = oldest === null ? 0 : now.getTime() - Date.parse(oldest)
  if (waits > lostMs) return 'down'
  return waits > lateMs ? 'slow' : 'up'
}

const fromBest: readonly MeasuredState[] = ['up', 'slow', 'down']
const worstOf = (states: readonly MeasuredState[]): MeasuredState =>
  states.reduce((worst, state) => (fromBest.indexOf(state) > fromBest.indexOf(worst) ? state : worst), 'up')
