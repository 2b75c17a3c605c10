import type { Kysely } from 'kysely'
import { FieldRefusal } from '../../../http/field-refusal.ts'
import { Refusal } from '../../../http/problem.ts'
import type { AdminTables } from '../../schema.ts'
import { attach } from '../attach.ts'
import type { Dependencies } from '../dependencies.ts'
import { prepareNotice } from '../mails/notices.ts'
import { continueNotices } from '../mails/threads.ts'
import { getOwnRequest } from '../read-request.ts'
import { eraseAfter } from '../retention.ts'
import { addEvent } from '../store-request.ts'

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
  if (request.kind !== 'support' && request.kind !== 'beta-request')
    throw new Refusal(409, 'It takes no replies.')
  const said = text.trim()
  if (said === '') throw new FieldRefusal({ text: 'required' }, lang)
  await dependencies.finishUploads(uploads)
  const queueNotice = await prepareNotice(dependencies, {
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
    const at = now.toISOString()
    const reopened = { state: 'received', updated_at: at, erase_at: eraseAfter(request.kind, now) }
    const { numUpdatedRows } = await trx
      .updateTable('requests')
      .set(reopened)
      .where('id', '=', request.id)
      .where('erase_at', '>', at)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) throw new Refusal(404, 'It is erased.')
    // A duplicate post: a double click, or a reload without scripts.
    if (await isSaidAlready(trx, request.id, said)) return
    await attach(trx, request.id, { uploads, lang })
    await addEvent(trx, { requestId: request.id, by: 'visitor', text: said }, now)
    await queueNotice(trx)
  })
}

/** Whether the latest message of a request has the same text. */
async function isSaidAlready(trx: Kysely<AdminTables>, requestId: string, said: string): Promise<boolean> {
  const last = await trx
    .selectFrom('request_events')
    .select(['by', 'text'])
    .where('request_id', '=', requestId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return last?.by === 'visitor' && last.text === said
}
