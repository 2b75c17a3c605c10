import type { BetaProduct } from '../../../../contract/betas.ts'
import type { StaffDependencies } from '../dependencies.ts'
import { type Decision, prepareDecision } from './decide-application.ts'

/**
 * Decides an application by its reference, as staff do. False for an unknown application, or one in another state; throws
 * for an invitation to no beta, or to a full one.
 */
export async function decideApplication(
  dependencies: StaffDependencies,
  reference: string,
  decision: Decision,
  named: readonly BetaProduct[] = [],
): Promise<boolean> {
  const request = await dependencies.db
    .selectFrom('requests')
    .selectAll()
    .where('kind', '=', 'beta-application')
    .where('reference', '=', reference)
    .executeTakeFirst()
  if (!request) return false
  const { decide } = await prepareDecision(dependencies, request, decision, named)
  const fault = await dependencies.db.transaction().execute(trx => decide(trx))
  if (fault === null || fault === 'state') return fault === null
  throw new Error(`${reference}: ${fault}`)
}
