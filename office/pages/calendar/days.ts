import type { CalendarItem } from '../../../contract/office/schedule.ts'
import { localDay } from '../../features/local-time.ts'
import { zonedFormat } from '../../features/zoned-format.ts'

/** Items by their day in a time zone, in the order that they have. */
export const groupByDay = (items: readonly CalendarItem[], zone: string): [string, CalendarItem[]][] => [
  ...Map.groupBy(items, ({ at }) => localDay(new Date(at), zone)),
]

/** `Today`, `Tomorrow`, or `Tuesday, December 1`; with the year where it is another. */
export function titleOfDay(day: string, now: string, zone: string): string {
  const today = localDay(new Date(now), zone)
  const title = new Intl.DateTimeFormat('en-US', {
    ...{ weekday: 'long', month: 'long', day: 'numeric', timeZone: 'UTC' },
    ...(day.slice(0, 4) !== today.slice(0, 4) && { year: 'numeric' }),
  }).format(new Date(day))
  const distance = (Date.parse(day) - Date.parse(today)) / 86_400_000
  const near = { '-1': 'Yesterday', 0: 'Today', 1: 'Tomorrow' }[distance]
  return near === undefined ? title : `${near}, ${title}`
}

/** `9:30 AM`; on a day on which the clocks change an hour may come twice, and its offset is there too. */
export function timeOf(at: string, zone: string): string {
  const date = new Date(at)
  const offset = (hours: number) =>
    offsets(zone)
      .formatToParts(new Date(date.getTime() + hours * 3_600_000))
      .find(({ type }) => type === 'timeZoneName')?.value
  const isChange = offset(-12) !== offset(12)
  return (isChange ? timesWithOffset : times)(zone).format(date)
}

const offsets = zonedFormat('en-US', { timeZoneName: 'shortOffset' })
const times = zonedFormat('en-US', { hour: 'numeric', minute: '2-digit' })
const timesWithOffset = zonedFormat('en-US', {
  ...{ hour: 'numeric', minute: '2-digit' },
  timeZoneName: 'shortOffset',
})
