import type { Kysely } from 'kysely'
import { everyPart, type Part } from '../../../../contract/office/content-parts.ts'
import { newId } from '../../../../platform/identity.ts'
import type { AdminTables } from '../../schema.ts'
import { hashOfFields, readFactsOf, readText, wordsOf } from '../entries/fields.ts'
import type { FileConflictRow, HeadRow, RevisionRow } from '../entries/schema.ts'
import { projections } from '../projection/projections.ts'
import type { ImportPlan, PlannedEntry, PlannedPart } from './plan-import.ts'

interface Outcome {
  /** The paths of entries that went live, or of which a language left. */
  readonly written: readonly string[]
  readonly removed: readonly string[]
  /** The conflicts that are new. */
  readonly conflicts: readonly Pick<FileConflictRow, 'path' | 'part' | 'kind'>[]
}

/** The rows of an import, stored together. */
interface Rows {
  readonly revisions: RevisionRow[]
  /** Heads of new entries. */
  readonly heads: HeadRow[]
  readonly bases: AdminTables['file_bases'][]
  readonly conflicts: FileConflictRow[]
  /** Parts whose base or conflict is over. */
  readonly endedBases: PartKey[]
  readonly endedConflicts: PartKey[]
}

interface PartKey {
  readonly path: string
  readonly part: Part
}

/** Stores what an import has decided, and brings it to the site. */
export async function writePlan(db: Kysely<AdminTables>, plan: ImportPlan, now: Date): Promise<Outcome> {
  const at = now.toISOString()
  const numbers = await findNumbers(db, plan.entries)
  const rows: Rows = {
    revisions: [],
    heads: [],
    bases: [],
    conflicts: [],
    endedBases: [],
    endedConflicts: [],
  }
  const stored = plan.entries.map(planned => {
    const id = planned.heads?.entry.id ?? newId()
    const ids = new Map(planned.parts.map(({ part }) => [part, newId()]))
    for (const part of planned.parts)
      addRows(rows, {
        planned,
        part,
        id,
        ids,
        at,
        number: (numbers.get(`${id} ${part.part}`) ?? 0) + 1,
        plan,
      })
    return { planned, id, ids }
  })
  await insertAll(
    db,
    'entries',
    stored.flatMap(({ planned, id }) => entryRow(planned, id, at)),
  )
  await insertAll(db, 'revisions', rows.revisions)
  await insertAll(db, 'heads', rows.heads)
  for (const { planned, id, ids } of stored)
    if (planned.heads) await changeHeads(db, planned, { id, ids, at })
  await storeBases(db, rows)
  for (const { planned } of stored) if (!planned.isProjected) await project(db, planned, now)
  return outcomeOf(plan.entries, rows)
}

/** Entries of a folder that was never read as one have no rows: their site rows only leave. */
const isUnknown = ({ heads, parts }: PlannedEntry) =>
  heads === null && parts.every(({ fields }) => fields === null)

const entryRow = (planned: PlannedEntry, id: string, at: string): AdminTables['entries'][] =>
  planned.heads || isUnknown(planned)
    ? []
    : [{ id, kind: planned.kind, path: planned.path, created_at: at, archived_at: null }]

interface PartContext {
  readonly planned: PlannedEntry
  readonly part: PlannedPart
  readonly id: string
  /** The ids that new revisions of the parts get. */
  readonly ids: ReadonlyMap<Part, string>
  readonly at: string
  readonly number: number
  readonly plan: ImportPlan
}

