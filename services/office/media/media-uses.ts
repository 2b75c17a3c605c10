import { type Expression, type Kysely, type SqlBool, sql } from 'kysely'
import { type EntryKind, everyPart, type Part } from '../../../contract/office/content-parts.ts'
import type { MediaView } from '../../../contract/office/media.ts'
import { idsIn } from '../../admin/media/ids-in.ts'
import type { OfficeTables } from '../schema.ts'

export type MediaUse = MediaView['used_in'][number]
type How = MediaUse['how']

interface UseRow {
  readonly kind: EntryKind
  readonly path: string
  readonly part: Part
  readonly fields: string
  readonly how: How
}

/** From what visitors see to what somebody types. */
const everyHow: readonly How[] = ['live', 'draft', 'scheduled', 'bundle', 'conflict', 'typed']

/**
 * The parts that name a picture of the library, by its id: what is live, the newest revision, what is scheduled, in a
 * bundle or in conflict with a file, and what somebody types. Read from the revisions themselves: a list beside them would
 * miss what files, schedules and restored revisions change.
 */
export async function findUses(
  db: Kysely<OfficeTables>,
  only?: string,
): Promise<ReadonlyMap<string, readonly MediaUse[]>> {
  const pattern = only === undefined ? '%media:%' : `%media:${only}%`
  const rows = [
    ...(await findInHeads(db, pattern)),
    ...(await findWaiting(db, pattern)),
    ...(await findTyped(db, pattern)),
  ].toSorted((a, b) => everyHow.indexOf(a.how) - everyHow.indexOf(b.how))
  const uses = new Map<string, MediaUse[]>()
  for (const { kind, path, part, how, fields } of rows)
    for (const media of idsIn(fields)) {
      const own = uses.get(media) ?? []
      const isKnown = own.some(use => use.path === path && use.part === part)
      if (!isKnown) uses.set(media, [...own, { kind, path, part, title: titleIn(fields), how }])
    }
  for (const [media, own] of uses) uses.set(media, own.sort(byPart))
  return uses
}

// The condition of a partial index: as a literal, in the words of the migration, or it is not found.
const namesMedia = sql<SqlBool>`r.fields like '%media:%'`

const names = (fields: Expression<string>, pattern: string) => sql<SqlBool>`${fields} like ${pattern}`

async function findInHeads(db: Kysely<OfficeTables>, pattern: string): Promise<UseRow[]> {
  const rows = await db
    .selectFrom('heads as h')
    .innerJoin('entries as e', 'e.id', 'h.entry_id')
    .innerJoin('revisions as r', join =>
      join
        .onRef('r.entry_id', '=', 'h.entry_id')
        .onRef('r.part', '=', 'h.part')
        .on(({ or, eb, ref }) => or([eb('r.id', '=', ref('h.draft_id')), eb('r.id', '=', ref('h.live_id'))])),
    )
    .where(namesMedia)
    .select(['e.kind', 'e.path', 'h.part', 'h.live_id', 'r.id', 'r.fields'])
    .where(({ ref }) => names(ref('r.fields'), pattern))
    .where('e.archived_at', 'is', null)
    .execute()
  return rows.map(({ live_id, id, ...row }) => ({ ...row, how: live_id === id ? 'live' : 'draft' }))
}

/** What goes out at a moment, with others, or when somebody decides for the file. */
async function findWaiting(db: Kysely<OfficeTables>, pattern: string): Promise<UseRow[]> {
  const revisions = db
    .selectFrom('revisions as r')
    .innerJoin('entries as e', 'e.id', 'r.entry_id')
    .select(['e.kind', 'e.path', 'r.part', 'r.fields'])
    .where(({ ref }) => names(ref('r.fields'), pattern))
    .where('e.archived_at', 'is', null)
  const scheduled = await revisions
    .where('r.id', 'in', db.selectFrom('schedules').select('revision_id').where('state', '=', 'waiting'))
    .execute()
  const bundled = await revisions
    .where(
      'r.id',
      'in',
      db
        .selectFrom('bundle_items as i')
        .innerJoin('bundles as b', 'b.id', 'i.bundle_id')
        .select('i.revision_id')
        .where('b.state', '<>', 'done'),
    )
    .execute()
  const conflicting = await revisions
    .where('r.id', 'in', db.selectFrom('file_conflicts').select('revision_id'))
    .execute()
  const as = (how: How) => (row: Omit<UseRow, 'how'>) => ({ ...row, how })
  return [...scheduled.map(as('scheduled')), ...bundled.map(as('bundle')), ...conflicting.map(as('conflict'))]
}

async function findTyped(db: Kysely<OfficeTables>, pattern: string): Promise<UseRow[]> {
  const rows = await db
    .selectFrom('copies as c')
    .innerJoin('entries as e', 'e.id', 'c.entry_id')
    .select(['e.kind', 'e.path', 'c.part', 'c.fields'])
    .where(({ ref }) => names(ref('c.fields'), pattern))
    .where('e.archived_at', 'is', null)
    .execute()
  return rows.map(row => ({ ...row, how: 'typed' }))
}

/** The paths of legal texts of which any revision names a picture: they are evidence, and stay readable. */
export async function findLegalUses(db: Kysely<OfficeTables>, id: string): Promise<string[]> {
  const rows = await db
    .selectFrom('revisions as r')
    .innerJoin('entries as e', 'e.id', 'r.entry_id')
    .where(namesMedia)
    .select('e.path')
    .distinct()
    .where('e.kind', '=', 'legal')
    .where(({ ref }) => names(ref('r.fields'), `%media:${id}%`))
    .execute()
  return rows.map(({ path }) => path).toSorted()
}

/** How many stored revisions name a picture. */
export async function countRevisions(db: Kysely<OfficeTables>, id: string): Promise<number> {
  const { count } = await db
    .selectFrom('revisions as r')
    .where(namesMedia)
    .select(({ fn }) => fn.countAll().as('count'))
    .where(({ ref }) => names(ref('r.fields'), `%media:${id}%`))
    .executeTakeFirstOrThrow()
  return Number(count)
}

function titleIn(fields: string): string {
  const { title } = JSON.parse(fields) as { readonly title?: unknown }
  return typeof title === 'string' ? title : ''
}

const byPart = (a: { path: string; part: Part; kind: EntryKind }, b: { path: string; part: Part }) =>
  a.path === b.path ? everyPart.indexOf(a.part) - everyPart.indexOf(b.part) : a.path < b.path ? -1 : 1
