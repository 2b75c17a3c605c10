/** The source of the current time; code that depends on the time takes a clock, so that a test can set it. */
export type Clock = () => Date

/** The system clock. */
export const systemClock: Clock = () => new Date()

/** The time `ms` milliseconds after `date`, as the ISO text that the database stores (always UTC, 24 characters). */
export function isoAfter(date: Date, ms: number): string {
  return new Date(date.getTime() + ms).toISOString()
}
