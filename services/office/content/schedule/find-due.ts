import type { Kysely } from 'kysely'
import type { BundleRow, ScheduleRow } from '../../../admin/content/entries/schedule-tables.ts'
import type { OfficeTables } from '../../schema.ts'

/** What waits for a moment, with the entries that it changes. */
type Due = { readonly entries: readonly string[] } & (
  | { readonly kind: 'bundle'; readonly row: BundleRow }
  | { readonly kind: 'schedule'; readonly row: ScheduleRow }
)

/**
 * The order in which things go out: by moment; at one moment bundles before single parts, so that what was planned for one
 * text has the last word; bundles in the order in which they were begun; facts before texts.
 */
function orderOf({ kind, row }: Due): string {
  if (kind === 'bundle') return `${row.at} 0 ${row.created_at} ${row.id}`
  return `${row.at} 1 ${row.part === 'facts' ? 0 : 1} ${row.created_at} ${row.id}`
}

const byOrder = (a: Due, b: Due) => (orderOf(a) < orderOf(b) ? -1 : 1)

/**
 * Something that waits, after everything that has to go out before it: what changes the same entries and comes earlier in the
 * order, and what has to go out before that. Empty for something that does not wait any more.
 */
export async function findDue(db: Kysely<OfficeTables>, kind: Due['kind'], id: string): Promise<Due[]> {
  const at = await findMoment(db, kind, id)
  if (at === null) return []
  const waiting = await listWaiting(db, at)
  const own = waiting.find(each => each.kind === kind && each.row.id === id)
  if (!own) return []
  const found = new Set([own])
  // A set yields what is added to it meanwhile.
  for (const due of found)
    for (const other of waiting)
      if (byOrder(other, due) < 0 && other.entries.some(entry => due.entries.includes(entry)))
        found.add(other)
  return [...found].toSorted(byOrder)
}

async function findMoment(db: Kysely<OfficeTables>, kind: Due['kind'], id: string): Promise<string | null> {
  const row = await db
    .selectFrom(kind === 'bundle' ? 'bundles' : 'schedules')
    .select('at')
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .executeTakeFirst()
  return row?.at ?? null
}

async function listWaiting(db: Kysely<OfficeTables>, at: string): Promise<Due[]> {
  const schedules = await db
    .selectFrom('schedules')
    .selectAll()
    .where('state', '=', 'waiting')
    .where('at', '<=', at)
    .execute()
  const bundles = await db
    .selectFrom('bundles')
    .selectAll()
    .where('state', '=', 'waiting')
    .where('at', '<=', at)
    .execute()
  const items =
    bundles.length === 0
      ? []
      : await db
          .selectFrom('bundle_items')
          .select(['bundle_id', 'entry_id'])
          .where(
            'bundle_id',
            'in',
            bundles.map(({ id }) => id),
          )
          .execute()
  const entriesOf = (bundle: string) =>
    items.filter(({ bundle_id }) => bundle_id === bundle).map(({ entry_id }) => entry_id)
  return [
    ...schedules.map(row => ({ kind: 'schedule' as const, row, entries: [row.entry_id] })),
    ...bundles.map(row => ({ kind: 'bundle' as const, row, entries: entriesOf(row.id) })),
  ]
}
