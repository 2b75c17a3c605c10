/** A worker that lived for so long was sound. */
const soundMs = 60_000
const firstMs = 100
const longestMs = 60_000
const hopeless = 5

/** Paces the restarts of one worker: each early end in a row doubles the pause, up to a minute. */
export function createRestarts() {
  let failures = 0
  return {
    /** The pause before the next start, in ms, after a worker lived for so long. */
    next(livedMs: number): number {
      failures = livedMs >= soundMs ? 1 : failures + 1
      return Math.min(longestMs, firstMs * 2 ** (failures - 1))
    },
    /** Whether it has ended early five times in a row. */
    get isHopeless() {
      return failures >= hopeless
    },
  }
}

export type Restarts = ReturnType<typeof createRestarts>
