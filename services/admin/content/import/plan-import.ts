import type { Kysely } from 'kysely'
import { type EntryKind, everyPart, type Part } from '../../../../contract/office/content-parts.ts'
import type { AdminTables } from '../../schema.ts'
import { type Decision, decide } from '../entries/decide.ts'
import { hashOfFields, kindOfPath, writeText } from '../entries/fields.ts'
import { findHeads, type Heads, lockHeads } from '../entries/heads.ts'
import type { FileConflictRow } from '../entries/schema.ts'
import type { ContentPart, EntryFiles, SourceText } from './content-part.ts'

/** A part of an entry, with what its file has and what becomes of it. */
export interface PlannedPart {
  readonly part: Part
  readonly decision: Decision
  /** The canonical bytes of the file; null for no file. */
  readonly fields: string | null
  readonly hash: string | null
}

export interface PlannedEntry {
  readonly kind: EntryKind
  readonly path: string
  /** The entry as the database has it; null for a new one. */
  readonly heads: Heads | null
  /** Whether the site's rows have these files already: they were loaded before entries were kept. */
  readonly isProjected: boolean
  readonly parts: readonly PlannedPart[]
}

export interface ImportPlan {
  /** The conflicts that are listed. */
  readonly open: readonly FileConflictRow[]
  readonly entries: readonly PlannedEntry[]
  /** The texts that will be stored. */
  readonly texts: readonly SourceText[]
}

interface Sources {
  readonly entries: readonly EntryFiles[]
  /** The hashes of the last import, by path. */
  readonly known: ReadonlyMap<string, string>
  readonly isChanged: (part: ContentPart) => boolean
}

/** Decides about each part of the entries whose files have changed, are gone, or were in conflict; their heads are locked. */
export async function planImport(
  db: Kysely<AdminTables>,
  { entries, known, isChanged }: Sources,
): Promise<ImportPlan> {
  const present = new Map(entries.map(entry => [entry.path, entry]))
  const open = await db.selectFrom('file_conflicts').selectAll().execute()
  const isEmpty = !(await db.selectFrom('entries').select('id').limit(1).executeTakeFirst())
  const paths = new Set(open.map(({ path }) => path))
  for (const path of known.keys()) if (!present.has(path) && kindOfPath(path)) paths.add(path)
  for (const entry of entries) if (isEmpty || isChanged(entry)) paths.add(entry.path)
  if (paths.size === 0) return { entries: [], texts: [], open }
  if (!isEmpty) await lockHeads(db, [...paths])
  const heads = isEmpty ? new Map<string, Heads>() : await findHeads(db, [...paths])
  const order = [...entries.map(({ path }) => path), ...known.keys(), ...paths]
  const texts: SourceText[] = []
  const planned = [...new Set(order)]
    .filter(path => paths.has(path))
    .map(path => {
      const files = present.get(path)
      const kind = files?.kind ?? (kindOfPath(path) as EntryKind)
      const own = heads.get(path) ?? null
      const isProjected = own === null && files !== undefined && known.has(path) && !isChanged(files)
      const written = files?.texts ?? []
      const parts = planParts(files && { facts: files.facts, texts: written }, own)
      texts.push(...written.filter(({ locale }) => !isProjected && isStored(parts, locale)))
      return { kind, path, heads: own, isProjected, parts }
    })
  return { entries: planned, texts, open }
}

type Written = Pick<EntryFiles, 'facts' | 'texts'>

function planParts(files: Written | undefined, heads: Heads | null): PlannedPart[] {
  const parts = everyPart.map(part => {
    const fields = files ? fieldsOf(files, part) : null
    const hash = fields === null ? null : hashOfFields(fields)
    const head = heads?.parts.get(part)
    const base = head?.base ?? null
    return { part, fields, hash, decision: decide({ base, file: hash, office: head?.liveHash ?? null }) }
  })
  return settleFacts(parts, heads)
}

const fieldsOf = ({ facts, texts }: Written, part: Part): string | null => {
  if (part === 'facts') return JSON.stringify(facts)
  const found = texts.find(({ locale }) => locale === part)
  return found ? writeText(found.text) : null
}

/** Facts do not leave under a text that stays, and no text goes live without facts. */
function settleFacts(parts: PlannedPart[], heads: Heads | null): PlannedPart[] {
  const isLive = ({ part, decision }: PlannedPart) =>
    decision === 'load' || (decision !== 'withdraw' && heads?.parts.get(part)?.liveHash != null)
  const [facts, ...texts] = parts
  if (!facts) return parts
  if (facts.decision === 'withdraw' && texts.some(isLive))
    return [{ ...facts, decision: 'conflict' }, ...texts]
  if (isLive(facts)) return parts
  return [
    facts,
    ...texts.map(each => (each.decision === 'load' ? { ...each, decision: 'conflict' as const } : each)),
  ]
}

const isStored = (parts: readonly PlannedPart[], locale: SourceText['locale']): boolean =>
  parts.some(({ part, decision }) => part === locale && (decision === 'load' || decision === 'conflict'))
