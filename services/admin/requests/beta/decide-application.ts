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

/** What staff decide, and from where: what is decided or withdrawn stays so. */
const before = {
  'in-review': ['received'],
  invited: ['received', 'in-review'],
  declined: ['received', 'in-review'],
} as const satisfies Partial<Record<BetaState, readonly BetaState[]>>

export type Decision = keyof typeof before

export const isDecision = (state: string): state is Decision => Object.hasOwn(before, state)

/** That somebody is reading is no news that needs a mail: the application's own page says it. */
const letters: Readonly<Partial<Record<Decision, EmailTemplates>>> = { invited, declined }

/**
 * What staff do with an application: look at it, invite, decline. Who applied is told in the language they applied in, and
 * their account by a job. An invitation is to the betas that the application is for, or to those that are named. False when
 * there is no such application, or it is no longer where that could be done; throws for an invitation to no beta.
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
  const words = letters[decision]
  const queueLetter =
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
    await queueLetter?.(trx)
    if (decision !== 'in-review') await queueDecision(trx, request.id)
    return true
  })
}
