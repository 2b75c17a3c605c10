import type { Kysely } from 'kysely'
import { FieldRefusal } from '../../../http/field-refusal.ts'
import { Refusal } from '../../../http/problem.ts'
import type { AdminTables } from '../../schema.ts'
import { attach } from '../attach.ts'
import type { Dependencies } from '../dependencies.ts'
import { prepareNotice } from '../mails/notices.ts'
import { continueNotices } from '../mails/threads.ts'
import { publicEventKinds } from '../public-events.ts'
import { getOwnRequest } from '../read-request.ts'
import { addEvent } from '../store-request.ts'
import { updateRequest } from '../update-request.ts'
import { indexRequest } from '../words/index-request.ts'
import { takesReplies } from './takes-replies.ts'

interface Reply {
  readonly reference: string
  readonly token: string
  readonly text: string
  readonly uploads: readonly string[]
  readonly lang: string
}

/**
 * Adds a reply of the sender to a request, and reopens an answered one. Throws `Refusal` 404 or 409, and
 * `FieldRefusal`.
 */
export async function replyToRequest(
  dependencies: Dependencies,
  { reference, token, text, uploads, lang }: Reply,
): Promise<void> {
  const request = await getOwnRequest(dependencies, reference, token)
  if (!takesReplies(request.kind)) throw new Refusal(409, 'It takes no replies.')
  const said = text.trim()
  if (said === '') throw new FieldRefusal({ text: 'required' }, lang)
  await dependencies.finishUploads(uploads)
  const queueNotice = await prepareNotice(dependencies, {
    kind: request.kind,
    reference: request.reference,
    thread: continueNotices(request.reference),
    heading: 'Reply of the sender',
    lines: [
      `${request.name} <${request.email}>`,
      ...said.split('\n'),
      ...(uploads.length > 0 ? [`Files: ${uploads.length}`] : []),
    ],
    from: request.email,
  })
  const now = dependencies.clock()
  await dependencies.db.transaction().execute(async trx => {
    const reopened = { state: 'received', isFromSender: true }
    if (!(await updateRequest(trx, request, { isKept: true }, reopened, now)))
      throw new Refusal(404, 'It is erased.')
    // A duplicate post: a double click, or a reload without scripts.
    if (await isSaidAlready(trx, request.id, said)) return
    const eventId = await addEvent(trx, { requestId: request.id, by: 'visitor', text: said }, now)
    await attach(trx, request.id, { uploads, lang, eventId })
    await indexRequest(trx, request.id)
    await queueNotice(trx)
  })
}

/** Whether the latest message of a request has the same text. */
async function isSaidAlready(trx: Kysely<AdminTables>, requestId: string, said: string): Promise<boolean> {
  const last = await trx
    .selectFrom('request_events')
    .select(['by', 'text'])
    .where('request_id', '=', requestId)
    .where('kind', 'in', publicEventKinds)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return last?.by === 'visitor' && last.text === said
}
