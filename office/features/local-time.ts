import { zonedFormat } from './zoned-format.ts'

/** A day and a time as `<input type="datetime-local">` has them. */
const typedTime = /^(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d)(?::\d\d)?$/

/**
 * The moments of a day and a time in a time zone, in order: none for a time that the clocks leave out, two for one that they
 * repeat. null: it is no day and time.
 */
export function readLocalTime(typed: string, zone: string): Date[] | null {
  const [, day = '', time = ''] = typedTime.exec(typed) ?? []
  const local = `${day}T${time}`
  const guess = Date.parse(`${local}Z`)
  // A day that a month does not have is read as one of the next month.
  if (Number.isNaN(guess) || new Date(guess).toISOString().slice(0, 16) !== local) return null
  const offsets = [guess - dayMs, guess + dayMs].map(near => offsetMs(new Date(near), zone))
  const moments = [...new Set(offsets)].map(offset => guess - offset)
  return moments
    .filter(moment => moment + offsetMs(new Date(moment), zone) === guess)
    .toSorted((a, b) => a - b)
    .map(moment => new Date(moment))
}

const dayMs = 24 * 3_600_000

/** A minute on the clock of a time zone, `2026-06-15T09:00`, as a time; null: it is none. */
export function timeOf(local: string, zone: string): Date | null {
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(local)) return null
  const guess = new Date(`${local}:00Z`)
  if (Number.isNaN(guess.getTime())) return null
  // Twice: the offset of the guess may be that of the other side of a clock change.
  const first = new Date(guess.getTime() - offsetMs(guess, zone))
  return new Date(guess.getTime() - offsetMs(first, zone))
}

/** A time as a field of the type `datetime-local` has it, in a time zone. */
export const localTimeOf = (at: string, zone: string): string =>
  new Date(Date.parse(at) + offsetMs(new Date(at), zone)).toISOString().slice(0, 16)

/** The offset of a time zone from UTC at a time. */
function offsetMs(date: Date, zone: string): number {
  const local = seconds(zone).format(date)
  return Date.parse(`${local.replace(' ', 'T')}Z`) - Math.trunc(date.getTime() / 1000) * 1000
}

/** `YYYY-MM-DD` of a time in a time zone. */
export const localDay = (date: Date, zone: string): string => days(zone).format(date)

/** `Apr 4, 2027, 2:30 AM GMT+11`: the offset tells the two sides of a clock change apart. */
export const formatMoment = (at: string, zone: string): string => moments(zone).format(new Date(at))

const days = zonedFormat('sv-SE', { dateStyle: 'short' })
const seconds = zonedFormat('sv-SE', { dateStyle: 'short', timeStyle: 'medium' })
const moments = zonedFormat('en-US', {
  ...{ year: 'numeric', month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' },
  timeZoneName: 'shortOffset',
})
