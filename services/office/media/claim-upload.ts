import { randomInt } from 'node:crypto'
import type { Kysely } from 'kysely'
import { mediaLimits } from '../../../contract/office/media-limits.ts'
import { Refusal } from '../../http/problem.ts'
import type { OfficeTables } from '../schema.ts'

interface ClaimedUpload {
  readonly id: string
  readonly name: string
}

/** A complete upload that can become a picture. Throws `Refusal` 409 or 422 with the reason. */
export async function getPictureUpload(db: Kysely<OfficeTables>, id: string): Promise<ClaimedUpload> {
  const row = await db
    .selectFrom('uploads')
    .select(['id', 'name', 'type', 'state', 'request_id', 'draft_of'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row || row.state === 'failed') throw new Refusal(422, 'The file is no longer here. Send it again.')
  if (row.request_id !== null || row.draft_of !== null)
    throw new Refusal(409, 'The file belongs to something else.')
  if (row.state !== 'complete') throw new Refusal(409, 'The file has not arrived yet.')
  if (!(mediaLimits.types as readonly string[]).includes(row.type))
    throw new Refusal(422, 'Pictures are JPEG, PNG, WebP, AVIF or TIFF files.')
  return row
}

const alphabet = 'abcdefghijkmnpqrstuvwxyz23456789'
const idLength = 12

/** An id that can be read out: no l, o, 0 or 1. */
export const newMediaId = (): string =>
  Array.from({ length: idLength }, () => alphabet[randomInt(alphabet.length)]).join('')
