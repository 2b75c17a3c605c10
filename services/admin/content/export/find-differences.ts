import type { Kysely } from 'kysely'
import { entryKinds, everyPart, type Part } from '../../../../contract/office/content-parts.ts'
import type { AdminTables } from '../../schema.ts'
import { filePathOf, hashOfFields, writeText } from '../entries/fields.ts'
import type { EntryFiles } from '../import/content-part.ts'
import { writeFile } from './write-file.ts'

/** A file that differs from the office. */
export interface Difference {
  /** Its path below the content folder. */
  readonly path: string
  /** What it should be; null: it should not be there. */
  readonly text: string | null
  /** The file was changed too since it was loaded: it is not written over. */
  readonly isChanged: boolean
}

interface Wanted {
  /** Also what staff have not changed since file and office agreed. */
  readonly all?: boolean
  /** Of these entries alone. */
  readonly paths?: readonly string[]
}

/** The files that differ from what is live, where staff have changed that since it was last agreed on; or all of them. */
export async function findDifferences(...asked: Parameters<typeof eachDifference>): Promise<Difference[]> {
  const differences: Difference[] = []
  for await (const each of eachDifference(...asked)) differences.push(each)
  return differences
}

/** The same one by one, in bounded memory. */
export async function* eachDifference(
  db: Kysely<AdminTables>,
  files: readonly EntryFiles[],
  { all = false, paths }: Wanted = {},
): AsyncGenerator<Difference, void, void> {
  const byPath = new Map(files.map(each => [each.path, each]))
  const former = await findFormerPaths(db)
  for await (const entry of listEntries(db, paths)) {
    const own = byPath.get(entry.path) ?? byPath.get(former.get(entry.id) ?? '')
    const isMoved = own !== undefined && own.path !== entry.path
    const hasText = entry.parts.some(({ part, fields }) => part !== 'facts' && fields !== null)
    for (const part of everyPart) {
      const office = entry.parts.find(each => each.part === part)
      // Facts are a file only beside a text.
      const fields = (hasText ? office?.fields : null) ?? null
      const current = own ? currentOf(own, part) : null
      const file = current && hashOfFields(current.fields)
      const live = fields === null ? null : hashOfFields(fields)
      const base = office?.base ?? null
      if (!isMoved && (live === file || (!all && live === base))) continue
      const isChanged = file !== base
      const path = filePathOf(entry.kind, entry.path, part)
      const text = fields === null ? null : writeFile({ kind: entry.kind, part, fields, current })
      if (!isMoved || text !== null) yield { path, text, isChanged }
      if (isMoved && current) yield { path: filePathOf(entry.kind, own.path, part), text: null, isChanged }
    }
  }
}

/** Where the files of moved entries are, by id of the entry. */
async function findFormerPaths(db: Kysely<AdminTables>): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .selectFrom('former_paths')
    .select(['entry_id', 'path'])
    .where('has_files', '=', 1)
    .execute()
  return new Map(rows.map(({ entry_id, path }) => [entry_id, path]))
}

function currentOf({ facts, factsSource, texts }: EntryFiles, part: Part) {
  if (part === 'facts') return { text: factsSource.raw, fields: JSON.stringify(facts) }
  const found = texts.find(({ locale }) => locale === part)
  return found ? { text: found.source.raw, fields: writeText(found.text) } : null
}

const entriesAtOnce = 100

/** Entries by path, with what is live of each part, in bounded memory. */
async function* listEntries(db: Kysely<AdminTables>, paths?: readonly string[]) {
  for (let after = ''; ; ) {
    const next = paths
      ?.filter(path => path > after)
      .toSorted()
      .slice(0, entriesAtOnce)
    if (next?.length === 0) return
    const entries = await db
      .selectFrom('entries')
      .select(['id', 'kind', 'path'])
      .where('kind', 'in', entryKinds)
      .where(({ eb }) => (next ? eb('path', 'in', next) : eb('path', '>', after)))
      .orderBy('path')
      .limit(entriesAtOnce)
      .execute()
    if (entries.length === 0) return
    const parts = await db
      .selectFrom('heads as h')
      .innerJoin('entries as e', 'e.id', 'h.entry_id')
      .leftJoin('revisions as live', 'live.id', 'h.live_id')
      .leftJoin('file_bases as base', join =>
        join.onRef('base.path', '=', 'e.path').onRef('base.part', '=', 'h.part'),
      )
      .select(['h.entry_id', 'h.part', 'live.fields', 'base.hash as base'])
      .where(
        'h.entry_id',
        'in',
        entries.map(({ id }) => id),
      )
      .execute()
    const byEntry = Map.groupBy(parts, ({ entry_id }) => entry_id)
    for (const entry of entries) yield { ...entry, parts: byEntry.get(entry.id) ?? [] }
    after = (next ?? entries.map(({ path }) => path)).at(-1) ?? ''
  }
}
