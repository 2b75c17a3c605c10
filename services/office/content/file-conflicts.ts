import { type Kysely, type SqlBool, sql } from 'kysely'
import type { Part } from '../../../contract/office/content-parts.ts'
import { needsSecondPerson } from '../../../contract/office/content-scope.ts'
import type { FileConflictView } from '../../../contract/office/content-text.ts'
import { readFactsOf } from '../../admin/content/entries/fields.ts'
import type { EntryRow, FileConflictRow, RevisionRow } from '../../admin/content/entries/schema.ts'
import { holdRevision } from '../../admin/content/revision.ts'
import { decodeCursor, encodeCursor } from '../../admin/cursor.ts'
import { Refusal } from '../../http/problem.ts'
import type { OfficeTables } from '../schema.ts'
import { asAdmin, getEntryRow, getHead, type Trx, verifyNotArchived } from './find-entry.ts'
import { viewEntries } from './list-entries.ts'
import { archiveEntry, publishPart, unpublishPart } from './publish-part.ts'
import { mergedView } from './save-conflict.ts'
import { saveRevision } from './save-revision.ts'
import { viewFields } from './text-fields.ts'

/** Conflicts by path, with what was agreed, the file and the office beside each other. */
export async function listConflicts(
  db: Kysely<OfficeTables>,
  { cursor, limit }: { readonly cursor: string | undefined; readonly limit: number },
) {
  let select = db
    .selectFrom('file_conflicts')
    .selectAll()
    .orderBy('path')
    .orderBy('part')
    .limit(limit + 1)
  if (cursor !== undefined) {
    const { key, id } = decodeCursor(cursor, 'path')
    select = select.where(sql<SqlBool>`(path, part) > (${key}, ${id})`)
  }
  const rows = await select.execute()
  const page = rows.slice(0, limit)
  const last = page.at(-1)
  const conflicts: FileConflictView[] = []
  for (const row of page) conflicts.push(await viewConflict(db, row))
  const next = rows.length > limit && last ? encodeCursor({ key: last.path, id: last.part }) : null
  return { conflicts, next_cursor: next }
}

/** A conflict with its three texts. */
export async function viewConflict(
  db: Kysely<OfficeTables>,
  row: FileConflictRow,
): Promise<FileConflictView> {
  const { path, part, kind, since, revision_id } = row
  const entry = await getEntryRow(db, path)
  const [view] = await viewEntries(db, [entry])
  if (!view) throw new Error(`${path} has no heads`)
  const { version, live } = await getHead(db, entry.id, part)
  const base = await db
    .selectFrom('file_bases')
    .innerJoin('revisions', 'revisions.id', 'file_bases.revision_id')
    .selectAll('revisions')
    .where('file_bases.path', '=', path)
    .where('file_bases.part', '=', part)
    .executeTakeFirst()
  const file = revision_id === null ? undefined : await findRevision(db, revision_id)
  const [agreed, ofFile, ofOffice] = [base, file, live ?? undefined].map(each => sideOf(entry, part, each))
  const texts = [agreed?.text, ofFile?.text, ofOffice?.text]
  const [first, second, third] = texts
  const merged = first && second && third ? mergedView(entry, first, second, third) : null
  return {
    entry: view,
    part,
    kind,
    since,
    version,
    agreed: agreed ?? null,
    file: ofFile ?? null,
    office: ofOffice ?? null,
    merged,
  }
}

const findRevision = (db: Kysely<OfficeTables>, id: string) =>
  db.selectFrom('revisions').selectAll().where('id', '=', id).executeTakeFirst()

function sideOf(entry: EntryRow, part: Part, revision: RevisionRow | undefined) {
  if (!revision) return null
  return part === 'facts'
    ? { text: null, facts: readFactsOf(revision.fields) }
    : { text: viewFields(entry.kind, revision.fields), facts: null }
}

/** The conflict of a part, if it has one. */
export const findConflict = (db: Kysely<OfficeTables>, { path }: EntryRow, part: Part) =>
  db
    .selectFrom('file_conflicts')
    .selectAll()
    .where('path', '=', path)
    .where('part', '=', part)
    .executeTakeFirst()

/** The conflict of a part. Throws `Refusal` 404. */
export async function getConflict(db: Kysely<OfficeTables>, entry: EntryRow, part: Part) {
  const row = await findConflict(db, entry, part)
  if (!row) throw new Refusal(404, 'There is no such conflict.')
  return row
}

export interface SettledFields {
  readonly basedOn: string | null
  readonly fields: string
}

interface Settled {
  readonly entry: EntryRow
  readonly part: Part
  readonly version: number
  readonly conflict: FileConflictRow
  readonly take: 'office' | 'file' | 'edited'
  /** The text or facts of `edited`. */
  readonly edited: SettledFields | null
  readonly authorId: string
}

/** Settles a conflict: what was taken is live, or waits for its approval, and the file counts as agreed on. */
export async function settleConflict(trx: Trx, settled: Settled, now: Date): Promise<void> {
  const { entry, part, version, conflict, take } = settled
  // In the order of everybody else who publishes: two that lock otherwise wait for each other.
  await holdRevision(asAdmin(trx))
  // Of two who settle at once, the second finds none; nor is a file settled that nobody has seen.
  const { numDeletedRows } = await trx
    .deleteFrom('file_conflicts')
    .where('path', '=', entry.path)
    .where('part', '=', part)
    .where('file_hash', '=', conflict.file_hash)
    .executeTakeFirst()
  if (numDeletedRows === 0n) throw new Refusal(404, 'There is no such conflict any more.')
  if (take === 'file' && conflict.kind === 'removed') {
    if (part === 'facts') await archiveEntry(trx, entry, true, now)
    else if ((await getHead(trx, entry.id, part)).live)
      await unpublishPart(trx, { entry, part, version }, now)
  } else if (take !== 'office') await publishSettled(trx, settled, now)
  const ofPart = { path: entry.path, part }
  if (conflict.revision_id === null) {
    await trx.deleteFrom('file_bases').where('path', '=', entry.path).where('part', '=', part).execute()
  } else {
    const base = { hash: conflict.file_hash, revision_id: conflict.revision_id }
    await trx
      .insertInto('file_bases')
      .values({ ...ofPart, ...base })
      .onConflict(known => known.columns(['path', 'part']).doUpdateSet(base))
      .execute()
  }
}

async function publishSettled(
  trx: Trx,
  { entry, part, version, conflict, edited, authorId }: Settled,
  now: Date,
) {
  verifyNotArchived(entry)
  const file = conflict.revision_id === null ? undefined : await findRevision(trx, conflict.revision_id)
  const taken = edited ?? (file && { basedOn: file.id, fields: file.fields })
  if (!taken) throw new Refusal(422, 'take: there is no file to take')
  const revision = {
    entry,
    part,
    version,
    ...taken,
    sourceRevision: null,
    authorId,
    note: '',
    keepsCopy: true,
  }
  const saved = await saveRevision(trx, { ...revision, origin: 'merge' }, now)
  if (needsSecondPerson(entry.kind)) return
  await publishPart(trx, { entry, part, version: saved.version }, now)
}
