import type { Kysely } from 'kysely'
import type { Mail } from '../../../../platform/mail/mail.ts'
import { queueMail } from '../../../../platform/mail/outbox.ts'
import { Refusal } from '../../../http/problem.ts'
import { formatDay } from '../../../mail/format-day.ts'
import type { AdminTables, RequestRow } from '../../schema.ts'
import type { StaffDependencies } from '../dependencies.ts'
import { type EmailTemplates, writeRequestEmail } from '../mails/emails.ts'
import { continueThread } from '../mails/threads.ts'
import { pathOf } from '../reference.ts'
import type { DecidedBy } from '../staff/decided-by.ts'
import { addEvent } from '../store-request.ts'
import { updateRequest } from '../update-request.ts'
import { accepted, declined, inReview } from './email-templates.ts'

/** A decision of staff. `text` is for the sender, in their language. */
export type PermissionDecision =
  | { readonly state: 'in-review' | 'declined'; readonly text: string }
  /** The last and the first day of the licence, `YYYY-MM-DD`; it starts today by default. `text` holds the terms. */
  | {
      readonly state: 'accepted'
      readonly text: string
      readonly startsOn?: string | undefined
      readonly endsOn: string
    }

/** The states from which each decision can be made. */
export const before: Readonly<Record<PermissionDecision['state'], readonly string[]>> = {
  'in-review': ['received'],
  accepted: ['received', 'in-review'],
  declined: ['received', 'in-review'],
}

const templates: Readonly<Record<PermissionDecision['state'], EmailTemplates>> = {
  'in-review': inReview,
  accepted,
  declined,
}

interface PreparedPermission {
  readonly letter: Mail
  /** Decides in the caller's transaction. Throws `Refusal` 409 when the request is decided or withdrawn. */
  readonly decide: (trx: Kysely<AdminTables>, by?: DecidedBy) => Promise<void>
}

/**
 * Prepares a decision about a permission request, and its letter in the sender's language. Throws `Refusal` 422 for a
 * licence without terms, in the past, or longer than 3 years.
 */
export async function preparePermission(
  dependencies: StaffDependencies,
  request: RequestRow,
  decision: PermissionDecision,
): Promise<PreparedPermission> {
  const { id, locale, reference } = request
  const { state, text } = decision
  const now = dependencies.clock()
  const period = decision.state === 'accepted' ? periodOf(decision, now) : null
  const letter = await writeRequestEmail(dependencies, {
    templates: templates[state],
    to: request.email,
    locale,
    reference,
    thread: continueThread(reference),
    path: pathOf(dependencies.secret, reference),
    variables: {
      text,
      starts: period ? formatDay(period.starts_on, locale) : '',
      ends: period ? formatDay(period.ends_on, locale) : '',
    },
  })
  return {
    letter,
    async decide(trx, by) {
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
      const event = { requestId: id, by: 'staff', kind: 'decision', state } as const
      await addEvent(trx, { ...event, ...by, ...(text !== '' && { text }) }, now)
      await queueMail(trx, letter)
    },
  }
}

const maxYears = 3

function periodOf({ text, startsOn, endsOn }: PermissionDecision & { state: 'accepted' }, now: Date) {
  const today = now.toISOString().slice(0, 10)
  const starts_on = startsOn ?? today
  if (text.trim() === '') throw new Refusal(422, 'A license needs terms.')
  if (!isDay(starts_on) || !isDay(endsOn)) throw new Refusal(422, 'A day is written YYYY-MM-DD.')
  if (endsOn < starts_on || endsOn < today) throw new Refusal(422, 'It would be over already.')
  if (endsOn > yearsAfter(starts_on, maxYears))
    throw new Refusal(422, `A license is for at most ${maxYears} years.`)
  return { starts_on, ends_on: endsOn }
}

/** The same day so many years later; 28 February for one that the year does not have. */
function yearsAfter(day: string, years: number): string {
  const later = new Date(day)
  later.setUTCFullYear(later.getUTCFullYear() + years)
  if (later.getUTCDate() !== new Date(day).getUTCDate()) later.setUTCDate(0)
  return later.toISOString().slice(0, 10)
}

/** Whether a text is a day of the calendar, `YYYY-MM-DD`. */
export const isDay = (text: string) =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && new Date(text).toJSON()?.slice(0, 10) === text
