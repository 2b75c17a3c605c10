import type { Kysely } from 'kysely'
import type { MediaFault } from '../../../contract/office/media-limits.ts'
import { systemClock } from '../../../platform/clock.ts'
import type { Storage } from '../../../platform/storage/storage.ts'
import { bumpRevision } from '../content/revision.ts'
import type { AdminTables } from '../schema.ts'
import type { MadeMedia } from './process/media-process.ts'
import type { MediaRow } from './schema.ts'

interface Dependencies {
  readonly db: Kysely<AdminTables>
  readonly storage: Storage
}

interface Stored {
  readonly made: MadeMedia
  /** The folder of its files in the storage. */
  readonly target: string
  readonly originalKey: string
}

/** Shows a version everywhere: its files are in the storage. The upload that it came with is done with. */
export async function storeMade(
  { db, storage }: Dependencies,
  row: MediaRow,
  { made, target, originalKey }: Stored,
): Promise<void> {
  const { files, alpha, ...facts } = made
  const { id, version, upload_id } = row
  const isShown = await db.transaction().execute(async trx => {
    const { numUpdatedRows } = await trx
      .updateTable('media')
      .set({ ...facts, alpha: alpha ? 1 : 0, made: version, original_key: originalKey, upload_id: null })
      .set({ updated_at: systemClock().toISOString() })
      .where('id', '=', id)
      .where('version', '=', version)
      .where('made', '<', version)
      .executeTakeFirst()
    // Another version has followed meanwhile.
    if (numUpdatedRows === 0n) return false
    await trx
      .insertInto('media_files')
      .values(
        files.map(({ name, ...file }) => ({
          ...file,
          media_id: id,
          version,
          storage_key: `${target}/${name}`,
        })),
      )
      .execute()
    await bumpRevision(trx)
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
