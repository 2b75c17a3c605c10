import type { Kysely } from 'kysely'
import type { RevisionView } from '../../../contract/office/content-view.ts'
import type { RevisionRow } from '../../admin/content/entries/schema.ts'
import { findColleagues } from '../inbox/colleagues.ts'
import type { OfficeTables } from '../schema.ts'

/** Revisions as calls answer them, with the names of their authors. */
export async function viewRevisions(
  db: Kysely<OfficeTables>,
  rows: readonly RevisionRow[],
  liveId: string | null,
): Promise<RevisionView[]> {
  const names = await findColleagues(
    db,
    rows.map(({ author_id }) => author_id),
  )
  const numbers = await findNumbers(db, rows)
  return rows.map(({ id, number, based_on, source_revision, origin, author_id, note, at }) => ({
    ...{ id, number, based_on, source_revision, origin, note, at },
    based_on_number: based_on === null ? null : (numbers.get(based_on) ?? null),
    author: author_id === null ? null : (names.get(author_id)?.name ?? null),
    is_live: id === liveId,
  }))
}

/** The numbers of revisions, and of those that they were written from. */
async function findNumbers(db: Kysely<OfficeTables>, rows: readonly RevisionRow[]) {
  const numbers = new Map(rows.map(({ id, number }) => [id, number]))
  const missing = rows.flatMap(({ based_on }) =>
    based_on === null || numbers.has(based_on) ? [] : [based_on],
  )
  if (missing.length === 0) return numbers
  const bases = await db.selectFrom('revisions').select(['id', 'number']).where('id', 'in', missing).execute()
  for (const { id, number } of bases) numbers.set(id, number)
  return numbers
}

export async function viewRevision(
  db: Kysely<OfficeTables>,
  row: RevisionRow | null,
  liveId: string | null,
): Promise<RevisionView | null> {
  return row === null ? null : ((await viewRevisions(db, [row], liveId))[0] ?? null)
}
