import { setTimeout as sleep } from 'node:timers/promises'

/** The circuit is open: the service failed several times in a row. */
export class CircuitOpen extends Error {
  override name = 'CircuitOpen'

  constructor() {
    super('not asked: it failed several times in a row')
  }
}

/** The outcome of a call; `unknown`: the caller aborted it. */
export type Outcome = 'good' | 'failed' | 'unknown'

/** The outcome of a call, of its answer or of what it threw. */
type Judge<T> = (answer: T | null, error: unknown) => Outcome

interface CircuitBreakerOptions {
  /** Whether the service answers something: asked in each interval while the circuit is open. */
  readonly answers: () => Promise<boolean>
  readonly everyMs?: number
  /** Failures in a row that open the circuit. */
  readonly threshold?: number
}

/** How long other calls wait for a probe, in ms. */
const probeMs = 300

export type CircuitBreaker = ReturnType<typeof createCircuitBreaker>

/**
 * A circuit breaker: after some failures in a row calls throw `CircuitOpen` at once. When the service answers something
 * again, one call goes through as a probe, and closes the circuit unless it fails, too. Calls that come during a probe wait
 * for it for at most `probeMs`.
 */
export function createCircuitBreaker({ answers, everyMs = 500, threshold = 5 }: CircuitBreakerOptions) {
  let failures = 0
  let state: 'closed' | 'open' | 'half-open' = 'closed'
  let probe: Promise<unknown> | null = null
  let timer: NodeJS.Timeout | undefined

  function close() {
    clearInterval(timer)
    failures = 0
    state = 'closed'
  }

  function open() {
    if (state === 'closed') timer = setInterval(look, everyMs).unref()
    state = 'open'
  }

  /** One that hangs does not keep the next from asking. */
  async function look() {
    if ((await answers().catch(() => false)) && state === 'open') {
      state = 'half-open'
      probe = null
    }
  }

  function settle(outcome: Outcome, isProbe: boolean) {
    if (outcome === 'good') close()
    else if (outcome === 'failed') {
      failures += 1
      if (failures >= threshold && (state === 'closed' || isProbe)) open()
    } else if (isProbe && state === 'open') state = 'half-open'
  }

  function check() {
    if (state === 'open') throw new CircuitOpen()
  }

  async function attempt<T>(call: () => Promise<T>, judge: Judge<T>, isProbe: boolean): Promise<T> {
    try {
      const answer = await call()
      settle(judge(answer, null), isProbe)
      return answer
    } catch (error) {
      settle(judge(null, error), isProbe)
      throw error
    }
  }

  function remember(answer: Promise<unknown>) {
    const settled = answer
      .catch(() => {})
      .then(() => {
        if (probe === settled) probe = null
      })
    probe = settled
  }

  return {
    /** Throws `CircuitOpen` while the circuit is open. */
    check,
    /** Runs a call and takes its outcome into account. Throws `CircuitOpen`. */
    async run<T>(call: () => Promise<T>, judge: Judge<T>): Promise<T> {
      if (state === 'open' && probe) await Promise.race([probe, sleep(probeMs, undefined, { ref: false })])
      check()
      const isProbe = state === 'half-open'
      if (isProbe) state = 'open'
      const answer = attempt(call, judge, isProbe)
      if (isProbe) remember(answer)
      return answer
    },
  }
}
