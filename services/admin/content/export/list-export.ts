import { type Kysely, type SqlBool, sql } from 'kysely'
import { everyLocale } from '../../../../contract/locale.ts'
import { type EntryKind, entryKinds } from '../../../../contract/office/content-parts.ts'
import { findMediaDifferences, type StoredOriginal } from '../../media/folder/find-media-differences.ts'
import type { Dependencies } from '../../media/folder/library.ts'
import type { AdminTables } from '../../schema.ts'
import { filePathOf, readFactsOf, readText } from '../entries/fields.ts'
import type { EntryFiles } from '../import/content-part.ts'
import { findSource, hashOf } from '../import/source.ts'
import { findDifferences } from './find-differences.ts'
import { findTermDifferences } from './find-term-differences.ts'
import { findVersionDifferences } from './find-version-differences.ts'

export interface ExportedFile {
  /** Its path below the content folder. */
  readonly path: string
  /** `left`: the file has changed since it was loaded, and is not written over. */
  readonly change: 'new' | 'changed' | 'removed' | 'left'
  /** What it should be: text, or an object of the storage; null: it should not be there. */
  readonly content: string | StoredOriginal | null
}

/**
 * The files that an export into the content folder would write, by path. Only the folders of entries and pictures that
 * differ are read, so that a server can do it at any time.
 */
export async function listExport(dependencies: Dependencies, root: string): Promise<ExportedFile[]> {
  const pictures = await findMediaDifferences(dependencies, root)
  const files = pictures.map(({ path, content, isThere, isChanged }) => {
    const change = isChanged ? 'left' : changeOf(content, isThere)
    return { path, content, change } as const
  })
  return [...(await listTexts(dependencies.db, root)), ...files].sort((a, b) => (a.path < b.path ? -1 : 1))
}

async function listTexts(db: Kysely<AdminTables>, root: string): Promise<ExportedFile[]> {
  const folders = await readDiffering(db, root)
  const paths = [...folders.keys()]
  const files = [...new Set(folders.values())].flatMap(({ files }) => (files ? [files] : []))
  const entries = paths.length === 0 ? [] : await findDifferences(db, files, { paths })
  const shared = [...(await findTermDifferences(db, root)), ...(await findVersionDifferences(db, root))]
  return [...entries, ...shared].map(({ path, text, isChanged }) => {
    const folder = folders.get(path.slice(0, path.lastIndexOf('/')))
    const isThere = !folder || folder.there.has(path)
    const isLeft = isChanged || folder?.isStrange === true || folder?.inConflict.has(path)
    return { path, content: text, change: isLeft ? 'left' : changeOf(text, isThere) } as const
  })
}

const changeOf = (content: ExportedFile['content'], isThere: boolean) =>
  content === null ? 'removed' : isThere ? 'changed' : 'new'

interface DifferingFolder {
  /** null: it has no file. */
  readonly files: EntryFiles | null
  /** The paths of its files. */
  readonly there: ReadonlySet<string>
  /** Whether its files are not those that were loaded last. */
  readonly isStrange: boolean
  /** The paths of files that staff have changed as well. */
  readonly inConflict: ReadonlySet<string>
}

/** The folders of entries in which something else is live than what was last agreed on. */
async function readDiffering(db: Kysely<AdminTables>, root: string) {
  const rows = await db
    .selectFrom('entries as e')
    .innerJoin('heads as h', 'h.entry_id', 'e.id')
    .leftJoin('revisions as live', 'live.id', 'h.live_id')
    .leftJoin('file_bases as base', join =>
      join.onRef('base.path', '=', 'e.path').onRef('base.part', '=', 'h.part'),
    )
    .leftJoin('former_paths as former', join =>
      join.onRef('former.entry_id', '=', 'e.id').on('former.has_files', '=', 1),
    )
    .select(['e.kind', 'e.path', 'former.path as former'])
    .distinct()
    .where('e.kind', 'in', entryKinds)
    .where(sql<SqlBool>`(former.path is not null or coalesce(live.hash, '') <> coalesce(base.hash, ''))`)
    .execute()
  const folders = new Map<string, DifferingFolder>()
  for (const { kind, path, former } of rows) {
    const folder = await readFolder(db, root, { kind, path, files: former ?? path })
    folders.set(path, folder).set(former ?? path, folder)
  }
  return folders
}

interface Entry {
  readonly kind: EntryKind
  readonly path: string
  /** The folder of its files, which is that of its former path until an export. */
  readonly files: string
}

/** The files of an entry. What they say is known without parsing them while they are those that were loaded last. */
async function readFolder(
  db: Kysely<AdminTables>,
  root: string,
  { kind, path, files: at }: Entry,
): Promise<DifferingFolder> {
  const factsSource = findSource(root, filePathOf(kind, at, 'facts'))
  const sources = everyLocale.flatMap(locale => {
    const source = findSource(root, filePathOf(kind, at, locale))
    return source ? [{ locale, source }] : []
  })
  const all = [...(factsSource ? [factsSource] : []), ...sources.map(({ source }) => source)]
  const there = new Set(all.map(source => source.path))
  const loaded = await db
    .selectFrom('content_sources')
    .select('hash')
    .where('path', '=', path)
    .executeTakeFirst()
  const isStrange = loaded ? loaded.hash !== hashOf(all) : all.length > 0
  const bases = await db
    .selectFrom('file_bases as base')
    .innerJoin('revisions', 'revisions.id', 'base.revision_id')
    .select(['base.part', 'revisions.fields'])
    .where('base.path', '=', path)
    .execute()
  const conflicts = await db.selectFrom('file_conflicts').select('part').where('path', '=', path).execute()
  const inConflict = new Set(conflicts.map(({ part }) => filePathOf(kind, at, part)))
  const known = { there, inConflict }
  const fieldsOf = (part: string) => bases.find(base => base.part === part)?.fields
  const facts = fieldsOf('facts')
  if (!factsSource || facts === undefined || isStrange) return { files: null, isStrange, ...known }
  const texts = sources.flatMap(({ locale, source }) => {
    const fields = fieldsOf(locale)
    return fields === undefined ? [] : [{ locale, source, text: readText(fields) }]
  })
  const files: EntryFiles = { kind, path: at, sources: all, facts: readFactsOf(facts), factsSource, texts }
  return { files, isStrange, ...known }
}
