import { localDay, timeOf } from './local-time.ts'

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
  return /^\d{4}-\d\d-\d\d$/.test(day) ? timeOf(`${day}T09:00`, zone) : null
}