function addRows(rows: Rows, context: PartContext) {
  const { planned, part, ids, at } = context
  const { heads, path } = planned
  const key = { path, part: part.part }
  const revisionId = ids.get(part.part) ?? ''
  const known = context.plan.open.find(row => row.path === path && row.part === part.part)
  const isLoaded = part.decision === 'load' && part.fields !== null
  if (!heads && !isUnknown(planned)) rows.heads.push(newHead(context, isLoaded ? revisionId : null))
  if (part.decision === 'conflict') {
    if (known && known.file_hash === (part.hash ?? '')) return
    if (part.fields !== null) rows.revisions.push(revisionRow(context, part.fields))
    const kind = part.fields === null ? 'removed' : 'changed'
    const revision_id = part.fields === null ? null : revisionId
    rows.conflicts.push({ ...key, kind, file_hash: part.hash ?? '', revision_id, since: known?.since ?? at })
    return
  }
  if (known) rows.endedConflicts.push(key)
  if (part.decision === 'withdraw') rows.endedBases.push(key)
  if (isLoaded) {
    rows.revisions.push(revisionRow(context, part.fields))
    rows.bases.push({ ...key, hash: hashOfFields(part.fields), revision_id: revisionId })
  }
  if (part.decision !== 'agree') return
  const liveId = heads?.parts.get(part.part)?.liveId
  if (part.hash !== null && liveId != null) rows.bases.push({ ...key, hash: part.hash, revision_id: liveId })
  else rows.endedBases.push(key)
}

const newHead = ({ planned, part, id, at }: PartContext, revisionId: string | null): HeadRow => ({
  entry_id: id,
  part: part.part,
  draft_id: revisionId,
  live_id: revisionId,
  version: revisionId === null ? 0 : 1,
  words: wordsOf(planned.path, part.part, part.fields),
  updated_at: at,
})

function revisionRow({ planned, part, id, ids, at, number }: PartContext, fields: string): RevisionRow {
  const english = planned.parts.find(each => each.part === 'en')
  const source = english?.decision === 'load' ? ids.get('en') : planned.heads?.parts.get('en')?.liveId
  return {
    id: ids.get(part.part) ?? '',
    entry_id: id,
    part: part.part,
    number,
    based_on: planned.heads?.parts.get(part.part)?.baseId ?? null,
    source_revision: part.part === 'facts' || part.part === 'en' ? null : (source ?? null),
    fields,
    hash: hashOfFields(fields),
    origin: 'files',
    author_id: null,
    note: '',
    at,
  }
}

/** The last number of each part's revisions, by `id part`. */
async function findNumbers(db: Kysely<AdminTables>, entries: readonly PlannedEntry[]) {
  const ids = entries.flatMap(({ heads }) => (heads ? [heads.entry.id] : []))
  const numbers = new Map<string, number>()
  for (let from = 0; from < ids.length; from += 300) {
    const rows = await db
      .selectFrom('revisions')
      .select(['entry_id', 'part', ({ fn }) => fn.max('number').as('number')])
      .where('entry_id', 'in', ids.slice(from, from + 300))
      .groupBy(['entry_id', 'part'])
      .execute()
    for (const { entry_id, part, number } of rows) numbers.set(`${entry_id} ${part}`, Number(number))
  }
  return numbers
}

interface StoredEntry {
  readonly id: string
  readonly ids: ReadonlyMap<Part, string>
  readonly at: string
}

async function changeHeads(db: Kysely<AdminTables>, planned: PlannedEntry, { id, ids, at }: StoredEntry) {
  for (const { part, decision, fields } of planned.parts) {
    const head = planned.heads?.parts.get(part)
    const changed = db
      .updateTable('heads')
      .where('entry_id', '=', id)
      .where('part', '=', part)
      .set({ updated_at: at })
    if (decision === 'withdraw') await changed.set({ live_id: null }).execute()
    if (decision !== 'load') continue
    const live_id = ids.get(part) ?? null
    // Who has a draft open keeps it: the version counts changes of the draft.
    const hasDraft = head?.draftId != null && head.draftId !== head.liveId
    const words = wordsOf(planned.path, part, fields)
    await (hasDraft
      ? changed.set({ live_id })
      : changed.set(({ eb }) => ({ live_id, draft_id: live_id, words, version: eb('version', '+', 1) }))
    ).execute()
  }
  const archivedAt = archivedAtOf(planned, at)
  if (archivedAt !== planned.heads?.entry.archived_at)
    await db.updateTable('entries').set({ archived_at: archivedAt }).where('id', '=', id).execute()
}

