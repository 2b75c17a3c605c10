import type { Updateable } from 'kysely'
import { enqueueMedia } from '../../admin/media/make-media.ts'
import type { MediaRow } from '../../admin/media/schema.ts'
import { Refusal } from '../../http/problem.ts'
import { asAdmin, type Trx } from '../content/find-entry.ts'

interface SeenVersion {
  readonly id: string
  readonly version: number
  readonly now: Date
}

/** Changes what a picture is made from, and has its files made; the ones before stay until then. Throws `Refusal` 409. */
export async function nextVersion(
  trx: Trx,
  { id, version, now }: SeenVersion,
  change: Updateable<MediaRow>,
): Promise<{ version: number }> {
  const next = version + 1
  const { numUpdatedRows } = await trx
    .updateTable('media')
    .set({ ...change, version: next, fault: null, updated_at: now.toISOString() })
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw new Refusal(409, 'Somebody else has changed the picture meanwhile.')
  await enqueueMedia(asAdmin(trx), { id, version: next })
  return { version: next }
}
