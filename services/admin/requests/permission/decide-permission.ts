import { Refusal } from '../../../http/problem.ts'
import { formatDay } from '../../../mail/format-day.ts'
import { type EmailTemplates, prepareEmail } from '../mails/emails.ts'
import { continueThread } from '../mails/threads.ts'
import { pathOf } from '../reference.ts'
import type { StaffDependencies } from '../staff/answer-request.ts'
import { addEvent } from '../store-request.ts'
import { updateRequest } from '../update-request.ts'
import { accepted, declined, inReview } from './email-templates.ts'

/** A decision of staff. `text` is for the sender, in their language. */
export type PermissionDecision =
  | { readonly state: 'in-review' | 'declined'; readonly text: string }
  /** The last and the first day of the licence, `YYYY-MM-DD`; it starts today by default. `text` holds the terms. */
  | { readonly state: 'accepted'; readonly text: string; readonly startsOn?: string; readonly endsOn: string }

/** The states from which each decision can be made. */
const before: Readonly<Record<PermissionDecision['state'], readonly string[]>> = {
  'in-review': ['received'],
  accepted: ['received', 'in-review'],
  declined: ['received', 'in-review'],
}

const templates: Readonly<Record<PermissionDecision['state'], EmailTemplates>> = {
  'in-review': inReview,
  accepted,
  declined,
}

/**
 * Decides a permission request and notifies its sender in their language. Throws `Refusal` 404 for an unknown request,
 * 409 when it is decided or withdrawn, 422 for a licence without terms, in the past, or longer than 3 years.
 */
export async function decidePermission(
  dependencies: StaffDependencies,
  wanted: string,
  decision: PermissionDecision,
): Promise<void> {
  const { db, clock, secret } = dependencies
  const now = clock()
  const reference = wanted.trim().toUpperCase()
  const { state, text } = decision
  const period = decision.state === 'accepted' ? periodOf(decision, now) : null
  const request = await db
    .selectFrom('requests')
    .selectAll()
    .where('reference', '=', reference)
    .where('kind', '=', 'permission')
    .executeTakeFirst()
  if (!request) throw new Refusal(404, 'There is no such permission request.')
  const { id, locale } = request
  const queueEmail = await prepareEmail(dependencies, {
    words: templates[state],
    to: request.email,
    locale,
    reference,
    thread: continueThread(reference),
    path: pathOf(secret, reference),
    variables: {
      text,
      starts: period ? formatDay(period.starts_on, locale) : '',
      ends: period ? formatDay(period.ends_on, locale) : '',
    },
  })
  await db.transaction().execute(async trx => {
    // Retention of a licence is counted from its end.
    const change = { state, ...(period && { keepFrom: new Date(period.ends_on) }) }
    if (!(await updateRequest(trx, request, { states: before[state] }, change, now)))
      throw new Refusal(409, `It cannot become ${state} any more.`)
    if (period) {
      await trx
        .insertInto('licences')
        .values({ request_id: id, ...period, terms: text, reminded_at: null })
        .execute()
    }
    await addEvent(trx, { requestId: id, by: 'staff', state, ...(text !== '' && { text }) }, now)
    await queueEmail(trx)
  })
}

const maxYears = 3

function periodOf({ text, startsOn, endsOn }: PermissionDecision & { state: 'accepted' }, now: Date) {
  const today = now.toISOString().slice(0, 10)
  const starts_on = startsOn ?? today
  if (text.trim() === '') throw new Refusal(422, 'A license needs terms.')
  if (!isDay(starts_on) || !isDay(endsOn)) throw new Refusal(422, 'A day is written YYYY-MM-DD.')
  if (endsOn < starts_on || endsOn < today) throw new Refusal(422, 'It would be over already.')
  const last = new Date(starts_on)
  last.setUTCFullYear(last.getUTCFullYear() + maxYears)
  if (endsOn > last.toISOString().slice(0, 10))
    throw new Refusal(422, `A licence is for at most ${maxYears} years.`)
  return { starts_on, ends_on: endsOn }
}

const isDay = (text: string) =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && new Date(text).toJSON()?.slice(0, 10) === text
