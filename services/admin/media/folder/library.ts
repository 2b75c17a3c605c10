import type { Kysely } from 'kysely'
import { everyLocale } from '../../../../contract/locale.ts'
import type { Storage } from '../../../../platform/storage/storage.ts'
import type { AdminTables } from '../../schema.ts'
import { hashOfStream } from '../hash-file.ts'
import type { MediaRow } from '../schema.ts'
import { hashOfPicture, hashOfWords, type MediaFile } from './media-file.ts'

export interface Dependencies {
  readonly db: Kysely<AdminTables>
  readonly storage: Storage
}

/** A picture as the library has it, and what it last agreed on with its files. */
export interface LibraryPicture extends MediaFile {
  readonly row: MediaRow
  /** The SHA-256 of its original; null: none was taken in yet. */
  readonly original: string | null
  readonly bases: Bases
}

/** Hashes by part; a part that never agreed has none. */
export type Bases = ReadonlyMap<string, string>

const none: Bases = new Map()

/** The pictures of the library with their words and bases, by id. */
export async function readLibrary({
  db,
  storage,
}: Dependencies): Promise<ReadonlyMap<string, LibraryPicture>> {
  const rows = await db.selectFrom('media').selectAll().execute()
  const allWords = Map.groupBy(await db.selectFrom('media_words').selectAll().execute(), row => row.media_id)
  const bases = await readBases(db)
  const pictures = new Map<string, LibraryPicture>()
  for (const row of rows) {
    const { id, name, focal_x: x, focal_y: y, licence, source } = row
    const own = allWords.get(id) ?? []
    const words = everyLocale.flatMap(locale => {
      const { alt, credit } = own.find(({ language }) => language === locale) ?? { alt: '', credit: '' }
      return hashOfWords({ alt, credit }) === null ? [] : [[locale, { alt, credit }] as const]
    })
    pictures.set(id, {
      ...{ row, facts: { name, focal: { x, y }, licence, source }, words: Object.fromEntries(words) },
      ...{ original: await hashOfOriginal(storage, row), bases: bases.get(id) ?? none },
    })
  }
  return pictures
}

/** What was last agreed on, by picture and part; also of pictures that are deleted. */
export async function readBases(db: Kysely<AdminTables>): Promise<ReadonlyMap<string, Bases>> {
  const rows = await db.selectFrom('media_bases').selectAll().execute()
  const byId = Map.groupBy(rows, ({ media_id }) => media_id)
  return new Map([...byId].map(([id, own]) => [id, new Map(own.map(({ part, hash }) => [part, hash]))]))
}

/** The hash of a picture without its words; what it last agreed on while its file is being taken in, or could not be. */
export function hashOfLibrary({ facts, original, row, bases }: LibraryPicture): string | null {
  const isSettled = original !== null && row.upload_id === null && row.fault === null
  return isSettled ? hashOfPicture(facts, original) : (bases.get('picture') ?? null)
}

async function hashOfOriginal(storage: Storage, row: MediaRow): Promise<string | null> {
  if (row.original_key === null) return null
  if (row.original_hash !== '') return row.original_hash
  const stored = await storage.get(row.original_key)
  return stored && hashOfStream(stored.stream)
}
