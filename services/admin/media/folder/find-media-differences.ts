import { join } from 'node:path'
import { type Kysely, type SqlBool, sql } from 'kysely'
import { everyLocale } from '../../../../contract/locale.ts'
import type { AdminTables } from '../../schema.ts'
import { hashOfFile } from '../hash-file.ts'
import { idsIn } from '../ids-in.ts'
import {
  type Bases,
  type Dependencies,
  hashOfLibrary,
  type LibraryPicture,
  readBases,
  readLibrary,
} from './library.ts'
import {
  hashOfPicture,
  hashOfWords,
  type MediaFolder,
  originalName,
  pathOfOriginal,
  pathOfYaml,
  readMediaFolders,
  writeMediaFile,
} from './media-file.ts'

/** A file of a picture that differs from the library. */
export interface MediaDifference {
  /** Its path below the content folder. */
  readonly path: string
  /** What it should be: text, or an object of the storage; null: it should not be there. */
  readonly content: string | StoredOriginal | null
  readonly isThere: boolean
  /** The files were changed too since they were loaded: they are not written over. */
  readonly isChanged: boolean
}

export interface StoredOriginal {
  readonly key: string
  readonly type: string
  readonly bytes: number
}

/**
 * The files of pictures that differ from the library, where staff have changed them since both last agreed, or `all`. Of
 * pictures without a folder, those that live texts name. Throws `ContentFault` for a malformed folder.
 */
export async function findMediaDifferences(
  dependencies: Dependencies,
  root: string,
  { all = false }: { readonly all?: boolean } = {},
): Promise<MediaDifference[]> {
  const folders = new Map(readMediaFolders(root).map(folder => [folder.id, folder]))
  const library = await readLibrary(dependencies)
  const named = await findNamed(dependencies.db)
  const bases = await readBases(dependencies.db)
  const differences: MediaDifference[] = []
  for (const id of new Set([...folders.keys(), ...named])) {
    const [folder, picture] = [folders.get(id) ?? null, library.get(id)]
    if (picture) differences.push(...(await compare({ root, folder, picture, all })))
    else if (folder) differences.push(...(await findDeleted(root, folder, bases.get(id))))
  }
  return differences.toSorted((a, b) => (a.path < b.path ? -1 : 1))
}

/** The pictures that live texts name. */
async function findNamed(db: Kysely<AdminTables>): Promise<Set<string>> {
  const rows = await db
    .selectFrom('heads as h')
    .innerJoin('revisions as r', 'r.id', 'h.live_id')
    .select('r.fields')
    .where(sql<SqlBool>`r.fields like '%media:%'`)
    .execute()
  return new Set(rows.flatMap(({ fields }) => idsIn(fields)))
}

interface Compared {
  readonly root: string
  readonly folder: MediaFolder | null
  readonly picture: LibraryPicture
  readonly all: boolean
}

async function compare({ root, folder, picture, all }: Compared): Promise<MediaDifference[]> {
  const { row, bases, original } = picture
  if (original === null || row.original_key === null) return []
  const office = hashOfLibrary(picture)
  const base = bases.get('picture') ?? null
  const isWanted = all || folder === null ? office !== null : office !== base
  const file = folder && isWanted ? await hashOfFile(join(root, folder.path, folder.original.name)) : null
  const filePicture = folder && file && hashOfPicture(folder.facts, file)
  const hasNewFacts = isWanted && office !== filePicture
  const newWords = everyLocale.flatMap(locale => {
    const [own, seen] = [picture.words[locale], folder?.words[locale]]
    const [live, there] = [own ? hashOfWords(own) : null, seen ? hashOfWords(seen) : null]
    const agreed = bases.get(locale) ?? null
    return live === there || (!all && live === agreed) ? [] : [{ locale, own, isChanged: there !== agreed }]
  })
  if (!hasNewFacts && newWords.length === 0) return []
  const isChanged =
    !all &&
    folder !== null &&
    ((hasNewFacts && filePicture !== base) || newWords.some(each => each.isChanged))
  const after = {
    facts: hasNewFacts || !folder ? picture.facts : folder.facts,
    words: {
      ...folder?.words,
      ...Object.fromEntries(newWords.map(({ locale, own }) => [locale, own ?? { alt: '', credit: '' }])),
    },
  }
  const text = writeMediaFile(after, folder)
  const yaml = { path: pathOfYaml(row.id), content: text, isThere: folder !== null, isChanged }
  return [
    ...(text === folder?.yaml.raw ? [] : [yaml]),
    ...(hasNewFacts && file !== original ? originalsOf({ picture, folder, isChanged }) : []),
  ]
}

interface NewOriginal extends Pick<Compared, 'folder' | 'picture'>, Pick<MediaDifference, 'isChanged'> {}

function originalsOf({ picture: { row }, folder, isChanged }: NewOriginal): MediaDifference[] {
  const [name, old] = [originalName(row.original_type), folder?.original.name]
  const content = { key: row.original_key ?? '', type: row.original_type, bytes: row.original_bytes }
  const path = (each: string) => pathOfOriginal(row.id, each)
  const differences = [{ path: path(name), content, isThere: old === name, isChanged }]
  if (old === undefined || old === name) return differences
  return [...differences, { path: path(old), content: null, isThere: true, isChanged }]
}

/** The files of a picture that staff have deleted; none of one that was never loaded. */
async function findDeleted(
  root: string,
  folder: MediaFolder,
  bases: Bases | undefined,
): Promise<MediaDifference[]> {
  const base = bases?.get('picture')
  if (base === undefined) return []
  const { id, facts, original, path } = folder
  const file = await hashOfFile(join(root, path, original.name))
  const gone = { content: null, isThere: true, isChanged: hashOfPicture(facts, file) !== base }
  return [pathOfYaml(id), pathOfOriginal(id, original.name)].map(each => ({ path: each, ...gone }))
}
