import type { Kysely } from 'kysely'
import type { BundleItemView } from '../../../../contract/office/bundles.ts'
import { entryKinds } from '../../../../contract/office/content-parts.ts'
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
    .select(['newest.number as newest', 'live.number as live'])
    .where('i.bundle_id', '=', row.id)
    .where('e.kind', 'in', entryKinds)
    .orderBy('e.path')
    .orderBy('i.part')
    .execute()
  const entries = await viewEntries(db, [...new Map(found.map(each => [each.id, each])).values()])
  const titles = new Map(entries.map(({ id, title }) => [id, title]))
  const items: BundleItemView[] = found.map(
    ({ id, kind, path, part, act, number, newest, live, approved }) => ({
      ...{ kind, path, part, act, number, live },
      title: titles.get(id) ?? '',
      newest: newest ?? number ?? 0,
      is_unapproved: act === 'publish' && needsSecondPerson(kind) && !approved,
    }),
  )
  const may_publish = items.every(({ kind }) => canPublish(staff, kind))
  return { ...viewRow(row, await namesOf(db, [row])), items, may_publish }
}
