import type { FigurePeriod, figurePeriods } from '../../../contract/office/figure-periods.ts'

type Span = (typeof figurePeriods)[FigurePeriod]['span']

export const periodTitles: Readonly<Record<FigurePeriod, string>> = {
  '7d': '7 days',
  '30d': '30 days',
  '26w': '26 weeks',
  '12m': '12 months',
  '24m': '24 months',
}

const dayStyle = { month: 'short', day: 'numeric' } as const
const formats = {
  day: new Intl.DateTimeFormat('en-US', { ...dayStyle, weekday: 'short', timeZone: 'UTC' }),
  week: new Intl.DateTimeFormat('en-US', { ...dayStyle, timeZone: 'UTC' }),
  month: new Intl.DateTimeFormat('en-US', { month: 'short', year: 'numeric', timeZone: 'UTC' }),
  short: new Intl.DateTimeFormat('en-US', { ...dayStyle, timeZone: 'UTC' }),
}

/** `Tue, Nov 3`, `Week of Nov 2`, `Nov 2026`. */
export function spanTitle(start: string, span: Span): string {
  const title = formats[span].format(new Date(start))
  return span === 'week' ? `Week of ${title}` : title
}

/** Below an axis: `Nov 3`, `Nov 2026`. */
export const axisTitle = (start: string, span: Span): string =>
  formats[span === 'month' ? 'month' : 'short'].format(new Date(start))

/** `Nov 3`. */
export const shortDay = (day: string): string => formats.short.format(new Date(day))

export const numberText = (value: number): string => value.toLocaleString('en-US')

const minute = 60
const hour = 60 * minute
const day = 24 * hour

/** `45 s`, `12 min`, `3.2 h`, `1.5 days`. */
export function durationText(seconds: number): string {
  if (seconds < minute) return `${Math.round(seconds)} s`
  if (seconds < hour) return `${Math.round(seconds / minute)} min`
  if (seconds < 2 * day) return `${tenths(seconds / hour)} h`
  return `${tenths(seconds / day)} days`
}

const tenths = (value: number) => Math.round(value * 10) / 10

type Values = readonly (number | null)[]

/** The sum of counts. */
export const sumOf = (values: Values): number => values.reduce<number>((sum, value) => sum + (value ?? 0), 0)

/**
 * By how many percent a count has grown: of the spans that are over, against as many of the period before. null: there is
 * nothing to compare with.
 */
export function growthOf({ now, before }: { readonly now: Values; readonly before: Values | null }) {
  if (before === null) return null
  const earlier = sumOf(before.slice(0, -1))
  return earlier === 0 ? null : Math.round((sumOf(now.slice(0, -1)) / earlier - 1) * 100)
}

/** `8% more`, `12% fewer`, `as many`. */
export function growthText(growth: number): string {
  if (growth === 0) return 'as many'
  return growth > 0 ? `${numberText(growth)}% more` : `${-growth}% fewer`
}
