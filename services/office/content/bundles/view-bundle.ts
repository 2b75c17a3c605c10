import type { Kysely } from 'kysely'
import type { BundleItemView } from '../../../../contract/office/bundles.ts'
import { entryKinds, everyPart, type Part } from '../../../../contract/office/content-parts.ts'
import { canPublish, needsSecondPerson } from '../../../../contract/office/content-scope.ts'
import type { BundleRow } from '../../../admin/content/entries/schedule-tables.ts'
import { decodeCursor, encodeCursor } from '../../../admin/cursor.ts'
import type { StaffSession } from '../../handler.ts'
import { findColleagues } from '../../inbox/colleagues.ts'
import type { OfficeTables } from '../../schema.ts'
import { viewEntries } from '../list-entries.ts'
import { selectBundles } from './select-bundles.ts'

interface BundleQuery {
  readonly done: '0' | '1'
  readonly cursor?: string | undefined
  readonly limit?: number | undefined
}

/** A page of bundles, newest first. Throws `Refusal` 400 for a foreign cursor. */
export async function listBundles(db: Kysely<OfficeTables>, { done, cursor, limit = 50 }: BundleQuery) {
  let select = selectBundles(db)
    .where('b.state', done === '1' ? '=' : '<>', 'done')
    .orderBy('b.created_at', 'desc')
    .orderBy('b.id', 'desc')
    .limit(limit + 1)
  if (cursor !== undefined) {
    const { key, id } = decodeCursor(cursor, 'time')
    select = select.where(({ eb, or, and }) =>
      or([eb('b.created_at', '<', key), and([eb('b.created_at', '=', key), eb('b.id', '<', id)])]),
    )
  }
  const rows = await select.execute()
  const page = rows.slice(0, limit)
  const last = page.at(-1)
  const names = await namesOf(db, page)
  return {
    bundles: page.map(({ items, ...row }) => ({ ...viewRow(row, names), items: Number(items) })),
    next_cursor: rows.length > limit && last ? encodeCursor({ key: last.created_at, id: last.id }) : null,
  }
}

const namesOf = (db: Kysely<OfficeTables>, rows: readonly BundleRow[]) =>
  findColleagues(
    db,
    rows.map(({ staff_id }) => staff_id),
  )

const viewRow = ({ staff_id, ...row }: BundleRow, names: Awaited<ReturnType<typeof findColleagues>>) => ({
  ...row,
  by: names.get(staff_id)?.name ?? null,
})

/** A bundle with its texts, by path. */
export async function viewBundle(db: Kysely<OfficeTables>, row: BundleRow, { staff }: StaffSession) {
  const found = await db
    .selectFrom('bundle_items as i')
    .innerJoin('entries as e', 'e.id', 'i.entry_id')
    .leftJoin('revisions as r', 'r.id', 'i.revision_id')
    .innerJoin('heads as h', join =>
      join.onRef('h.entry_id', '=', 'i.entry_id').onRef('h.part', '=', 'i.part'),
    )
    .leftJoin('revisions as newest', 'newest.id', 'h.draft_id')
    .leftJoin('revisions as live', 'live.id', 'h.live_id')
    .select(['e.id', 'e.kind', 'e.path', 'e.archived_at', 'i.part', 'i.act', 'r.number'])
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('approvals as a')
          .select('a.id')
          .whereRef('a.revision_id', '=', 'i.revision_id')
          .where('a.state', '=', 'approved'),
      ).as('approved'),
    )
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('file_conflicts as c')
          .select('c.part')
          .whereRef('c.path', '=', 'e.path')
          .whereRef('c.part', '=', 'i.part'),
      ).as('conflict'),
    )
    .select(['newest.number as newest', 'live.number as live'])
    .where('i.bundle_id', '=', row.id)
    .where('e.kind', 'in', entryKinds)
    .orderBy('e.path')
    .execute()
  const entries = await viewEntries(db, [...new Map(found.map(each => [each.id, each])).values()])
  const others = await findOthers(db, row.id)
  const items: BundleItemView[] = found
    .toSorted(byPart)
    .map(({ id, kind, path, part, act, number, newest, live, approved, conflict }) => {
      const entry = entries.find(each => each.id === id)
      return {
        ...{ kind, path, part, act, number, live },
        title: entry?.title ?? '',
        newest: newest ?? number ?? 0,
        is_unapproved: act === 'publish' && needsSecondPerson(kind) && !approved,
        is_outdated: act === 'publish' && entry?.parts.find(each => each.part === part)?.outdated === true,
        is_in_conflict: Boolean(conflict),
        also_in: others.flatMap(other =>
          other.entry_id === id && other.part === part ? { id: other.id, name: other.name } : [],
        ),
      }
    })
  const may_publish = items.every(({ kind }) => canPublish(staff, kind))
  return { ...viewRow(row, await namesOf(db, [row])), items, may_publish }
}

/** The parts of a bundle that stand in others too, of those that have not gone out. */
const findOthers = (db: Kysely<OfficeTables>, bundle: string) =>
  db
    .selectFrom('bundle_items as own')
    .innerJoin('bundle_items as i', join =>
      join.onRef('i.entry_id', '=', 'own.entry_id').onRef('i.part', '=', 'own.part'),
    )
    .innerJoin('bundles as b', 'b.id', 'i.bundle_id')
    .select(['i.entry_id', 'i.part', 'b.id', 'b.name'])
    .where('own.bundle_id', '=', bundle)
    .where('b.id', '<>', bundle)
    .where('b.state', '<>', 'done')
    .orderBy('b.created_at')
    .execute()

const byPart = (a: { path: string; part: Part }, b: { path: string; part: Part }) =>
  a.path === b.path ? everyPart.indexOf(a.part) - everyPart.indexOf(b.part) : 0
