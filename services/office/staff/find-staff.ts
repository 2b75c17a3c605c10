import type { Kysely, Transaction } from 'kysely'
import { emailKeyOf } from '../../../contract/forms/email.ts'
import type { Locale } from '../../../contract/locale.ts'
import type { Role } from '../../../contract/office/permissions.ts'
import type { StaffRow } from '../../../contract/office/staff.ts'
import { Refusal } from '../../http/problem.ts'
import type { OfficeTables } from '../schema.ts'

/** The member of staff of an address. Throws for an unknown one. */
export async function getStaff(db: Kysely<OfficeTables>, email: string) {
  const staff = await db
    .selectFrom('staff')
    .select(['id', 'email', 'name', 'active'])
    .where('email_key', '=', emailKeyOf(email))
    .executeTakeFirst()
  if (!staff) throw new Error(`${email} is not a member of staff.`)
  return staff
}

interface StaffSummary {
  readonly id: string
  readonly email: string
  readonly name: string
  readonly roles: readonly Role[]
  readonly languages: readonly Locale[]
  readonly state: StaffRow['state']
}

/** All members of staff by address, those who were removed too. */
export async function listStaff(db: Kysely<OfficeTables>): Promise<StaffSummary[]> {
  const rows = await db.selectFrom('staff').selectAll().orderBy('email_key').execute()
  const roles = await db.selectFrom('staff_roles').selectAll().orderBy('role').execute()
  const languages = await db.selectFrom('staff_languages').selectAll().orderBy('language').execute()
  return rows.map(({ id, email, name, active, password_hash }) => ({
    id,
    email,
    name,
    roles: roles.filter(({ staff_id }) => staff_id === id).map(({ role }) => role),
    languages: languages.filter(({ staff_id }) => staff_id === id).map(({ language }) => language),
    state: active === 0 ? 'removed' : password_hash === '' ? 'invited' : 'active',
  }))
}

/** Locks a member of staff until the end of the transaction, on both databases. */
export async function lockStaff(trx: Transaction<OfficeTables>, id: string): Promise<void> {
  await trx
    .updateTable('staff')
    .set(({ ref }) => ({ active: ref('active') }))
    .where('id', '=', id)
    .execute()
}

/** Locks a member of staff who is not removed until the end of the transaction. Throws `Refusal` 404. */
export async function lockActive(
  trx: Transaction<OfficeTables>,
  id: string,
): Promise<{ readonly email: string }> {
  const locked = await trx
    .updateTable('staff')
    .set(({ ref }) => ({ active: ref('active') }))
    .where('id', '=', id)
    .where('active', '=', 1)
    .returning('email')
    .executeTakeFirst()
  if (!locked) throw unknownStaff()
  return locked
}

export const unknownStaff = () => new Refusal(404, 'There is no such member of staff.')

/**
 * Locks the administrators until the end of the transaction, and throws `Refusal` 409 when nobody but `id` is one: the
 * last administrator can neither be removed nor lose the role.
 */
export async function checkOtherAdministrator(trx: Transaction<OfficeTables>, id: string): Promise<void> {
  const held = trx.updateTable('staff_roles').where('role', '=', 'administrator')
  await held.set({ role: 'administrator' }).execute()
  // A statement of its own, so that it sees what other transactions committed before the lock.
  const other = await trx
    .selectFrom('staff_roles as r')
    .innerJoin('staff', 'staff.id', 'r.staff_id')
    .select('staff.id')
    .where('r.role', '=', 'administrator')
    .where('staff.active', '=', 1)
    .where('staff.password_hash', '!=', '')
    .where('staff.id', '!=', id)
    .executeTakeFirst()
  if (!other) throw new Refusal(409, 'This is the last administrator: give the role to somebody else first.')
}
