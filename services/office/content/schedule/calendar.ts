import type { Kysely } from 'kysely'
import { entryKinds } from '../../../../contract/office/content-parts.ts'
import type { CalendarItem } from '../../../../contract/office/schedule.ts'
import { isoAfter } from '../../../../platform/clock.ts'
import type { BundleRow, ScheduleRow } from '../../../admin/content/entries/schedule-tables.ts'
import { findColleagues } from '../../inbox/colleagues.ts'
import type { OfficeTables } from '../../schema.ts'
import { selectBundles } from '../bundles/select-bundles.ts'
import { findCalendarDays } from '../legal/find-calendar-days.ts'
import { viewEntries } from '../list-entries.ts'

const pastMs = 14 * 24 * 3_600_000
/** A job that has not begun this long after its moment is late. */
const lateMs = 60_000
const maxItems = 500

/** What went out or took effect in the last 14 days, and everything that waits or has failed, by time. */
export async function getCalendar(db: Kysely<OfficeTables>, now: Date): Promise<{ items: CalendarItem[] }> {
  const from = isoAfter(now, -pastMs)
  const parts = await db
    .selectFrom('schedules as s')
    .innerJoin('entries as e', 'e.id', 's.entry_id')
    .leftJoin('revisions as r', 'r.id', 's.revision_id')
    .selectAll('s')
    .select(['e.kind', 'e.path', 'e.archived_at', 'r.number'])
    .where('s.state', '<>', 'cancelled')
    .where('e.kind', 'in', entryKinds)
    .where(({ eb, or }) => or([eb('s.at', '>=', from), eb('s.state', 'in', ['waiting', 'failed'])]))
    .orderBy('s.at')
    .limit(maxItems)
    .execute()
  const bundles = await selectBundles(db)
    .where('b.at', 'is not', null)
    .where(({ eb, or }) => or([eb('b.at', '>=', from), eb('b.state', 'in', ['waiting', 'failed'])]))
    .orderBy('b.at')
    .limit(maxItems)
    .execute()
  const entries = await viewEntries(
    db,
    [...new Map(parts.map(({ entry_id: id, ...row }) => [id, { ...row, id }])).values()].slice(0, maxItems),
  )
  const titles = new Map(entries.map(({ id, title }) => [id, title]))
  const names = await findColleagues(
    db,
    [...parts, ...bundles].map(({ staff_id }) => staff_id),
  )
  const common = (row: ScheduleRow | BundleRow) => ({
    ...{ id: row.id, at: row.at ?? '', fault: row.fault, state: stateOf(row, now) },
    by: names.get(row.staff_id)?.name ?? null,
  })
  const items: CalendarItem[] = [
    ...parts.map(({ kind, path, number, ...row }) => ({
      ...{ ...common(row), act: row.act, bundle: null },
      part: { kind, path, part: row.part, title: titles.get(row.entry_id) ?? '', number },
    })),
    ...bundles.map(({ items: count, ...row }) => ({
      ...{ ...common(row), act: 'publish' as const, part: null },
      bundle: { name: row.name, items: Number(count) },
    })),
    ...(await findCalendarDays(db, from, now)),
  ]
  return { items: items.toSorted((a, b) => a.at.localeCompare(b.at)) }
}

function stateOf({ state, at }: ScheduleRow | BundleRow, now: Date): CalendarItem['state'] {
  if (state === 'done' || state === 'failed') return state
  return at !== null && at < isoAfter(now, -lateMs) ? 'late' : 'waiting'
}