function archivedAtOf({ heads, parts }: PlannedEntry, at: string): string | null {
  const archivedAt = heads?.entry.archived_at ?? null
  if (parts.some(({ decision }) => decision === 'load')) return null
  return parts.some(({ part, decision }) => part === 'facts' && decision === 'withdraw') ? at : archivedAt
}

async function storeBases(db: Kysely<AdminTables>, { bases, conflicts, endedBases, endedConflicts }: Rows) {
  for (const rows of slicesOf(bases))
    await db
      .insertInto('file_bases')
      .values(rows)
      .onConflict(conflict =>
        conflict.columns(['path', 'part']).doUpdateSet(row => ({
          hash: row.ref('excluded.hash'),
          revision_id: row.ref('excluded.revision_id'),
        })),
      )
      .execute()
  for (const { path, part, ...row } of conflicts)
    await db
      .insertInto('file_conflicts')
      .values({ path, part, ...row })
      .onConflict(conflict => conflict.columns(['path', 'part']).doUpdateSet(row))
      .execute()
  for (const { path, part } of endedBases)
    await db.deleteFrom('file_bases').where('path', '=', path).where('part', '=', part).execute()
  for (const { path, part } of endedConflicts)
    await db.deleteFrom('file_conflicts').where('path', '=', path).where('part', '=', part).execute()
}

async function project(db: Kysely<AdminTables>, planned: PlannedEntry, now: Date) {
  const { kind, path, parts, heads } = planned
  const projection = projections[kind]
  if (isUnknown(planned)) return projection.removeFacts(db, path)
  const decided = new Map(parts.map(each => [each.part, each]))
  const own = decided.get('facts')
  if (own?.decision === 'withdraw') return projection.removeFacts(db, path)
  const changed = parts.filter(({ decision }) => decision === 'load' || decision === 'withdraw')
  if (changed.length === 0) return
  const fields = own?.decision === 'load' ? own.fields : heads?.liveFacts
  if (fields == null) return
  const facts = readFactsOf(fields)
  if (own?.decision === 'load') await projection.putFacts(db, path, facts, now)
  for (const part of everyPart) {
    const text = decided.get(part)
    if (part === 'facts' || !text) continue
    if (text.decision === 'load' && text.fields !== null)
      await projection.putText(db, path, part, readText(text.fields), facts, now)
    // A new entry may have rows of the time before there were entries.
    else if (text.decision === 'withdraw' || heads === null) await projection.removeText(db, path, part)
  }
}

function outcomeOf(entries: readonly PlannedEntry[], { conflicts }: Rows): Outcome {
  const has = (decisions: readonly string[]) => (entry: PlannedEntry) =>
    !entry.isProjected && entry.parts.some(({ decision }) => decisions.includes(decision))
  const removed = entries.filter(
    entry =>
      isUnknown(entry) ||
      entry.parts.some(({ part, decision }) => part === 'facts' && decision === 'withdraw'),
  )
  const written = entries.filter(entry => has(['load', 'withdraw'])(entry) && !removed.includes(entry))
  return { written: written.map(({ path }) => path), removed: removed.map(({ path }) => path), conflicts }
}

const slicesOf = <Row>(rows: readonly Row[]): Row[][] =>
  Array.from({ length: Math.ceil(rows.length / 100) }, (_, at) => rows.slice(at * 100, at * 100 + 100))

async function insertAll<Name extends 'entries' | 'revisions' | 'heads'>(
  db: Kysely<AdminTables>,
  table: Name,
  rows: readonly AdminTables[Name][],
) {
  for (const slice of slicesOf(rows))
    await db
      .insertInto(table)
      .values(slice as never)
      .execute()
}
