/** Legal texts take effect at the beginning of a day where the company is. */
const timeZone = 'Australia/Hobart'

const dayFormat = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone })
const secondFormat = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'medium', timeZone })

/** `YYYY-MM-DD` of a time in Hobart. */
export const hobartDay = (now: Date): string => dayFormat.format(now)

/** 00:00 of a day in Hobart. Clocks change there at two in the morning: the hour around midnight has one offset. */
export function startOfHobartDay(day: string): Date {
  const midnight = Date.parse(`${day}T00:00:00Z`)
  return new Date(midnight - offsetMs(new Date(midnight - 10.5 * 3_600_000)))
}

function offsetMs(date: Date): number {
  const local = secondFormat.format(date)
  return Date.parse(`${local.replace(' ', 'T')}Z`) - date.getTime()
}
