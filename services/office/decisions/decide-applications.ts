import { setImmediate } from 'node:timers/promises'
import type { Kysely, Transaction } from 'kysely'
import type { BetaProduct } from '../../../contract/betas.ts'
import {
  type Decision,
  type DecisionFault,
  type PreparedDecision,
  prepareDecision,
} from '../../admin/requests/beta/decide-application.ts'
import { lockPlaces } from '../../admin/requests/beta/places.ts'
import type { OfficeDependencies } from '../dependencies.ts'
import type { Acted, AuditSubject, StaffSession } from '../handler.ts'
import type { OfficeTables } from '../schema.ts'
import { requestsInScope } from './find-scoped.ts'

interface Decisions {
  readonly references: readonly string[]
  readonly decision: Decision
  readonly betas?: readonly BetaProduct[] | undefined
}

interface Decided {
  readonly decided: string[]
  readonly refused: { readonly reference: string; readonly reason: DecisionFault | 'unknown' }[]
}

type Act = <T>(
  subject: AuditSubject,
  work: (trx: Transaction<OfficeTables>) => Promise<T>,
) => Promise<Acted<T>>

/**
 * Decides applications in one transaction: each with its mail and its job, or not at all. Those that cannot be decided
 * are answered with the reason, and hinder no other.
 */
export async function decideApplications(
  dependencies: OfficeDependencies,
  session: StaffSession,
  { references, decision, betas = [] }: Decisions,
  act: Act,
): Promise<Acted<Decided>> {
  const wanted = [...new Set(references.map(reference => reference.toUpperCase()))]
  // Rows are locked in one order, which prevents deadlocks.
  const requests = await requestsInScope(dependencies.db, session, 'beta-application')
    .selectAll()
    .where('requests.reference', 'in', wanted)
    .orderBy('requests.id')
    .execute()
  const prepared: (Pick<PreparedDecision, 'decide'> & { readonly reference: string })[] = []
  for (const request of requests) {
    const { decide } = await prepareDecision(dependencies, request, decision, betas)
    prepared.push({ reference: request.reference, decide })
    await setImmediate()
  }
  const known = requests.map(({ reference }) => reference)
  const detail = { decision, references: known, ...(betas.length > 0 && { betas }) }
  return await act({ kind: 'beta', id: decision, detail }, async (trx: Kysely<OfficeTables>) => {
    if (decision === 'invited') await lockPlaces(trx)
    const decided: string[] = []
    const refused: Decided['refused'] = wanted
      .filter(reference => !known.includes(reference))
      .map(reference => ({ reference, reason: 'unknown' }))
    for (const { reference, decide } of prepared) {
      const reason = await decide(trx, { staffId: session.staff.id })
      if (reason === null) decided.push(reference)
      else refused.push({ reference, reason })
    }
    return { decided, refused }
  })
}
