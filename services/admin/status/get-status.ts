import { type Kysely, sql } from 'kysely'
import type { LanguageTag } from '../../../contract/locale.ts'
import type { PartStatus, Status } from '../../../contract/status.ts'
import { type StatusPart, statusParts } from '../../../contract/status-parts.ts'
import { isoAfter } from '../../../platform/clock.ts'
import type { AdminTables } from '../schema.ts'
import { daysAfter } from '../statistics/spans.ts'
import { listIncidents } from './list-incidents.ts'
import { readState } from './state-letters.ts'

/** How many days are shown and kept, today included. */
export const shownDays = 90
const shownHours = 24
const hourMs = 3_600_000
/** A measurement that is older, in ms, says nothing of now. */
const currentMs = 5 * 60_000

interface StatusQuery {
  readonly languageTag: LanguageTag
  readonly now: Date
  /** Whether nothing may be stored: then nothing is measured either. */
  readonly isReadOnly: boolean
}

/** Parts that store what visitors send. */
const storingParts: readonly StatusPart[] = ['account', 'requests', 'uploads', 'mail', 'newsletter']

/** How each part works now, and how it did. */
export async function getStatus(
  db: Kysely<AdminTables>,
  { languageTag, now, isReadOnly }: StatusQuery,
): Promise<Status> {
  const firstDay = daysAfter(now.toISOString().slice(0, 10), 1 - shownDays)
  const [days, hours, latest, incidents] = await Promise.all([
    sumDays(db, firstDay),
    listHours(db, isoAfter(now, -(shownHours - 1) * hourMs).slice(0, 13)),
    db.selectFrom('status_minutes').selectAll().orderBy('minute', 'desc').limit(1).executeTakeFirst(),
    listIncidents(db, { languageTag, now, since: firstDay }),
  ])
  const checkedAt = latest ? `${latest.minute}:00.000Z` : null
  const isCurrent = checkedAt !== null && now.getTime() - Date.parse(checkedAt) < currentMs
  const stateOf = (part: StatusPart): PartStatus['state'] => {
    if (isReadOnly && storingParts.includes(part)) return 'maintenance'
    return (latest && isCurrent && readState(latest.states, part)) || 'unknown'
  }
  return {
    at: now.toISOString(),
    checked_at: checkedAt,
    parts: statusParts.map(id => ({
      id,
      state: stateOf(id),
      days: days.filter(({ part }) => part === id).map(({ part: _, ...day }) => day),
      hours: hours.filter(({ part }) => part === id).map(({ part: _, ...hour }) => hour),
    })),
    incidents,
  }
}

async function sumDays(db: Kysely<AdminTables>, firstDay: string) {
  const day = sql<string>`substr(hour, 1, 10)`
  const rows = await db
    .selectFrom('status_hours')
    .select(({ fn }) => [
      'part',
      day.as('day'),
      fn.sum<number>('up').as('up'),
      fn.sum<number>('slow').as('slow'),
      fn.sum<number>('down').as('down'),
      fn.sum<number>('maintenance').as('maintenance'),
    ])
    .where('hour', '>=', firstDay)
    .groupBy(['part', day])
    .orderBy(day)
    .execute()
  return rows.map(({ part, day, ...minutes }) => ({ part, day, ...numbersOf(minutes) }))
}

/** PostgreSQL sums as text. */
const numbersOf = <Name extends string>(sums: Readonly<Record<Name, number>>): Record<Name, number> =>
  Object.fromEntries(Object.entries(sums).map(([name, sum]) => [name, Number(sum)])) as Record<Name, number>

const listHours = (db: Kysely<AdminTables>, firstHour: string) =>
  db.selectFrom('status_hours').selectAll().where('hour', '>=', firstHour).orderBy('hour').execute()
