/** The steps of a scale below and up to ten, each of which has a half that is easy to read. */
const niceSteps = [1, 2, 4, 6, 8, 10] as const

/** The end of a scale of counts that begins at nothing. */
export function niceEnd(max: number): number {
  if (max <= 4) return Math.max(2, Math.ceil(max / 2) * 2)
  const unit = 10 ** Math.floor(Math.log10(max))
  const step = niceSteps.find(each => each * unit >= max) ?? 10
  return step * unit
}

const minute = 60
const hour = 60 * minute
const day = 24 * hour
const niceTimes = [1, 2, 4, 10, 20, 30].map(each => each * minute)
niceTimes.push(...[1, 2, 4, 8, 12, 24, 48, 96].map(each => each * hour))

/** The end of a scale of seconds. */
export const niceTimeEnd = (max: number): number =>
  niceTimes.find(each => each >= max) ?? niceEnd(max / day) * day

/** Where a point is, in percent of the plot from its left; a single one is in the middle. */
export const across = (at: number, count: number): number =>
  count < 2 ? 50 : round((at / (count - 1)) * 100)

/** Where a value is, in percent of the plot from its top. */
export const down = (value: number, end: number): number => round(100 - (value / end) * 100)

const round = (value: number) => Math.round(value * 100) / 100

/** A line through values; it ends where there is none and begins anew. */
export function pathOf(
  values: readonly (number | null)[],
  end: number,
  from = 0,
  to = values.length,
): string {
  let isDrawn = false
  const parts: string[] = []
  for (let at = from; at < to; at++) {
    const value = values[at] ?? null
    if (value !== null) parts.push(`${isDrawn ? 'L' : 'M'}${across(at, values.length)} ${down(value, end)}`)
    isDrawn = value !== null
  }
  return parts.join('')
}
