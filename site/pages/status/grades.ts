import type { Minutes } from '../../../contract/status.ts'

/** What a span was like: u without a fault, p with a short one or slow, d with a long one, m with maintenance, n not measured. */
export const grades = ['u', 'p', 'd', 'm', 'n'] as const
export type Grade = (typeof grades)[number]

/** Faults of fewer minutes are short. */
const longMinutes = 30
/** Slow minutes up to here are nothing that anybody has to be told. */
const slowMinutes = 10

/** The grade of a span, and the worst part of it. */
export function gradeOf(minutes: Minutes | undefined): Grade {
  if (minutes === undefined) return 'n'
  const { up, slow, down, maintenance } = minutes
  if (up + slow + down + maintenance === 0) return 'n'
  if (down >= longMinutes) return 'd'
  if (down > 0) return 'p'
  if (maintenance > 0) return 'm'
  return slow >= slowMinutes ? 'p' : 'u'
}

/** The share of measured time in which it worked, in percent, rounded down to two decimals; null: nothing was measured. */
export function uptimeOf(spans: readonly Minutes[]): number | null {
  const sum = (of: (minutes: Minutes) => number) => spans.reduce((total, span) => total + of(span), 0)
  const worked = sum(({ up, slow }) => up + slow)
  const measured = worked + sum(({ down, maintenance }) => down + maintenance)
  return measured === 0 ? null : Math.floor((worked / measured) * 10_000) / 100
}
