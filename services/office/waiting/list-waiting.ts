import { isPermitted } from '../../../contract/office/permissions.ts'
import type { Waiting } from '../../../contract/office/waiting.ts'
import { waitingSources } from './sources.ts'
import type { WaitingQuery } from './waiting-source.ts'

/** What waits for a member of staff, in the order of the sources. */
export async function listWaiting(query: WaitingQuery): Promise<Waiting[]> {
  const waiting: Waiting[] = []
  for (const { source, permission, find } of waitingSources) {
    if (permission !== null && !isPermitted(permission, query.staff.roles)) continue
    for (const part of await find(query)) if (part.count > 0) waiting.push({ source, ...part })
  }
  return waiting
}
