import type { Kysely, Transaction } from 'kysely'
import type { Locale } from '../../../contract/locale.ts'
import type { Role } from '../../../contract/office/permissions.ts'
import type { Clock } from '../../../platform/clock.ts'
import { runAct } from '../act.ts'
import type { AuditSubject } from '../handler.ts'
import type { OfficeTables } from '../schema.ts'
import { closeSessionsOf } from '../sessions.ts'
import { getStaff } from './find-staff.ts'
import { createLink, removeCredentials } from './links.ts'
import { deactivateStaff, insertStaff, prepareStaff, setRoles } from './staff-changes.ts'

/** Dependencies of the command line for staff; it acts as nobody. */
interface StaffDependencies {
  readonly db: Kysely<OfficeTables>
  /** The public origin of the site, for links. */
  readonly origin: string
  readonly clock: Clock
}

interface NewStaff {
  readonly email: string
  readonly name: string
  readonly roles: readonly Role[]
  readonly languages: readonly Locale[]
}

/** Adds a member of staff, or one who was removed again. Resolves to the link of the invitation. */
export async function addStaff(dependencies: StaffDependencies, typed: NewStaff): Promise<string> {
  const { db, origin, clock } = dependencies
  const prepared = await prepareStaff(db, typed.email)
  const { id } = prepared
  const { roles } = typed
  return await actOf(dependencies, 'addStaff', { kind: 'staff', id, detail: { roles } }, async trx => {
    await insertStaff(trx, prepared, typed, clock())
    return createLink(trx, origin, { staffId: id, purpose: 'invitation' }, clock())
  })
}

/** Removes every credential of a member of staff and ends their sessions. Resolves to a link for new ones. */
export async function resetStaff(dependencies: StaffDependencies, email: string): Promise<string> {
  const { id } = await getActive(dependencies, email)
  return actOf(dependencies, 'resetStaff', { kind: 'staff', id }, async trx => {
    await removeCredentials(trx, id)
    return createLink(trx, dependencies.origin, { staffId: id, purpose: 'reset' }, dependencies.clock())
  })
}

/** Gives a member of staff these roles alone, and ends their sessions. Throws for the last administrator. */
export async function changeRoles(
  dependencies: StaffDependencies,
  email: string,
  roles: readonly Role[],
): Promise<void> {
  const { id } = await getActive(dependencies, email)
  const subject = { kind: 'staff', id, detail: { roles } } as const
  await actOf(dependencies, 'changeRoles', subject, trx => setRoles(trx, id, roles))
}

/** Ends the sessions of a member of staff. Resolves to their number. */
export async function endSessions(dependencies: StaffDependencies, email: string): Promise<number> {
  const { id } = await getStaff(dependencies.db, email)
  return actOf(dependencies, 'endSessionsOf', { kind: 'staff', id }, trx => closeSessionsOf(trx, id))
}

/** Deactivates a member of staff without credentials; what they did keeps their name. Throws for the last administrator. */
export async function removeStaff(dependencies: StaffDependencies, email: string): Promise<void> {
  const { id } = await getActive(dependencies, email)
  await actOf(dependencies, 'removeStaff', { kind: 'staff', id }, trx => deactivateStaff(trx, id))
}

async function actOf<T>(
  { db, clock }: StaffDependencies,
  act: string,
  subject: AuditSubject,
  work: (trx: Transaction<OfficeTables>) => Promise<T>,
): Promise<T> {
  const actor = { staffId: null, sessionId: null, act, requestId: '', now: clock() }
  return (await runAct(db, actor, subject, work)).answer
}

async function getActive({ db }: StaffDependencies, email: string) {
  const staff = await getStaff(db, email)
  if (staff.active === 0) throw new Error(`${staff.email} was removed: add invites them again.`)
  return staff
}
