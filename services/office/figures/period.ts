import { type FigurePeriod, figurePeriods } from '../../../contract/office/figure-periods.ts'
import { hobartDay } from '../../admin/content/legal/hobart-day.ts'
import { daysAfter, type Span, spansAfter, startOf } from '../../admin/statistics/spans.ts'

/** The spans of a period, and those of the one before. */
export interface Period {
  readonly span: Span
  readonly today: string
  /** The first day of each span, oldest first; today is in the last. */
  readonly starts: readonly string[]
  /** null: it is no longer kept. */
  readonly before: readonly string[] | null
}

/** The retention period of counts, in months. */
const keptMonths = 24

export function periodOf(name: FigurePeriod, now: Date): Period {
  const { span, count } = figurePeriods[name]
  const today = hobartDay(now)
  const starts = startsUntil(span, startOf(span, today), count)
  const before = startsUntil(span, spansAfter(span, startOf(span, today), -count), count)
  const oldest = spansAfter('month', startOf('month', today), 1 - keptMonths)
  return { span, today, starts, before: String(before[0]) < oldest ? null : before }
}

const startsUntil = (span: Span, last: string, count: number) =>
  Array.from({ length: count }, (_, at) => spansAfter(span, last, at + 1 - count))

/** The last day of the period before. */
export const endOfPrevious = ({ starts }: Period): string => daysAfter(String(starts[0]), -1)
