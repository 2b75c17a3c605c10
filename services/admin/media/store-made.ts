import type { Kysely } from 'kysely'
import type { MediaFault } from '../../../contract/office/media-limits.ts'
import { systemClock } from '../../../platform/clock.ts'
import type { ObjectFacts, Storage } from '../../../platform/storage/storage.ts'
import { bumpRevision } from '../content/revision.ts'
import { keysOfMedia } from '../content/touched-keys.ts'
import type { AdminTables } from '../schema.ts'
import { claimFiles, removeLater } from './planned-files.ts'
import type { MadeMedia } from './process/media-process.ts'
import type { MediaFileRow, MediaRow } from './schema.ts'

interface Dependencies {
  readonly db: Kysely<AdminTables>
  readonly storage: Storage
}

interface Stored {
  readonly made: MadeMedia
  readonly files: readonly Omit<MediaFileRow, 'media_id' | 'version' | 'replaced_at'>[]
  /** The keys of what was stored for it. */
  readonly keys: readonly string[]
  readonly original: ObjectFacts & { readonly key: string }
}

/** Shows a version everywhere: its files are in the storage. The upload that it came with is done with. */
export async function storeMade(
  { db, storage }: Dependencies,
  row: MediaRow,
  { made, files, keys, original }: Stored,
): Promise<void> {
  const { files: _, alpha, hash: original_hash, ...facts } = made
  const { id, version, upload_id } = row
  const now = systemClock()
  const isShown = await db.transaction().execute(async trx => {
    const { numUpdatedRows } = await trx
      .updateTable('media')
      .set({ ...facts, alpha: alpha ? 1 : 0, made: version, upload_id: null, original_hash })
      .set({ original_key: original.key, original_type: original.type, original_bytes: original.size })
      .set({ updated_at: now.toISOString() })
      .where('id', '=', id)
      .where('version', '=', version)
      .where('made', '<', version)
      .executeTakeFirst()
    // Another version has followed meanwhile.
    if (numUpdatedRows === 0n) return false
    await trx
      .insertInto('media_files')
      .values(files.map(file => ({ ...file, media_id: id, version, replaced_at: null })))
      .execute()
    await claimFiles(trx, keys)
    if (row.original_key !== null && row.original_key !== original.key)
      await removeLater(trx, [row.original_key], now)
    await bumpRevision(trx, await keysOfMedia(trx, id))
    return true
  })
  if (isShown && upload_id !== null) await removeUpload({ db, storage }, upload_id)
}

async function removeUpload({ db, storage }: Dependencies, id: string): Promise<void> {
  const row = await db.selectFrom('uploads').select('storage_key').where('id', '=', id).executeTakeFirst()
  if (!row) return
  await storage.remove(row.storage_key)
  await db.deleteFrom('uploads').where('id', '=', id).execute()
}

/** Says why a version has no files; the one before stays. */
export async function storeFault(
  { db, storage }: Dependencies,
  { id, version, upload_id }: MediaRow,
  fault: MediaFault,
): Promise<void> {
  await db
    .updateTable('media')
    .set({ fault, upload_id: null, updated_at: systemClock().toISOString() })
    .where('id', '=', id)
    .where('version', '=', version)
    .execute()
  if (upload_id !== null) await removeUpload({ db, storage }, upload_id)
}
