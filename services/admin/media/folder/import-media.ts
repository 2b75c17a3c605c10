import { join } from 'node:path'
import type { Kysely } from 'kysely'
import { everyLocale, type Locale } from '../../../../contract/locale.ts'
import type { UploadReason } from '../../../../contract/uploads.ts'
import { type Clock, systemClock } from '../../../../platform/clock.ts'
import type { Storage } from '../../../../platform/storage/storage.ts'
import { type Decision, decide } from '../../content/entries/decide.ts'
import { bumpRevision, holdRevision } from '../../content/revision.ts'
import { keysOfMedia } from '../../content/touched-keys.ts'
import type { AdminTables } from '../../schema.ts'
import type { Uploads } from '../../uploads/uploads.ts'
import { hashOfFile } from '../hash-file.ts'
import { indexWords } from '../index-words.ts'
import { enqueueMedia } from '../make-media.ts'
import { unmade } from '../new-media.ts'
import { hashOfLibrary, type LibraryPicture, readBases, readLibrary } from './library.ts'
import { hashOfPicture, hashOfWords, type MediaFolder, readMediaFolders, type Words } from './media-file.ts'

interface ImportDependencies {
  readonly db: Kysely<AdminTables>
  readonly storage: Storage
  /** Takes a file in as an upload is: inspected, scanned and stored. Resolves to its id, or the reason of its refusal. */
  readonly takeFile: Uploads['takeFile']
  readonly clock?: Clock
}

interface ImportedMedia {
  /** Paths of folders that were loaded, wholly or in part. */
  readonly written: readonly string[]
  /** What staff have changed as well: it is not loaded. */
  readonly conflicts: readonly { readonly path: string; readonly part: string }[]
  /** Pictures that cannot be taken in, with the reason. */
  readonly faults: readonly string[]
}

type Part = 'picture' | Locale

/**
 * Brings the pictures of the content folder into the library: new ones, and what only the files have changed since both
 * last agreed. Their sizes are made by the job. A folder that is gone takes nothing out of the library. Throws
 * `ContentFault` for a malformed folder.
 */
export async function importMedia(dependencies: ImportDependencies, root: string): Promise<ImportedMedia> {
  const folders = readMediaFolders(root)
  const bases = await readBases(dependencies.db)
  await forget(
    dependencies.db,
    [...bases.keys()].filter(id => !folders.some(folder => folder.id === id)),
  )
  if (folders.length === 0) return { written: [], conflicts: [], faults: [] }
  const library = await readLibrary(dependencies)
  const written: string[] = []
  const conflicts: { path: string; part: Part }[] = []
  const faults: string[] = []
  for (const folder of folders) {
    const picture = library.get(folder.id)
    const plan = await planFolder(root, folder, picture ?? { bases: bases.get(folder.id) ?? new Map() })
    for (const part of plan.conflicts) conflicts.push({ path: folder.path, part })
    const outcome = await load(dependencies, { root, folder, picture, plan })
    if (outcome !== null) faults.push(outcome)
    else if (plan.loaded.length > 0) written.push(folder.path)
  }
  return { written, conflicts, faults }
}

const forget = async (db: Kysely<AdminTables>, ids: readonly string[]) => {
  if (ids.length > 0) await db.deleteFrom('media_bases').where('media_id', 'in', ids).execute()
}

interface FolderPlan {
  readonly original: string
  /** The hashes of the files, by part. */
  readonly hashes: ReadonlyMap<Part, string>
  readonly loaded: readonly Part[]
  readonly agreed: readonly Part[]
  readonly conflicts: readonly Part[]
}

async function planFolder(
  root: string,
  folder: MediaFolder,
  picture: LibraryPicture | Pick<LibraryPicture, 'bases'>,
): Promise<FolderPlan> {
  const original = await hashOfFile(join(root, folder.path, folder.original.name))
  const hashes = new Map<Part, string>([['picture', hashOfPicture(folder.facts, original)]])
  for (const locale of everyLocale) {
    const words = folder.words[locale]
    const hash = words ? hashOfWords(words) : null
    // Words that a file does not have are none that it takes away.
    if (hash !== null) hashes.set(locale, hash)
  }
  const isKnown = 'row' in picture
  const hashOfOffice = (part: Part): string | null => {
    if (!isKnown) return null
    if (part === 'picture') return hashOfLibrary(picture)
    const words = picture.words[part]
    return words ? hashOfWords(words) : null
  }
  // What staff have sent just now is decided about when it is there.
  const isArriving = isKnown && picture.row.upload_id !== null
  const decided = [...hashes]
    .filter(([part]) => part !== 'picture' || !isArriving)
    .map(([part, file]) => {
      const base = picture.bases.get(part) ?? null
      return { part, decision: decide({ base, file, office: hashOfOffice(part) }) }
    })
  const those = (wanted: Decision) =>
    decided.flatMap(({ part, decision }) => (decision === wanted ? [part] : []))
  const loaded = those('load')
  return {
    ...{ original, hashes, agreed: those('agree'), conflicts: those('conflict') },
    // A picture that staff have deleted gets no words.
    loaded: isKnown || loaded.includes('picture') ? loaded : [],
  }
}

