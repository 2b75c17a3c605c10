import type { Kysely } from 'kysely'
import { Refusal } from '../../../http/problem.ts'
import { formatDay } from '../../../mail/format-day.ts'
import type { AdminTables, RequestRow } from '../../schema.ts'
import type { StaffDependencies } from '../dependencies.ts'
import { prepareEmail } from '../mails/emails.ts'
import { continueThread } from '../mails/threads.ts'
import { pathOf } from '../reference.ts'
import type { DecidedBy } from '../staff/decided-by.ts'
import { addEvent } from '../store-request.ts'
import { updateRequest } from '../update-request.ts'
import { isDay } from './decide-permission.ts'
import { endedEarly } from './email-templates.ts'

interface EarlyEnd {
  /** The last day, `YYYY-MM-DD`. */
  readonly endsOn: string
  /** For the holder, in their language. */
  readonly reason: string
}

/**
 * Prepares the early end of a licence, with a mail in the holder's language. The original last day stays in the
 * register. Throws `Refusal` 404 without a licence, 422 for a day that is past or not before the last day; what it
 * resolves to ends the licence in the caller's transaction, and throws `Refusal` 409 for one that has ended, or was
 * ended early before.
 */
export async function prepareEarlyEnd(
  dependencies: StaffDependencies,
  request: RequestRow,
  { endsOn, reason }: EarlyEnd,
): Promise<(trx: Kysely<AdminTables>, by: DecidedBy) => Promise<void>> {
  const { id, locale, reference, email } = request
  const licence = await dependencies.db
    .selectFrom('licences')
    .select(['ends_on', 'ended_early_on'])
    .where('request_id', '=', id)
    .executeTakeFirst()
  if (!licence) throw new Refusal(404, 'There is no such licence.')
  const now = dependencies.clock()
  if (request.state !== 'accepted' || licence.ended_early_on !== null) throw hasEnded()
  if (!isDay(endsOn)) throw new Refusal(422, 'A day is written YYYY-MM-DD.')
  if (endsOn < now.toISOString().slice(0, 10)) throw new Refusal(422, 'The day is past.')
  if (endsOn >= licence.ends_on) throw new Refusal(422, `It ends on ${licence.ends_on} already.`)
  const queueEmail = await prepareEmail(dependencies, {
    templates: endedEarly,
    to: email,
    locale,
    reference,
    thread: continueThread(reference),
    path: pathOf(dependencies.secret, reference),
    variables: {
      text: reason,
      ends: formatDay(endsOn, locale),
      until: formatDay(licence.ends_on, locale),
    },
  })
  return async (trx, by) => {
    const { numUpdatedRows } = await trx
      .updateTable('licences')
      .set({ ended_early_on: endsOn, ended_because: reason })
      .where('request_id', '=', id)
      .where('ended_early_on', 'is', null)
      .executeTakeFirst()
    const change = { keepFrom: new Date(endsOn) }
    if (numUpdatedRows === 0n || !(await updateRequest(trx, request, { states: ['accepted'] }, change, now)))
      throw hasEnded()
    await addEvent(trx, { requestId: id, by: 'staff', kind: 'decision', text: reason, ...by }, now)
    await queueEmail(trx)
  }
}

const hasEnded = () => new Refusal(409, 'The licence has ended, or is ended early already.')
