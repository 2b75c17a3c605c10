/** Thrown by a handler when trying again cannot help: the job is given up at once and kept with this message. */
export class PermanentFailure extends Error {
  override name = 'PermanentFailure'
}

const firstWaitMs = 5_000
const longestWaitMs = 3_600_000

/**
 * How long to wait, in ms, after a job failed for the n-th time: 5 s, then about twice as long each time, up to an
 * hour. `random` (0 to 1) spreads it by a quarter to both sides, so that jobs that failed together do not return together.
 */
export function backoff(attempts: number, random: () => number = Math.random): number {
  const wait = Math.min(longestWaitMs, firstWaitMs * 2 ** Math.min(attempts - 1, 20))
  return Math.round(wait * (0.75 + random() / 2))
}

/** What is kept of an error: its message and the messages of its causes, at most 1,000 characters. */
export function describeError(error: unknown): string {
  const messages: string[] = []
  for (let cause = error; cause !== undefined && messages.length < 5; ) {
    messages.push(cause instanceof Error ? cause.message || cause.name : String(cause))
    cause = cause instanceof Error ? cause.cause : undefined
  }
  return messages.join(': ').slice(0, 1000)
}
