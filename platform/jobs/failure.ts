/** Thrown by a handler when a retry cannot help: the job is given up at once and kept with this message. */
export class PermanentFailure extends Error {
  override name = 'PermanentFailure'
}

const firstWaitMs = 5_000
const longestWaitMs = 3_600_000

/**
 * The delay of a retry after the n-th failure, in ms: exponential backoff from 5 s to an hour. `random` (0 to 1) adds
 * jitter of a quarter to both sides.
 */
export function backoff(attempts: number, random: () => number = Math.random): number {
  const wait = Math.min(longestWaitMs, firstWaitMs * 2 ** Math.min(attempts - 1, 20))
  return Math.round(wait * (0.75 + random() / 2))
}

/** The stored text of an error: its message and those of its causes, at most 1,000 characters. */
export function describeError(error: unknown): string {
  const messages: string[] = []
  for (let cause = error; cause !== undefined && messages.length < 5; ) {
    messages.push(cause instanceof Error ? cause.message || cause.name : String(cause))
    cause = cause instanceof Error ? cause.cause : undefined
  }
  return messages.join(': ').slice(0, 1000)
}
