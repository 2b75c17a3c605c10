import type { Kysely, Transaction } from 'kysely'
import { emailKeyOf, isEmail, normalizeEmail } from '../../../contract/forms/email.ts'
import type { Locale } from '../../../contract/locale.ts'
import type { Role } from '../../../contract/office/permissions.ts'
import type { Clock } from '../../../platform/clock.ts'
import { newId } from '../../../platform/identity.ts'
import { runAct } from '../act.ts'
import type { AuditSubject } from '../handler.ts'
import type { OfficeTables } from '../schema.ts'
import { closeSessionsOf } from '../sessions.ts'
import { checkOtherAdministrator, getStaff, lockStaff } from './find-staff.ts'
import { createLink, removeCredentials } from './links.ts'

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
  const email = normalizeEmail(typed.email)
  if (!isEmail(email)) throw new Error(`${typed.email} is no e-mail address.`)
  const key = emailKeyOf(email)
  const known = await db
    .selectFrom('staff')
    .select(['id', 'active'])
    .where('email_key', '=', key)
    .executeTakeFirst()
  if (known?.active === 1) throw new Error(`${email} is a member of staff: reset makes a new link.`)
  const id = known?.id ?? newId()
  const { name, roles, languages } = typed
  return await actOf(dependencies, 'addStaff', { kind: 'staff', id, detail: { roles } }, async trx => {
    if (known) {
      await removeCredentials(trx, id)
      await trx.updateTable('staff').set({ email, name, active: 1 }).where('id', '=', id).execute()
    } else {
      const row = { id, email, email_key: key, name, password_hash: '', time_zone: 'Australia/Hobart' }
      await trx
        .insertInto('staff')
        .values({ ...row, created_at: clock().toISOString() })
        .execute()
    }
    await replaceRoles(trx, id, roles)
    await trx.deleteFrom('staff_languages').where('staff_id', '=', id).execute()
    for (const language of new Set(languages))
      await trx.insertInto('staff_languages').values({ staff_id: id, language }).execute()
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
  await actOf(dependencies, 'changeRoles', { kind: 'staff', id, detail: { roles } }, async trx => {
    if (!roles.includes('administrator') && (await isAdministrator(trx, id)))
      await checkOtherAdministrator(trx, id)
    await lockStaff(trx, id)
    await replaceRoles(trx, id, roles)
    await closeSessionsOf(trx, id)
  })
}

/** Ends the sessions of a member of staff. Resolves to their number. */
export async function endSessions(dependencies: StaffDependencies, email: string): Promise<number> {
  const { id } = await getStaff(dependencies.db, email)
  return actOf(dependencies, 'endSessionsOf', { kind: 'staff', id }, trx => closeSessionsOf(trx, id))
}

/** Deactivates a member of staff without credentials; what they did keeps their name. Throws for the last administrator. */
export async function removeStaff(dependencies: StaffDependencies, email: string): Promise<void> {
  const { id } = await getActive(dependencies, email)
  await actOf(dependencies, 'removeStaff', { kind: 'staff', id }, async trx => {
    if (await isAdministrator(trx, id)) await checkOtherAdministrator(trx, id)
    await trx.updateTable('staff').set({ active: 0 }).where('id', '=', id).execute()
    await removeCredentials(trx, id)
  })
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

async function isAdministrator(trx: Transaction<OfficeTables>, id: string): Promise<boolean> {
  const held = trx.selectFrom('staff_roles').select('role').where('staff_id', '=', id)
  return (await held.where('role', '=', 'administrator').executeTakeFirst()) !== undefined
}

async function replaceRoles(trx: Transaction<OfficeTables>, id: string, roles: readonly Role[]) {
  await trx.deleteFrom('staff_roles').where('staff_id', '=', id).execute()
  for (const role of new Set(roles))
    await trx.insertInto('staff_roles').values({ staff_id: id, role }).execute()
}
