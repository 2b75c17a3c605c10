import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import type { Kysely } from 'kysely'
import { uploadLimits } from '../../../contract/uploads.ts'
import { isoAfter } from '../../../platform/clock.ts'
import type { Storage } from '../../../platform/storage/storage.ts'
import type { AdminTables } from '../schema.ts'

export interface UploadPlaces {
  readonly db: Kysely<AdminTables>
  /** Where whole files are kept. */
  readonly storage: Storage
  /** Where files grow until they are whole. */
  readonly folder: string
}

/**
 * Removes an upload that belongs to nothing: its bytes first and its row last, so that no byte is ever without a row.
 * false when there is none, or a request has it.
 */
export async function removeUpload({ db, storage, folder }: UploadPlaces, id: string): Promise<boolean> {
  // From here on no request can take it, and what is finishing it will find that it is gone.
  const { numUpdatedRows } = await db
    .updateTable('uploads')
    .set({ state: 'failed', reason: 'gone' })
    .where('id', '=', id)
    .where('request_id', 'is', null)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) return false
  const row = await db.selectFrom('uploads').select('storage_key').where('id', '=', id).executeTakeFirst()
  await rm(join(folder, id), { force: true })
  if (row) await storage.remove(row.storage_key)
  await db.deleteFrom('uploads').where('id', '=', id).execute()
  return true
}

/** Removes what was attached to requests that are erased: to be called before their rows go. */
export async function removeUploadsOf(
  db: Kysely<AdminTables>,
  storage: Storage,
  requestIds: readonly string[],
): Promise<void> {
  if (requestIds.length === 0) return
  const rows = await db
    .selectFrom('uploads')
    .select(['id', 'storage_key'])
    .where('request_id', 'in', requestIds)
    .execute()
  for (const { id, storage_key } of rows) {
    await storage.remove(storage_key)
    await db.deleteFrom('uploads').where('id', '=', id).execute()
  }
}

const patienceMs = uploadLimits.hours * 3_600_000

const orphansAtOnce = 100

/**
 * Removes what no request has taken within a day, in slices. Resolves to how many uploads went. `settled` resolves when one
 * is not being finished.
 */
export async function deleteOrphans(
  places: UploadPlaces,
  now: Date,
  settled: (id: string) => Promise<void>,
): Promise<number> {
  let swept = 0
  for (let after = ''; ; ) {
    const orphans = await places.db
      .selectFrom('uploads')
      .select('id')
      .where('request_id', 'is', null)
      .where(row => row.fn.coalesce('completed_at', 'created_at'), '<', isoAfter(now, -patienceMs))
      .where('id', '>', after)
      .orderBy('id')
      .limit(orphansAtOnce)
      .execute()
    for (const { id } of orphans) {
      await settled(id)
      await removeUpload(places, id)
    }
    swept += orphans.length
    if (orphans.length < orphansAtOnce) return swept
    after = orphans.at(-1)?.id ?? ''
    await setImmediate()
  }
}
