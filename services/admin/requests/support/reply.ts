import { FieldRefusal } from '../../../http/field-refusal.ts'
import { Refusal } from '../../../http/problem.ts'
import { prepareNotice } from '../mails/letters.ts'
import type { Means } from '../means.ts'
import { getOwnRequest } from '../read-request.ts'
import { eraseAfter } from '../retention.ts'
import { addEvent } from '../store-request.ts'

export interface Reply {
  readonly reference: string
  readonly token: string
  readonly text: string
  readonly lang: string
}

/** Adds what the sender says to a request, and opens it again when it was answered. Throws `Refusal` 404 or 409, and `FieldRefusal`. */
export async function replyToRequest(means: Means, { reference, token, text, lang }: Reply): Promise<void> {
  const request = await getOwnRequest(means, reference, token)
  if (request.kind !== 'support' && request.kind !== 'beta-request')
    throw new Refusal(409, 'It takes no replies.')
  const said = text.trim()
  if (said === '') throw new FieldRefusal({ text: 'required' }, lang)
  const queueNotice = await prepareNotice(means, {
    reference,
    heading: 'Reply of the sender',
    lines: [`${request.name} <${request.email}>`, ...said.split('\n')],
    from: request.email,
  })
  const now = means.clock()
  await means.db.transaction().execute(async trx => {
    const at = now.toISOString()
    const reopened = { state: 'received', updated_at: at, erase_at: eraseAfter(request.kind, now) }
    await trx.updateTable('requests').set(reopened).where('id', '=', request.id).execute()
    await addEvent(trx, { requestId: request.id, by: 'visitor', text: said }, now)
    await queueNotice(trx)
  })
}
