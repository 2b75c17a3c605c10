import { Refusal } from '../../../http/problem.ts'

const longestMs = 2 * 366 * 24 * 3_600_000

/** A moment of a call. Throws `Refusal` 422 for one that does not exist, has passed, or is more than two years away. */
export function readMoment(text: string, now: Date): Date {
  const at = new Date(text)
  // A day that a month does not have is read as one of the next month.
  const isDate = !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text.slice(0, 16))
  if (!isDate) throw new Refusal(422, 'at: is not a date and a time')
  if (at <= now) throw new Refusal(422, 'at: has passed')
  if (at.getTime() - now.getTime() > longestMs) throw new Refusal(422, 'at: is more than two years away')
  return at
}
