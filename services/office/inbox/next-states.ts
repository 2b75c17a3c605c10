import { before as beforeApplication } from '../../admin/requests/beta/decide-application.ts'
import { before as beforeWork } from '../../admin/requests/made-with/decide-work.ts'
import { before as beforePermission } from '../../admin/requests/permission/decide-permission.ts'
import { takesReplies } from '../../admin/requests/support/takes-replies.ts'
import type { RequestRow } from '../../admin/schema.ts'

const supportStates = ['received', 'answered', 'closed']

/** The states that staff can change a request to, by `changeState` or by a decision. */
export function nextStatesOf({ kind, state, merged_into }: RequestRow): string[] {
  if (merged_into !== null) return []
  if (takesReplies(kind)) return supportStates.filter(each => each !== state)
  if (kind === 'beta-application') return decisionsFrom(beforeApplication, state)
  if (kind === 'made-with') return decisionsFrom(beforeWork, state)
  return kind === 'permission' ? decisionsFrom(beforePermission, state) : []
}

const decisionsFrom = (before: Readonly<Record<string, readonly string[]>>, state: string): string[] =>
  Object.keys(before).filter(decision => before[decision]?.includes(state))
