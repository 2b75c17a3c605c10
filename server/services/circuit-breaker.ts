import { setTimeout as sleep } from 'node:timers/promises'

/** The circuit is open: the service failed several times in a row. */
export class CircuitOpen extends Error {
  override name = 'CircuitOpen'
  /** Seconds until the next probe, 1 or more. */
  readonly retryAfter: number

  constructor(retryAfter: number) {
    super('not asked: it failed several times in a row')
    this.retryAfter = retryAfter
  }
}

/** The outcome of a call; `unknown`: the caller aborted it. */
export type Outcome = 'good' | 'failed' | 'unknown'

interface CircuitBreakerOptions {
  /** Failures in a row that open the circuit. */
  readonly threshold?: number
  /** How long it stays open at first, in ms; twice as long after each probe that fails. */
  readonly openMs?: number
  readonly longestOpenMs?: number
  /** A monotonic clock, in ms. */
  readonly now?: () => number
}

/** How long other calls wait for a probe, in ms. */
const probeMs = 300

export type CircuitBreaker = ReturnType<typeof createCircuitBreaker>

/**
 * A circuit breaker: after some failures in a row calls throw `CircuitOpen` at once; after a pause one call goes through as
 * a probe, and its outcome closes the circuit or doubles the pause. Calls that come during a probe wait for it for at most
 * `probeMs`.
 */
export function createCircuitBreaker({
  threshold = 5,
  openMs = 2000,
  longestOpenMs = 15_000,
  now = () => performance.now(),
}: CircuitBreakerOptions = {}) {
  let failures = 0
  let pause = openMs
  let openUntil: number | null = null
  let probe: Promise<void> | null = null

  function settle(outcome: Outcome) {
    if (outcome === 'good') {
      failures = 0
      pause = openMs
      openUntil = null
    }
    if (outcome !== 'failed') return
    failures += 1
    // Calls that were under way when the circuit opened do not lengthen the pause.
    if (failures < threshold || (openUntil !== null && now() < openUntil)) return
    if (openUntil !== null) pause = Math.min(longestOpenMs, pause * 2)
    openUntil = now() + pause
  }

  /** Whether a call has to be refused: the circuit is open, or another call is the probe. */
  const isOpen = () => openUntil !== null && (now() < openUntil || probe !== null)

  const retryAfter = () => Math.max(1, Math.ceil(((openUntil ?? 0) - now()) / 1000))

  return {
    /** Closes the circuit: the service is known to answer. */
    close: () => settle('good'),
    /** Throws `CircuitOpen` while the circuit is open. */
    check() {
      if (isOpen()) throw new CircuitOpen(retryAfter())
    },
    /** Runs a call and takes its outcome into account; `judge` also gets what was thrown. Throws `CircuitOpen`. */
    async run<T>(call: () => Promise<T>, judge: (answer: T | null, error: unknown) => Outcome): Promise<T> {
      if (probe !== null) await Promise.race([probe, sleep(probeMs, undefined, { ref: false })])
      this.check()
      const { promise, resolve } = Promise.withResolvers<void>()
      const isProbe = openUntil !== null
      if (isProbe) probe = promise
      try {
        const answer = await call()
        settle(judge(answer, null))
        return answer
      } catch (error) {
        settle(judge(null, error))
        throw error
      } finally {
        if (isProbe) probe = null
        resolve()
      }
    },
  }
}