interface LoadedFolder {
  readonly root: string
  readonly folder: MediaFolder
  readonly picture: LibraryPicture | undefined
  readonly plan: FolderPlan
}

/** Stores what is loaded and agreed on. Resolves to the fault of a file that cannot be taken in. */
async function load(
  { db, takeFile, clock = systemClock }: ImportDependencies,
  { root, folder, picture, plan }: LoadedFolder,
): Promise<string | null> {
  const { loaded, agreed, hashes, original } = plan
  if (loaded.length + agreed.length === 0) return null
  const isFile = loaded.includes('picture') && picture?.original !== original
  const { name } = folder.original
  const taken = isFile ? await takeFile({ path: join(root, folder.path, name), name }) : null
  if (taken && 'refused' in taken) return `content/${folder.path}/${name}: ${sentenceOf(taken.refused)}`
  await db.transaction().execute(async trx => {
    await holdRevision(trx)
    const row = await trx
      .selectFrom('media')
      .select(['version', 'original_key'])
      .where('id', '=', folder.id)
      .executeTakeFirst()
    // Another process or somebody else was faster: the next import decides anew.
    if (row?.version !== picture?.row.version) return
    if (loaded.includes('picture'))
      await storePicture(trx, { folder, version: row?.version ?? 0, upload: taken?.id ?? null, now: clock() })
    for (const part of loaded) {
      const words = part === 'picture' ? undefined : folder.words[part]
      if (part !== 'picture' && words) await storeWords(trx, { id: folder.id, language: part, words })
    }
    await indexWords(trx, { id: folder.id, name: folder.facts.name })
    for (const part of [...loaded, ...agreed])
      await storeBase(trx, { id: folder.id, part, hash: hashes.get(part) ?? '' })
    if (loaded.length > 0) await bumpRevision(trx, await keysOfMedia(trx, folder.id))
  })
  return null
}

const sentenceOf = (reason: UploadReason) =>
  reason === 'type'
    ? 'is another kind of file than its name says'
    : reason === 'infected'
      ? 'has a virus'
      : 'cannot be read'

interface StoredPicture {
  readonly folder: MediaFolder
  /** 0: the library does not have it. */
  readonly version: number
  /** null: only its facts have changed. */
  readonly upload: string | null
  readonly now: Date
}

async function storePicture(
  trx: Kysely<AdminTables>,
  { folder, version, upload, now }: StoredPicture,
): Promise<void> {
  const { name, focal, licence, source } = folder.facts
  const at = now.toISOString()
  const facts = {
    ...{ name, licence, source, focal_x: focal.x, focal_y: focal.y, version: version + 1 },
    ...{ fault: null, updated_at: at, ...(upload !== null && { upload_id: upload }) },
  }
  const row = {
    ...{ ...unmade, ...facts, id: folder.id, upload_id: upload, words: '' },
    ...{ created_by: null, created_at: at, archived_at: null },
  }
  if (version === 0) await trx.insertInto('media').values(row).execute()
  else await trx.updateTable('media').set(facts).where('id', '=', folder.id).execute()
  await enqueueMedia(trx, { id: folder.id, version: version + 1 })
}

interface StoredWords {
  readonly id: string
  readonly language: Locale
  readonly words: Words
}

const storeWords = (trx: Kysely<AdminTables>, { id, language, words }: StoredWords) =>
  trx
    .insertInto('media_words')
    .values({ media_id: id, language, ...words, version: 1 })
    .onConflict(conflict =>
      conflict
        .columns(['media_id', 'language'])
        .doUpdateSet(({ eb }) => ({ ...words, version: eb('media_words.version', '+', 1) })),
    )
    .execute()

interface StoredBase {
  readonly id: string
  readonly part: Part
  readonly hash: string
}

const storeBase = (trx: Kysely<AdminTables>, { id, part, hash }: StoredBase) =>
  trx
    .insertInto('media_bases')
    .values({ media_id: id, part, hash })
    .onConflict(conflict => conflict.columns(['media_id', 'part']).doUpdateSet({ hash }))
    .execute()
