import { randomBytes } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { StoredFile } from '../../../contract/office/request-view.ts'
import type { Storage } from '../../../platform/storage/storage.ts'
import { Refusal } from '../../http/problem.ts'
import type { OfficeTables } from '../schema.ts'

/**
 * Makes these the files of a saved reply, in the caller's transaction: new uploads become its files, those that it had
 * stay, and all others become orphaned uploads, which are erased within a day. Throws `Refusal` 422 for an unknown or
 * incomplete one.
 */
export async function keepFiles(
  trx: Kysely<OfficeTables>,
  replyId: string,
  ids: readonly string[],
  now: Date,
): Promise<void> {
  const stored = await trx
    .selectFrom('saved_reply_files')
    .selectAll()
    .where('reply_id', '=', replyId)
    .execute()
  const added = [...new Set(ids)].filter(id => stored.every(file => file.id !== id))
  const gone = stored.filter(file => !ids.includes(file.id))
  const at = now.toISOString()
  for (const { id, reply_id: _, ...file } of gone) {
    await trx.deleteFrom('saved_reply_files').where('id', '=', id).execute()
    const orphan = { id, ...file, state: 'complete', created_at: at, completed_at: at } as const
    await trx.insertInto('uploads').values(orphan).execute()
  }
  for (const id of added) {
    const upload = await trx
      .deleteFrom('uploads')
      .where('id', '=', id)
      .where('state', '=', 'complete')
      .where('request_id', 'is', null)
      .returning(['storage_key', 'name', 'size', 'type'])
      .executeTakeFirst()
    if (!upload) throw new Refusal(422, 'files: one is not complete, or not yours')
    await trx
      .insertInto('saved_reply_files')
      .values({ id, reply_id: replyId, ...upload })
      .execute()
  }
}

/**
 * Copies the files of a saved reply into uploads that belong to nothing yet. A copy has its row before its bytes, so that
 * an interrupted one is erased as an orphan.
 */
export async function copyFiles(
  { db, storage }: { readonly db: Kysely<OfficeTables>; readonly storage: Storage },
  replyId: string,
  now: Date,
): Promise<StoredFile[]> {
  const files = await db
    .selectFrom('saved_reply_files')
    .select(['storage_key', 'name', 'size', 'type'])
    .where('reply_id', '=', replyId)
    .orderBy('id')
    .execute()
  const copies: StoredFile[] = []
  for (const { storage_key, name, size, type } of files) {
    const stored = await storage.get(storage_key)
    if (!stored) continue
    const id = randomBytes(16).toString('hex')
    const key = `attachments/${id}`
    const at = now.toISOString()
    const row = { id, name, size, type, storage_key: key, created_at: at, completed_at: at }
    await db
      .insertInto('uploads')
      .values({ ...row, state: 'uploading' })
      .execute()
    await storage.put(key, stored.stream, { type, size })
    await db.updateTable('uploads').set({ state: 'complete' }).where('id', '=', id).execute()
    copies.push({ id, name, size })
  }
  return copies
}
