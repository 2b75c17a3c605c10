import type { Kysely } from 'kysely'
import { indexRequest } from '../../admin/requests/words/index-request.ts'
import type { RequestRow } from '../../admin/schema.ts'
import { Refusal } from '../../http/problem.ts'
import type { OfficeTables } from '../schema.ts'
import { changeRequest } from './change-request.ts'
import { addToDraft } from './drafts.ts'
import { lockFollowed } from './find-request.ts'
import { readStanding } from './standing.ts'

/**
 * Takes a reply back in the caller's transaction: its mail and its event are deleted, its text and files are the draft of
 * its author again. Resolves to the new version. Throws `Refusal` 404 for a reply of somebody else, 409 once a worker has
 * the mail, and `ConcurrentChange` when the request has been merged since it was followed.
 */
export async function undoReply(
  trx: Kysely<OfficeTables>,
  { id: requestId, state }: RequestRow,
  eventId: string,
  staffId: string,
  now: Date,
): Promise<number> {
  await lockFollowed(trx, requestId)
  const event = await trx
    .selectFrom('request_events')
    .select(['text', 'mail_job_id'])
    .where('id', '=', eventId)
    .where('request_id', '=', requestId)
    .where('staff_id', '=', staffId)
    .where('kind', '=', 'message')
    .executeTakeFirst()
  if (!event) throw new Refusal(404, 'There is no such reply of yours.')
  const { numDeletedRows } = await trx
    .deleteFrom('jobs')
    .where('id', '=', event.mail_job_id)
    .where('attempts', '=', 0)
    .executeTakeFirst()
  if (numDeletedRows === 0n) throw new Refusal(409, 'The mail has left.')
  const files = await trx
    .updateTable('uploads')
    .set({ event_id: null, draft_of: staffId })
    .where('event_id', '=', eventId)
    .returning('id')
    .execute()
  await trx.deleteFrom('request_events').where('id', '=', eventId).execute()
  const uploads = files.map(({ id }) => id)
  await addToDraft(trx, { requestId, staffId, text: event.text ?? '', uploads }, now)
  const standing = await readStanding(trx, requestId)
  const version = await changeRequest(trx, requestId, { ...standing, state: standing.state ?? state }, now)
  await indexRequest(trx, requestId)
  return version
}
