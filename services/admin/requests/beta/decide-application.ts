import type { BetaProduct } from '../../../../contract/betas.ts'
import type { BetaState } from '../../../../contract/requests/beta-application/schema.ts'
import { type EmailTemplates, prepareEmail } from '../mails/emails.ts'
import { continueThread } from '../mails/threads.ts'
import { agreementPathOf, pathOf } from '../reference.ts'
import type { StaffDependencies } from '../staff/answer-request.ts'
import { addEvent } from '../store-request.ts'
import { updateRequest } from '../update-request.ts'
import { betasOf, withBetas } from './betas-of.ts'
import { declined, invited } from './email-templates.ts'
import { queueDecision } from './notify-gallery.ts'

/** The states from which each decision can be made. */
const before = {
  'in-review': ['received'],
  invited: ['received', 'in-review'],
  declined: ['received', 'in-review'],
} as const satisfies Partial<Record<BetaState, readonly BetaState[]>>

export type Decision = keyof typeof before

export const isDecision = (state: string): state is Decision => Object.hasOwn(before, state)

/** Decisions that send a mail; the application's page shows the others. */
const templates: Readonly<Partial<Record<Decision, EmailTemplates>>> = { invited, declined }

/**
 * A decision of staff about an application: in review, invited or declined. The applicant is notified in the language
 * of the application, and the account by a job. An invitation is for the betas of the application, or for the given
 * ones. False for an unknown application, or one in another state; throws for an invitation to no beta.
 */
export async function decideApplication(
  dependencies: StaffDependencies,
  wanted: string,
  decision: Decision,
  named: readonly BetaProduct[] = [],
): Promise<boolean> {
  const reference = wanted.trim().toUpperCase()
  const request = await dependencies.db
    .selectFrom('requests')
    .select(['id', 'kind', 'email', 'locale', 'answers'])
    .where('kind', '=', 'beta-application')
    .where('reference', '=', reference)
    .executeTakeFirst()
  if (!request) return false
  const betas = named.length > 0 ? named : betasOf(request.answers)
  if (decision === 'invited' && betas.length === 0)
    throw new Error(`${reference} names no device that we know: say which betas the invitation is to.`)
  const answers = decision === 'invited' ? withBetas(request.answers, betas) : request.answers
  const words = templates[decision]
  const queueEmail =
    words &&
    (await prepareEmail(dependencies, {
      words,
      to: request.email,
      locale: request.locale,
      reference,
      thread: continueThread(reference),
      path: (decision === 'invited' ? agreementPathOf : pathOf)(dependencies.secret, reference),
    }))
  const now = dependencies.clock()
  return await dependencies.db.transaction().execute(async trx => {
    const asRead = { states: before[decision], answers: request.answers }
    if (!(await updateRequest(trx, request, asRead, { state: decision, answers }, now))) return false
    await addEvent(trx, { requestId: request.id, by: 'staff', state: decision }, now)
    await queueEmail?.(trx)
    if (decision !== 'in-review') await queueDecision(trx, request.id)
    return true
  })
}
