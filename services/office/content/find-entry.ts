import type { Kysely, Transaction } from 'kysely'
import { entryKinds, everyPart, type Part } from '../../../contract/office/content-parts.ts'
import { canPublish, canWrite } from '../../../contract/office/content-scope.ts'
import { readFactsOf } from '../../admin/content/entries/fields.ts'
import type { EntryRow, RevisionRow } from '../../admin/content/entries/schema.ts'
import type { AdminTables } from '../../admin/schema.ts'
import { Refusal } from '../../http/problem.ts'
import type { StaffSession } from '../handler.ts'
import type { OfficeTables } from '../schema.ts'

const unknown = () => new Refusal(404, 'There is no such entry, part or revision.')

/** The entry of an id, a path, or a path that it had. Throws `Refusal` 404. */
export async function getEntryRow(db: Kysely<OfficeTables>, key = ''): Promise<EntryRow> {
  const entry = await db
    .selectFrom('entries')
    .selectAll()
    .where(({ or, eb }) => or([eb('id', '=', key), eb('path', '=', key)]))
    .where('kind', 'in', entryKinds)
    .executeTakeFirst()
  const found = entry ?? (await findMoved(db, key))
  if (!found) throw unknown()
  return found
}

/** Who has an entry open while it is moved writes on under its former path. */
const findMoved = (db: Kysely<OfficeTables>, path: string): Promise<EntryRow | undefined> =>
  db
    .selectFrom('former_paths as former')
    .innerJoin('entries as entry', 'entry.id', 'former.entry_id')
    .selectAll('entry')
    .where('former.path', '=', path)
    .where('entry.kind', 'in', entryKinds)
    .executeTakeFirst()

/** The part of a path. Throws `Refusal` 404. */
export function partOf(name = ''): Part {
  const part = everyPart.find(each => each === name)
  if (part === undefined) throw unknown()
  return part
}

/** A part with its newest and its published revision. */
export interface PartHead {
  readonly part: Part
  readonly version: number
  readonly draft: RevisionRow | null
  readonly live: RevisionRow | null
}

export async function getHead(db: Kysely<OfficeTables>, entryId: string, part: Part): Promise<PartHead> {
  const head = await db
    .selectFrom('heads')
    .selectAll()
    .where('entry_id', '=', entryId)
    .where('part', '=', part)
    .executeTakeFirstOrThrow()
  const ids = [head.draft_id, head.live_id].filter(id => id !== null)
  const rows =
    ids.length === 0 ? [] : await db.selectFrom('revisions').selectAll().where('id', 'in', ids).execute()
  const find = (id: string | null) => rows.find(row => row.id === id) ?? null
  return { part, version: head.version, draft: find(head.draft_id), live: find(head.live_id) }
}

/** A revision of a part, by its id or its number. Throws `Refusal` 404. */
export async function getRevision(
  db: Kysely<OfficeTables>,
  { entryId, part, id }: { readonly entryId: string; readonly part: Part; readonly id: string },
): Promise<RevisionRow> {
  const row = await db
    .selectFrom('revisions')
    .selectAll()
    .where(/^\d{1,9}$/.test(id) ? 'number' : 'id', '=', /^\d{1,9}$/.test(id) ? Number(id) : id)
    .where('entry_id', '=', entryId)
    .where('part', '=', part)
    .executeTakeFirst()
  if (!row) throw unknown()
  return row
}

/** The category of an article's newest facts; null: it has none. */
async function findCategory(db: Kysely<OfficeTables>, { kind, id }: EntryRow): Promise<string | null> {
  if (kind !== 'article') return null
  const { draft } = await getHead(db, id, 'facts')
  return draft ? String(readFactsOf(draft.fields).category) : null
}

/** What somebody may do with a part. */
export async function mayOf(db: Kysely<OfficeTables>, { staff }: StaffSession, entry: EntryRow, part: Part) {
  const subject = { kind: entry.kind, category: await findCategory(db, entry) }
  return { write: canWrite(staff, subject, part), publish: canPublish(staff, entry.kind) }
}

interface Asked {
  readonly db: Kysely<OfficeTables>
  readonly session: StaffSession
  readonly params: Readonly<Record<string, string>>
}

/** The entry and part of a call that writes. Throws `Refusal` 404, or 403 for a part that is not the caller's to write. */
export async function getWritable({ db, session, params }: Asked, name = params.part) {
  const entry = await getEntryRow(db, params.entry)
  const part = partOf(name)
  if (!(await mayOf(db, session, entry, part)).write) throw new Refusal(403, 'It is not yours to write.')
  return { entry, part }
}

/** The entry of a call that publishes. Throws `Refusal` 404 or 403. */
export async function getPublishable({ db, session, params }: Asked): Promise<EntryRow> {
  const entry = await getEntryRow(db, params.entry)
  if (!canPublish(session.staff, entry.kind)) throw new Refusal(403, 'It is not yours to publish.')
  return entry
}

/** Throws `Refusal` 409 for an entry that is archived. */
export function verifyNotArchived({ archived_at }: EntryRow): void {
  if (archived_at !== null) throw new Refusal(409, 'It is archived.')
}

export type Trx = Transaction<OfficeTables>

/** The transaction as one of the admin service, whose tables the office has too. */
export const asAdmin = (trx: Kysely<OfficeTables>) => trx as unknown as Kysely<AdminTables>
