import { Refusal } from '../../../http/problem.ts'
import type { RequestRow } from '../../schema.ts'
import { betasOf, withBetas } from '../beta/betas-of.ts'
import type { Dependencies } from '../dependencies.ts'
import { prepareNotice } from '../mails/notices.ts'
import { continueNotices } from '../mails/threads.ts'
import { getOwnRequest } from '../read-request.ts'
import { tokenOf } from '../reference.ts'
import { answerLines } from '../request-answers.ts'
import { addEvent } from '../store-request.ts'
import { updateRequest } from '../update-request.ts'
import { changeableStates } from './changeable.ts'
import { ConcurrentChange, retryOnConcurrentChange } from './concurrent-change.ts'
import { getChanged } from './get-changed.ts'

/** The request that was changed, and its path. */
interface ChangeResult {
  readonly reference: string
  readonly token: string
}

/**
 * Applies a change to its request. Idempotent: a repeated confirmation gets the same result. Throws `Refusal` 404 for
 * an invalid token, 410 for an expired change, 409 when the request is decided or withdrawn.
 */
export const confirmChange = (
  dependencies: Dependencies,
  given: string,
  token: string,
): Promise<ChangeResult> => retryOnConcurrentChange(() => confirm(dependencies, given, token))

async function confirm(dependencies: Dependencies, given: string, token: string): Promise<ChangeResult> {
  const change = await getOwnRequest(dependencies, given, token)
  const { kind } = change
  if (change.changes_id === null) throw new Refusal(409, 'It changes nothing.')
  const changed = await getChanged(dependencies, change.changes_id)
  const place = { reference: changed.reference, token: tokenOf(dependencies.secret, changed.reference) }
  if (change.state === 'confirmed') return place
  if (!changeableStates(kind).includes(changed.state))
    throw new Refusal(409, 'What it would change is decided or withdrawn.')

  const now = dependencies.clock()
  const at = now.toISOString()
  const queueNotice = await prepareNotice(dependencies, noticeOf(change, changed))
  await dependencies.db.transaction().execute(async trx => {
    const said = {
      ...{ name: change.name, locale: change.locale, answers: merge(change, changed) },
      isFromSender: true,
    }
    const asRead = { states: [changed.state], answers: changed.answers }
    const isChanged = await updateRequest(trx, changed, asRead, said, now)
    const spent = await trx
      .updateTable('requests')
      .set({ state: 'confirmed', answers: '{}', updated_at: at })
      .where('id', '=', change.id)
      .where('state', '=', 'unconfirmed')
      .executeTakeFirst()
    if (!isChanged || spent.numUpdatedRows === 0n)
      throw new ConcurrentChange('The change or its request is another by now')
    await trx
      .updateTable('uploads')
      .set({ request_id: changed.id })
      .where('request_id', '=', change.id)
      .execute()
    await addEvent(trx, { requestId: changed.id, by: 'visitor', state: 'updated' }, now)
    await queueNotice(trx)
  })
  return place
}

/** The newer answers, with the signature and the named betas of the older ones. */
function merge(change: RequestRow, changed: RequestRow): string {
  const { agreement, betas } = JSON.parse(changed.answers) as { agreement?: unknown; betas?: unknown }
  const answers = JSON.parse(change.answers) as Record<string, unknown>
  const merged = JSON.stringify(agreement === undefined ? answers : { ...answers, agreement })
  if (betas === undefined) return merged
  const added = changed.state === 'invited' ? [] : betasOf(change.answers)
  return withBetas(merged, [...betasOf(changed.answers), ...added])
}

function noticeOf(change: RequestRow, { reference, kind, email }: RequestRow) {
  return {
    kind,
    reference,
    thread: continueNotices(reference),
    heading: kind === 'media-list' ? 'Media list: changed' : 'Beta application: changed',
    lines: [`${change.name} <${email}>`, ...answerLines(kind, JSON.parse(change.answers))],
    from: email,
  }
}
