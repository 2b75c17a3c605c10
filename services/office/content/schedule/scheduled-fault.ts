import { Refusal } from '../../../http/problem.ts'

/** How often the jobs of schedules and bundles are tried while the database or the machine fails. */
export const maxAttempts = 10

/** Thrown when what was to go out is done, cancelled or changed by somebody else meanwhile. */
export class NoLongerWaiting extends Error {
  override name = 'NoLongerWaiting'
}

/** Why something does not go out and will not by itself; null: it is worth another try. */
export function faultOf(error: unknown, attempt: number): string | null {
  if (error instanceof Refusal) return error.message
  return attempt >= maxAttempts ? 'Something failed that is no fault of the text: see Health.' : null
}
