import { randomBytes } from 'node:crypto'
import type { Kysely } from 'kysely'
import { isoAfter } from '../../../../platform/clock.ts'
import { incomingPrefix, type Storage } from '../../../../platform/storage/storage.ts'
import type { AdminTables } from '../../schema.ts'
import { uploadRefusalFor } from '../upload-refusal.ts'

/** A part's key is its writer's own: whoever else stores the same bytes has another one. */
export const newPartKey = (uploadId: string, start: number): string =>
  `${incomingPrefix}${uploadId}/${start}-${randomBytes(6).toString('hex')}`

interface Part {
  readonly key: string
  readonly uploadId: string
  readonly start: number
}

/** Of one upload; only an attacker sends so many. */
const mostParts = 10_000

/** Notes a part that is about to be stored. */
export async function addPart(
  db: Kysely<AdminTables>,
  { key, uploadId, start, now }: Part & { readonly now: Date },
): Promise<void> {
  const { parts } = await db
    .selectFrom('upload_parts')
    .select(({ fn }) => fn.countAll<number | string>().as('parts'))
    .where('upload_id', '=', uploadId)
    .executeTakeFirstOrThrow()
  if (Number(parts) >= mostParts) throw uploadRefusalFor('size')
  const row = { storage_key: key, upload_id: uploadId, start, size: null, created_at: now.toISOString() }
  await db.insertInto('upload_parts').values(row).execute()
}

/** Counts a stored part in the offset of its upload. false: the upload has gone on without it, or has ended. */
export function countPart(
  db: Kysely<AdminTables>,
  { key, uploadId, start, size }: Part & { readonly size: number },
): Promise<boolean> {
  return db.transaction().execute(async trx => {
    const { numUpdatedRows } = await trx
      .updateTable('uploads')
      .set({ received: start + size })
      .where('id', '=', uploadId)
      .where('state', '=', 'uploading')
      .where('received', '=', start)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) return false
    await trx.updateTable('upload_parts').set({ size }).where('storage_key', '=', key).execute()
    return true
  })
}

/** The parts that count, in their order. */
export const listParts = (db: Kysely<AdminTables>, uploadId: string) =>
  db
    .selectFrom('upload_parts')
    .select(['storage_key', 'start', 'size'])
    .where('upload_id', '=', uploadId)
    .where('size', 'is not', null)
    .$narrowType<{ size: number }>()
    .orderBy('start')
    .execute()

/** Sets the offset of an upload back to where a part is missing. false: the upload has changed meanwhile. */
export function dropPartsFrom(
  db: Kysely<AdminTables>,
  { uploadId, start, received }: Omit<Part, 'key'> & { readonly received: number },
): Promise<boolean> {
  return db.transaction().execute(async trx => {
    const { numUpdatedRows } = await trx
      .updateTable('uploads')
      .set({ received: start })
      .where('id', '=', uploadId)
      .where('state', '=', 'uploading')
      .where('received', '=', received)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) return false
    await trx
      .updateTable('upload_parts')
      .set({ size: null })
      .where('upload_id', '=', uploadId)
      .where('start', '>=', start)
      .execute()
    return true
  })
}

/**
 * Removes everything of an upload from the storage, each object before its row. The row of a part that is being stored stays: its
 * object may come later, and goes with the leftovers.
 */
export async function removeParts(
  db: Kysely<AdminTables>,
  storage: Storage,
  uploadId: string,
): Promise<void> {
  const rows = await db
    .selectFrom('upload_parts')
    .select('storage_key')
    .where('upload_id', '=', uploadId)
    .execute()
  for (const { storage_key } of rows) await storage.remove(storage_key)
  await db
    .deleteFrom('upload_parts')
    .where('upload_id', '=', uploadId)
    .where('size', 'is not', null)
    .execute()
}

/** Longer than the storage takes for a part. */
const minAgeMs = 3_600_000
const atOnce = 100

/** Removes parts that do not count: their writer was killed, was late, or could not remove them. */
export async function removeLeftoverParts(
  db: Kysely<AdminTables>,
  storage: Storage,
  now: Date,
): Promise<void> {
  for (;;) {
    const rows = await db
      .selectFrom('upload_parts')
      .leftJoin('uploads', 'uploads.id', 'upload_parts.upload_id')
      .select('upload_parts.storage_key')
      .where('upload_parts.created_at', '<', isoAfter(now, -minAgeMs))
      .where(({ or, eb }) =>
        or([
          eb('upload_parts.size', 'is', null),
          eb('uploads.id', 'is', null),
          eb('uploads.state', '!=', 'uploading'),
        ]),
      )
      .limit(atOnce)
      .execute()
    for (const { storage_key } of rows) {
      await storage.remove(storage_key)
      await db.deleteFrom('upload_parts').where('storage_key', '=', storage_key).execute()
    }
    if (rows.length < atOnce) return
  }
}
