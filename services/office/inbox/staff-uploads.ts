import type { Kysely } from 'kysely'
import type { OfficeTables } from '../schema.ts'

interface UploadOwner {
  readonly requestId: string
  readonly staffId: string
  /** The message that the files are sent with; null: they belong to the draft. */
  readonly eventId: string | null
}

/**
 * Attaches complete uploads to a reply of staff or to its draft, in the caller's transaction. Resolves to the ids that
 * are attached: without unknown, incomplete and failed ones, and those of others.
 */
export async function claimStaffUploads(
  trx: Kysely<OfficeTables>,
  ids: readonly string[],
  { requestId, staffId, eventId }: UploadOwner,
): Promise<string[]> {
  if (ids.length === 0) return []
  const rows = await trx
    .updateTable('uploads')
    .set({ request_id: requestId, event_id: eventId, draft_of: eventId === null ? staffId : null })
    .where('id', 'in', ids)
    .where('state', '=', 'complete')
    .where(({ eb, or, and }) =>
      or([
        eb('request_id', 'is', null),
        and([eb('request_id', '=', requestId), eb('draft_of', '=', staffId)]),
      ]),
    )
    .returning('id')
    .execute()
  return rows.map(({ id }) => id)
}

/** Detaches the files of a draft but some: they are erased a day later. */
export async function releaseDraftUploads(
  trx: Kysely<OfficeTables>,
  { requestId, staffId }: Pick<UploadOwner, 'requestId' | 'staffId'>,
  but: readonly string[],
  now: Date,
): Promise<void> {
  let query = trx
    .updateTable('uploads')
    .set({ request_id: null, draft_of: null, completed_at: now.toISOString() })
    .where('request_id', '=', requestId)
    .where('draft_of', '=', staffId)
  if (but.length > 0) query = query.where('id', 'not in', but)
  await query.execute()
}
