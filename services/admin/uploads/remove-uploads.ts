import { setImmediate } from 'node:timers/promises'
import type { Kysely } from 'kysely'
import { uploadLimits } from '../../../contract/uploads.ts'
import { isoAfter } from '../../../platform/clock.ts'
import type { Storage } from '../../../platform/storage/storage.ts'
import type { AdminTables } from '../schema.ts'
import { removeWorksOf } from '../works/remove-works.ts'
import type { IncomingFiles } from './incoming/incoming-files.ts'
import { removeLeftoverParts } from './incoming/part-rows.ts'

export interface UploadDependencies {
  readonly db: Kysely<AdminTables>
  /** The storage of complete files. */
  readonly storage: Storage
  readonly incoming: IncomingFiles
}

/**
 * Deletes an orphaned upload: bytes first, the row last, so that no file is without a row. false for an unknown or
 * attached one.
 */
export async function removeUpload(
  { db, storage, incoming }: UploadDependencies,
  id: string,
): Promise<boolean> {
  // From here on no request can attach it, and a concurrent finish fails.
  const { numUpdatedRows } = await db
    .updateTable('uploads')
    .set({ state: 'failed', reason: 'gone' })
    .where('id', '=', id)
    .where('request_id', 'is', null)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) return false
  const row = await db.selectFrom('uploads').select('storage_key').where('id', '=', id).executeTakeFirst()
  await incoming.remove(id)
  if (row) await storage.remove(row.storage_key)
  await db.deleteFrom('uploads').where('id', '=', id).execute()
  return true
}

/** Deletes the attachments and the works of requests; to be called before their rows are deleted. */
export async function removeUploadsOf(
  db: Kysely<AdminTables>,
  storage: Storage,
  requestIds: readonly string[],
): Promise<void> {
  if (requestIds.length === 0) return
  await removeWorksOf(db, requestIds)
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

const maxAgeMs = uploadLimits.hours * 3_600_000

const orphansAtOnce = 100

/**
 * Deletes orphans after a day, in slices, and parts that do not count. Resolves to the number of orphans. `settled` resolves when an upload is not being
 * finished.
 */
export async function deleteOrphans(
  dependencies: UploadDependencies,
  now: Date,
  settled: (id: string) => Promise<void>,
): Promise<number> {
  await removeLeftoverParts(dependencies.db, dependencies.storage, now)
  let swept = 0
  for (let after = ''; ; ) {
    const orphans = await dependencies.db
      .selectFrom('uploads')
      .select('id')
      .where('request_id', 'is', null)
      .where(row => row.fn.coalesce('completed_at', 'created_at'), '<', isoAfter(now, -maxAgeMs))
      .where('id', '>', after)
      .orderBy('id')
      .limit(orphansAtOnce)
      .execute()
    for (const { id } of orphans) {
      await settled(id)
      await removeUpload(dependencies, id)
    }
    swept += orphans.length
    if (orphans.length < orphansAtOnce) return swept
    after = orphans.at(-1)?.id ?? ''
    await setImmediate()
  }
}
