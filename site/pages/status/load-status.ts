import { type Locale, languageTagOf } from '../../../contract/locale.ts'
import type { PartStatus, Status } from '../../../contract/status.ts'
import { isOver } from '../../../contract/status-parts.ts'
import { formatDate, formatNumber } from '../../../ui/language/format.ts'
import type { SiteRequest } from '../../request/site-request.ts'
import { withDeadline, withFallback } from '../../request/with-fallback.ts'
import { formatMoment } from './format-moment.ts'
import { gradeOf, uptimeOf } from './grades.ts'

const shownDays = 90
const shownHours = 24
const dayMs = 24 * 3_600_000
const hourMs = 3_600_000
/** What was read longer ago, in ms, comes from before a fault. */
const staleMs = 3 * 60_000

/** The status as the page shows it; null: it could not be read, and never has been. */
export async function loadStatus(site: SiteRequest, locale: Locale) {
  site.report.isLive = true
  const asked = site.admin(locale).getStatus({ query: { lang: languageTagOf(locale) } }, withDeadline())
  const status = await withFallback(site, 'the status', asked, null)
  return status && viewOf(status, locale, Date.now())
}

export type StatusView = NonNullable<Awaited<ReturnType<typeof loadStatus>>>
export type PartView = StatusView['parts'][number]
export type IncidentView = StatusView['incidents'][number]

function viewOf(status: Status, locale: Locale, now: number) {
  const isStale = now - Date.parse(status.at) > staleMs
  const moment = (at: string) => ({ at, text: formatMoment(at, locale) })
  return {
    overall: isStale ? ('unknown' as const) : overallOf(status),
    isStale,
    hasBegun: status.checked_at !== null || status.parts.some(({ days }) => days.length > 0),
    readAt: moment(status.at),
    checkedAt: status.checked_at === null ? null : moment(status.checked_at),
    parts: status.parts.map(part => partOf(part, status.at, locale, isStale)),
    incidents: status.incidents.map(({ starts_at, ends_at, updates, ...incident }) => ({
      ...incident,
      isForeign: [incident, ...updates].some(({ lang }) => lang !== languageTagOf(locale)),
      isOver: isOver(incident.state),
      from: moment(starts_at),
      until: ends_at === null ? null : moment(ends_at),
      updates: updates.map(({ at, ...update }) => ({ ...update, when: moment(at) })),
    })),
  }
}

/** The state of the whole: what is worst for a visitor comes first. */
function overallOf({ parts, incidents }: Status): PartStatus['state'] {
  const has = (state: PartStatus['state']) => parts.some(part => part.state === state)
  const open = incidents.filter(({ state }) => !isOver(state))
  if (has('down') || open.some(({ state }) => state === 'investigating' || state === 'identified'))
    return 'down'
  if (has('maintenance') || open.some(({ state }) => state === 'underway')) return 'maintenance'
  if (has('slow') || open.some(({ state }) => state === 'watching')) return 'slow'
  return has('unknown') ? 'unknown' : 'up'
}

/** A span in the largest unit of which there are at least two. */
function spanOf(minutes: number): { readonly unit: 'days' | 'hours' | 'minutes'; readonly count: number } {
  if (minutes >= 2 * 1440) return { unit: 'days', count: Math.trunc(minutes / 1440) }
  return minutes >= 120
    ? { unit: 'hours', count: Math.trunc(minutes / 60) }
    : { unit: 'minutes', count: minutes }
}

function partOf({ id, state, days, hours }: PartStatus, at: string, locale: Locale, isStale: boolean) {
  const byDay = new Map(days.map(day => [day.day, day]))
  const byHour = new Map(hours.map(hour => [hour.hour, hour]))
  const before = (count: number, ms: number, length: number) =>
    new Date(Date.parse(at) - count * ms).toISOString().slice(0, length)
  const gradesOf = (
    count: number,
    find: (back: number) => (typeof days)[number] | (typeof hours)[number] | undefined,
  ) => Array.from({ length: count }, (_, index) => gradeOf(find(count - 1 - index))).join('')
  const uptime = uptimeOf(days)
  const minutes = days.reduce((sum, day) => sum + day.up + day.slow + day.down + day.maintenance, 0)
  return {
    id,
    state: isStale ? ('unknown' as const) : state,
    uptime: uptime === null ? null : `${formatNumber(uptime, locale)}%`,
    measured: spanOf(minutes),
    days: gradesOf(shownDays, back => byDay.get(before(back, dayMs, 10))),
    hours: gradesOf(shownHours, back => byHour.get(before(back, hourMs, 13))),
    faults: days
      .filter(day => !['u', 'n'].includes(gradeOf(day)))
      .toReversed()
      .map(({ day, slow, down, maintenance }) => ({
        ...{ day, date: formatDate(day, locale), slow, down, maintenance },
      })),
  }
}
