import type { Kysely } from 'kysely'
import { uploadLimits } from '../../../contract/uploads.ts'
import type { AdminTables, UploadRow } from '../schema.ts'

/** Why files cannot be attached: too many, an unknown, incomplete or failed one. */
export type UploadFault = 'count' | 'unknown' | 'uploading' | 'failed'

/** The public facts of an attachment. */
type UploadFacts = Pick<UploadRow, 'id' | 'name' | 'size' | 'type' | 'state' | 'reason'>

type SentUpload = UploadFacts & Pick<UploadRow, 'created_at'>

const facts = ['id', 'name', 'size', 'type', 'state', 'reason'] as const

/**
 * Attaches complete uploads to a request in the caller's transaction; null on success, also for uploads of the same
 * request. The caller rolls back on a fault, since some may be attached already.
 */
export async function claimUploads(
  trx: Kysely<AdminTables>,
  ids: readonly string[],
  requestId: string,
  eventId: string | null = null,
): Promise<UploadFault | null> {
  const wanted = [...new Set(ids)]
  if (wanted.length === 0) return null
  if (wanted.length > uploadLimits.files) return 'count'
  await trx
    .updateTable('uploads')
    .set({ request_id: requestId, event_id: eventId })
    .where('id', 'in', wanted)
    .where('state', '=', 'complete')
    .where('request_id', 'is', null)
    .execute()
  const rows = await trx
    .selectFrom('uploads')
    .select(['id', 'state', 'request_id'])
    .where('id', 'in', wanted)
    .execute()
  if (rows.length < wanted.length) return 'unknown'
  if (rows.some(({ state }) => state === 'failed')) return 'failed'
  if (rows.some(({ state }) => state === 'uploading')) return 'uploading'
  // An upload of another request is unknown to this sender.
  if (rows.some(({ request_id }) => request_id !== requestId)) return 'unknown'
  const all = await listUploadsOf(trx, requestId)
  return all.length > uploadLimits.files ? 'count' : null
}

/** The attachments of a request that its sender has sent, in that order. */
export const listUploadsOf = (db: Kysely<AdminTables>, requestId: string): Promise<SentUpload[]> =>
  db
    .selectFrom('uploads')
    .select([...facts, 'created_at'])
    .where('request_id', '=', requestId)
    .where('draft_of', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('request_events')
            .select('request_events.id')
            .whereRef('request_events.id', '=', 'uploads.event_id')
            .where('request_events.by', '=', 'staff'),
        ),
      ),
    )
    .orderBy('created_at')
    .orderBy('id')
    .execute()

/** The known uploads of these ids, in any state, in the order of the ids. */
export async function findUploads(db: Kysely<AdminTables>, ids: readonly string[]): Promise<UploadFacts[]> {
  if (ids.length === 0) return []
  const rows = await db.selectFrom('uploads').select(facts).where('id', 'in', ids).execute()
  return ids.flatMap(id => rows.find(row => row.id === id) ?? [])
}

/** Detaches the uploads of a request; orphans are deleted a day after they were sent. */
export async function releaseUploads(trx: Kysely<AdminTables>, requestId: string): Promise<void> {
  await trx.updateTable('uploads').set({ request_id: null }).where('request_id', '=', requestId).execute()
}
