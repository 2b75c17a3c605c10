export const snoozeTitles = {
  tomorrow: 'Tomorrow',
  monday: 'Next Monday',
  week: 'In a week',
  month: 'In four weeks',
} as const

const dayMs = 24 * 3_600_000

/** The time at which a snooze ends: 9 in the morning of its day, in a time zone. null: not a choice and not a day. */
export function snoozeEnd(choice: string, now: Date, zone: string): Date | null {
  const today = new Date(`${localDay(now, zone)}T00:00:00Z`)
  const after = (days: number) => new Date(today.getTime() + days * dayMs).toISOString().slice(0, 10)
  const days: Readonly<Record<string, number>> = {
    tomorrow: 1,
    monday: (8 - today.getUTCDay()) % 7 || 7,
    week: 7,
    month: 28,
  }
  const wanted = days[choice]
  const day = wanted === undefined ? choice : after(wanted)
  return /^\d{4}-\d\d-\d\d$/.test(day) ? atNine(day, zone) : null
}

const localDay = (date: Date, zone: string) =>
  new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone: zone }).format(date)

function atNine(day: string, zone: string): Date | null {
  const guess = new Date(`${day}T09:00:00Z`)
  if (Number.isNaN(guess.getTime())) return null
  // Twice: the offset of the guess may be that of the other side of a clock change.
  const first = new Date(guess.getTime() - offsetMs(guess, zone))
  return new Date(guess.getTime() - offsetMs(first, zone))
}

/** The offset of a time zone from UTC at a time. */
function offsetMs(date: Date, zone: string): number {
  const local = new Intl.DateTimeFormat('sv-SE', {
    dateStyle: 'short',
    timeStyle: 'medium',
    timeZone: zone,
  }).format(date)
  return Date.parse(`${local.replace(' ', 'T')}Z`) - Math.trunc(date.getTime() / 1000) * 1000
}
