import type { Kysely } from 'kysely'
import { newReference } from '../../admin/requests/reference.ts'
import { addEvent, storeRequest } from '../../admin/requests/store-request.ts'
import { isQuestion } from '../../admin/requests/support/takes-replies.ts'
import { indexRequest } from '../../admin/requests/words/index-request.ts'
import type { RequestRow } from '../../admin/schema.ts'
import { Refusal } from '../../http/problem.ts'
import type { OfficeTables } from '../schema.ts'
import { changeRequest } from './change-request.ts'
import { lockAsRead } from './merge-requests.ts'
import { readStanding } from './standing.ts'

/**
 * Moves messages from one of the sender's on into a request of their own, in the caller's transaction, without a mail.
 * Resolves to its reference. Throws `Refusal` 422 for another event, `ConcurrentChange` when the request has changed.
 */
export async function splitRequest(
  trx: Kysely<OfficeTables>,
  request: RequestRow,
  eventId: string,
  staffId: string,
  now: Date,
): Promise<string> {
  await lockAsRead(trx, request)
  const { id: sourceId, kind, locale, name, email, account_id: accountId, team } = request
  const message = await trx
    .selectFrom('request_events')
    .select(['id', 'text'])
    .where('id', '=', eventId)
    .where('request_id', '=', sourceId)
    .where('by', '=', 'visitor')
    .where('kind', '=', 'message')
    .executeTakeFirst()
  if (!message || !isQuestion(kind)) throw new Refusal(422, 'It is not a message of the sender.')
  const reference = newReference(kind)
  const answers = { ...(JSON.parse(request.answers) as object), question: message.text }
  const id = await storeRequest(trx, { kind, reference, locale, name, email, accountId, answers }, now)
  // The message is the question of the new request, and its event the beginning.
  await trx.deleteFrom('request_events').where('request_id', '=', id).execute()
  await moveFrom(trx, sourceId, message.id, id)
  const event = { by: 'staff', kind: 'merge', staffId } as const
  for (const [requestId, text] of [
    [id, `split from ${request.reference}`],
    [sourceId, `${reference} was split from it`],
  ] as const) {
    const { state, ...standing } = await readStanding(trx, requestId)
    const own = requestId === id ? { team, assignee_id: request.assignee_id } : {}
    await changeRequest(trx, requestId, { ...standing, ...own, state: state ?? request.state }, now)
    await addEvent(trx, { ...event, requestId, text }, now)
    await indexRequest(trx, requestId)
  }
  return reference
}

async function moveFrom(trx: Kysely<OfficeTables>, from: string, first: string, to: string): Promise<void> {
  const moved = (await trx
    .updateTable('request_events')
    .set({ request_id: to, version: 1 })
    .where('request_id', '=', from)
    .where('id', '>=', first)
    .returning('id')
    .execute()) as { id: string }[]
  await trx
    .updateTable('uploads')
    .set({ request_id: to })
    .where(
      'event_id',
      'in',
      moved.map(({ id }) => id),
    )
    .execute()
  await trx.updateTable('uploads').set({ event_id: null }).where('event_id', '=', first).execute()
  await trx
    .updateTable('request_events')
    .set({ kind: 'state', state: 'received', text: null })
    .where('id', '=', first)
    .execute()
}
