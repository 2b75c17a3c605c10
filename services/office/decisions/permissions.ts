import type { InferOutput } from 'valibot'
import type { decisionCalls } from '../../../contract/office/decisions.ts'
import { permissionChecklistIds } from '../../../contract/office/permission-checklist.ts'
import type { PermissionDecision } from '../../admin/requests/permission/decide-permission.ts'
import { Refusal } from '../../http/problem.ts'

type DecisionBody = InferOutput<(typeof decisionCalls)['decidePermission']['body']>

/** The decision of a call. */
export function permissionDecisionOf({ state, text, starts_on, ends_on }: DecisionBody): PermissionDecision {
  return state === 'accepted' ? { state, text, startsOn: starts_on, endsOn: ends_on ?? '' } : { state, text }
}

/** Throws `Refusal` 422 for an unknown item, and for a licence while an item is not checked. */
export function verifyChecklist({ state, checked }: DecisionBody): void {
  const unknown = checked.filter(id => !permissionChecklistIds.includes(id))
  if (unknown.length > 0) throw new Refusal(422, `checked: ${unknown.join(', ')} is not on the checklist`)
  const missing = permissionChecklistIds.filter(id => !checked.includes(id))
  if (state === 'accepted' && missing.length > 0)
    throw new Refusal(422, `checked: ${missing.join(', ')} is missing`)
}
