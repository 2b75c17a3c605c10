import type { Kysely } from 'kysely'
import type { BetaProduct } from '../../../../contract/betas.ts'
import type { BetaState } from '../../../../contract/requests/beta-application/schema.ts'
import type { AdminTables, RequestRow } from '../../schema.ts'
import type { StaffDependencies } from '../dependencies.ts'
import { type EmailTemplates, prepareEmail } from '../mails/emails.ts'
import { continueThread } from '../mails/threads.ts'
import { agreementPathOf, pathOf } from '../reference.ts'
import type { DecidedBy } from '../staff/decided-by.ts'
import { addEvent } from '../store-request.ts'
import { updateRequest } from '../update-request.ts'
import { betasOf, withBetas } from './betas-of.ts'
import { declined, invited } from './email-templates.ts'
import { queueDecision } from './notify-gallery.ts'
import { havePlaces, lockPlaces, storeSeats } from './places.ts'

/** The states from which each decision can be made. */
export const before = {
  'in-review': ['received'],
  invited: ['received', 'in-review'],
  declined: ['received', 'in-review'],
} as const satisfies Partial<Record<BetaState, readonly BetaState[]>>

export type Decision = keyof typeof before

/** Decisions that send a mail; the application's page shows the others. */
const emails: Readonly<Partial<Record<Decision, EmailTemplates>>> = { invited, declined }

/** Why an application cannot be decided: another state, an invitation to no beta, no place left. */
export type DecisionFault = 'state' | 'no-beta' | 'full'

export interface PreparedDecision {
  /** Decides in the caller's transaction; null on success, otherwise nothing is changed. */
  readonly decide: (trx: Kysely<AdminTables>, by?: DecidedBy) => Promise<DecisionFault | null>
}

/**
 * Prepares a decision of staff about an application: in review, invited or declined. It stores the state, the mail in
 * the language of the application and the job that brings it to the account, together. An invitation is for the betas
 * of the application, or for the given ones.
 */
export async function prepareDecision(
  dependencies: StaffDependencies,
  request: RequestRow,
  decision: Decision,
  named: readonly BetaProduct[] = [],
): Promise<PreparedDecision> {
  const { id, reference } = request
  const isInvitation = decision === 'invited'
  const betas = named.length > 0 ? named : betasOf(request.answers)
  if (isInvitation && betas.length === 0) return { decide: async () => 'no-beta' }
  const answers = isInvitation ? withBetas(request.answers, betas) : request.answers
  const templates = emails[decision]
  const queueEmail =
    templates &&
    (await prepareEmail(dependencies, {
      templates,
      to: request.email,
      locale: request.locale,
      reference,
      thread: continueThread(reference),
      path: (isInvitation ? agreementPathOf : pathOf)(dependencies.secret, reference),
    }))
  return {
    async decide(trx, by) {
      const now = dependencies.clock()
      const asRead = { states: before[decision], answers: request.answers }
      if (isInvitation) {
        await lockPlaces(trx)
        if (!(await isUndecided(trx, id))) return 'state'
        if (!(await havePlaces(trx, betas))) return 'full'
      }
      if (!(await updateRequest(trx, request, asRead, { state: decision, answers }, now))) return 'state'
      if (isInvitation) await storeSeats(trx, id, betas)
      await addEvent(trx, { requestId: id, by: 'staff', kind: 'decision', state: decision, ...by }, now)
      await queueEmail?.(trx)
      if (decision !== 'in-review') await queueDecision(trx, id)
      return null
    },
  }
}

/** An application that is decided says so, whether or not places are left. */
async function isUndecided(trx: Kysely<AdminTables>, id: string): Promise<boolean> {
  const row = await trx
    .selectFrom('requests')
    .select('id')
    .where('id', '=', id)
    .where('state', 'in', before.invited)
    .executeTakeFirst()
  return row !== undefined
}
