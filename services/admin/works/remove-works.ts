import type { Kysely } from 'kysely'
import { contentKeys } from '../../../contract/content-keys.ts'
import { systemClock } from '../../../platform/clock.ts'
import { bumpRevision } from '../content/revision.ts'
import { removeLater } from '../media/planned-files.ts'
import { sweepSoon } from '../media/sweep-media.ts'
import type { AdminTables } from '../schema.ts'

/** Takes the works of requests off the wall, with their pictures; the files go with the next run of the sweep, which is soon. */
export async function removeWorksOf(db: Kysely<AdminTables>, requestIds: readonly string[]): Promise<void> {
  if (requestIds.length === 0) return
  const known = await db
    .selectFrom('works')
    .select('media_id')
    .where('request_id', 'in', requestIds)
    .execute()
  for (const { media_id } of known)
    await db.transaction().execute(async trx => {
      await removeWork(trx, media_id)
    })
}

/** As `removeWorksOf` for one, in the caller's transaction. */
export async function removeWork(trx: Kysely<AdminTables>, mediaId: string): Promise<void> {
  const now = systemClock()
  const media = await trx
    .selectFrom('media')
    .select(['upload_id', 'original_key'])
    .where('id', '=', mediaId)
    .executeTakeFirst()
  await trx.deleteFrom('works').where('media_id', '=', mediaId).execute()
  const files = await trx
    .deleteFrom('media_files')
    .where('media_id', '=', mediaId)
    .returning('storage_key')
    .execute()
  await trx.deleteFrom('media_words').where('media_id', '=', mediaId).execute()
  await trx.deleteFrom('media').where('id', '=', mediaId).execute()
  const uploads = await trx
    .deleteFrom('uploads')
    .where('id', '=', media?.upload_id ?? '')
    .returning('storage_key')
    .execute()
  const keys = [...files, ...uploads].map(({ storage_key }) => storage_key)
  await removeLater(trx, [...new Set([...keys, ...(media?.original_key ? [media.original_key] : [])])], now)
  await sweepSoon(trx, now)
  await bumpRevision(trx, [contentKeys.works])
}
