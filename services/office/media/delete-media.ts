import { holdRevision } from '../../admin/content/revision.ts'
import { removeLater } from '../../admin/media/planned-files.ts'
import type { MediaRow } from '../../admin/media/schema.ts'
import { sweepSoon } from '../../admin/media/sweep-media.ts'
import { Refusal } from '../../http/problem.ts'
import { asAdmin, type Trx } from '../content/find-entry.ts'
import { findLegalUses, findUses } from './media-uses.ts'

interface SeenMedia extends Pick<MediaRow, 'id' | 'upload_id' | 'original_key'> {
  /** The version that was seen. */
  readonly version: number
  readonly now: Date
}

/**
 * Deletes a picture that no text uses, for good: its rows now, and the files of all its versions by a job once this is
 * committed. Throws `Refusal` 409 for one that is used, or changed meanwhile. What is being published holds the revision
 * too, so no text goes live with it meanwhile.
 */
export async function deleteMedia(trx: Trx, media: SeenMedia): Promise<void> {
  const { id, version, upload_id, original_key, now } = media
  await holdRevision(asAdmin(trx))
  await verifyUnused(trx, id)
  const files = await trx
    .deleteFrom('media_files')
    .where('media_id', '=', id)
    .returning('storage_key')
    .execute()
  await trx.deleteFrom('media_words').where('media_id', '=', id).execute()
  const { numDeletedRows } = await trx
    .deleteFrom('media')
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst()
  if (numDeletedRows === 0n) throw new Refusal(409, 'Somebody else has changed the picture meanwhile.')
  const uploads = await trx
    .deleteFrom('uploads')
    .where('id', '=', upload_id ?? '')
    .returning('storage_key')
    .execute()
  const keys = [...files, ...uploads].map(({ storage_key }) => storage_key)
  await removeLater(asAdmin(trx), [...new Set([...keys, ...(original_key ? [original_key] : [])])], now)
  await sweepSoon(asAdmin(trx), now)
}

const mostNamed = 5

async function verifyUnused(trx: Trx, id: string): Promise<void> {
  const work = await trx
    .selectFrom('works')
    .select('request_id')
    .where('media_id', '=', id)
    .executeTakeFirst()
  if (work) throw new Refusal(409, 'It was sent for the wall: decline it or take it down there.')
  const uses = (await findUses(trx, id)).get(id) ?? []
  const paths = [...new Set([...uses.map(({ path }) => path), ...(await findLegalUses(trx, id))])]
  if (paths.length === 0) return
  const more = paths.length > mostNamed ? `, and ${paths.length - mostNamed} more` : ''
  throw new Refusal(409, `It is used in ${paths.slice(0, mostNamed).join(', ')}${more}.`)
}
