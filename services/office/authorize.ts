import type { OfficeCall } from '../../contract/office/office-call.ts'
import { isPermitted } from '../../contract/office/permissions.ts'
import { Refusal } from '../http/problem.ts'
import type { StaffSession } from './handler.ts'

/** Throws `Refusal` 401 without the session that a call needs, 403 without its permission or a recent authentication. */
export function authorize(
  { permission, elevated }: OfficeCall,
  session: StaffSession | null,
  now: Date,
): void {
  if (permission === 'nobody') return
  if (session === null) throw new Refusal(401, 'Log in first.')
  if (permission === 'first-factor') return
  if (session.isPartial) throw new Refusal(401, 'The second factor is outstanding.')
  if (permission !== 'session' && !isPermitted(permission, session.staff.roles))
    throw new Refusal(403, 'None of your roles permits this.')
  if (elevated && !isElevated(session, now)) throw notElevated()
}

export const isElevated = ({ elevatedUntil }: StaffSession, now: Date): boolean =>
  elevatedUntil !== null && elevatedUntil > now

export const notElevated = () => new Refusal(403, 'Authenticate again first.')
