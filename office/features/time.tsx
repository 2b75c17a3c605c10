import { zonedFormat } from './zoned-format.ts'

interface TimeProps {
  readonly at: string
  /** The time of the page's data: server and browser write the same. */
  readonly now: string
  readonly zone: string
  /** `2 h` instead of `2 hours ago`. */
  readonly short?: boolean
}

const minuteMs = 60_000
const steps = [
  { unit: 'day', letter: 'd', ms: 1440 * minuteMs },
  { unit: 'hour', letter: 'h', ms: 60 * minuteMs },
  { unit: 'minute', letter: 'min', ms: minuteMs },
] as const
const relative = new Intl.RelativeTimeFormat('en', { numeric: 'auto' })

/** A time as its distance from now; a date when it is more than a week away. */
export function Time({ at, now, zone, short = false }: TimeProps) {
  const full = formatTime(at, zone)
  return (
    <time dateTime={at} title={full}>
      {distance(at, now, zone, short)}
    </time>
  )
}

/** `Nov 23, 2026, 6:40 PM` in a time zone. */
export const formatTime = (at: string, zone: string): string => fullTime(zone).format(new Date(at))

const fullTime = zonedFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' })
const thisYear = zonedFormat('en-US', { month: 'short', day: 'numeric' })
const otherYear = zonedFormat('en-US', { month: 'short', day: 'numeric', year: 'numeric' })

/** Whether a time is more than a week away: it is then shown as a date. */
export const isLongAgo = (at: string, now: string): boolean =>
  Math.abs(Date.parse(at) - Date.parse(now)) > 7 * 1440 * minuteMs

function distance(at: string, now: string, zone: string, short: boolean): string {
  const away = Date.parse(at) - Date.parse(now)
  const size = Math.abs(away)
  if (isLongAgo(at, now)) {
    const isSameYear = at.slice(0, 4) === now.slice(0, 4)
    return (isSameYear ? thisYear : otherYear)(zone).format(new Date(at))
  }
  const step = steps.find(({ ms }) => size >= ms)
  if (!step) return short ? 'now' : 'just now'
  const count = Math.trunc(away / step.ms)
  return short ? `${Math.abs(count)} ${step.letter}` : relative.format(count, step.unit)
}
