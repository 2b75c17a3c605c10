import { buffer } from 'node:stream/consumers'
import type { Kysely } from 'kysely'
import { mediaIdOf } from '../../../contract/media.ts'
import type { Storage } from '../../../platform/storage/storage.ts'
import type { AdminTables } from '../schema.ts'
import { findFiles } from './fill-media.ts'

/** The shown versions of covers from the library, by the name of the cover. */
export async function versionsOfCovers(
  db: Kysely<AdminTables>,
  covers: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const ids = covers.flatMap(cover => mediaIdOf(cover) ?? [])
  if (ids.length === 0) return new Map()
  const rows = await db.selectFrom('media').select(['id', 'made']).where('id', 'in', ids).execute()
  return new Map(rows.map(({ id, made }) => [`media:${id}`, made]))
}

/** The crop for sharing of a cover from the library; null where there is none. */
export async function findCoverFile(
  { db, storage }: { readonly db: Kysely<AdminTables>; readonly storage: Storage },
  cover: string,
): Promise<Uint8Array | null> {
  const files = await findFiles(db, [mediaIdOf(cover) ?? ''])
  const key = files.find(({ cut }) => cut === 'sharing')?.storage_key
  const stored = key === undefined ? null : await storage.get(key)
  return stored && buffer(stored.stream)
}
