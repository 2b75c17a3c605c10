export const spans = ['day', 'week', 'month'] as const
export type Span = (typeof spans)[number]

const dayMs = 24 * 3_600_000

/** The first day of the span that a day, `YYYY-MM-DD`, is in; weeks begin on Monday. */
export function startOf(span: Span, day: string): string {
  if (span === 'day') return day
  if (span === 'month') return `${day.slice(0, 7)}-01`
  return daysAfter(day, -((new Date(day).getUTCDay() + 6) % 7))
}

/** The first day of the span that is so many after one that begins on `start`. */
export function spansAfter(span: Span, start: string, count: number): string {
  if (span !== 'month') return daysAfter(start, count * (span === 'week' ? 7 : 1))
  const date = new Date(start)
  date.setUTCMonth(date.getUTCMonth() + count)
  return date.toISOString().slice(0, 10)
}

export const daysAfter = (day: string, count: number): string =>
  new Date(Date.parse(day) + count * dayMs).toISOString().slice(0, 10)
