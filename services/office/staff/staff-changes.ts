import type { Kysely, Transaction } from 'kysely'
import { emailKeyOf, isEmail, normalizeEmail } from '../../../contract/forms/email.ts'
import type { Locale } from '../../../contract/locale.ts'
import type { Role } from '../../../contract/office/permissions.ts'
import { newId } from '../../../platform/identity.ts'
import { Refusal } from '../../http/problem.ts'
import type { OfficeTables } from '../schema.ts'
import { closeSessionsOf } from '../sessions.ts'
import { checkOtherAdministrator, lockActive } from './find-staff.ts'
import { removeCredentials } from './links.ts'

/** A member of staff who is about to be added. */
interface PreparedStaff {
  readonly id: string
  readonly email: string
  /** Whether they were removed, and are added again. */
  readonly isKnown: boolean
}

interface NewStaff {
  readonly name: string
  readonly roles: readonly Role[]
  readonly languages: readonly Locale[]
}

/** Throws `Refusal` 422 for what is no address, 409 for that of a member of staff. */
export async function prepareStaff(db: Kysely<OfficeTables>, typed: string): Promise<PreparedStaff> {
  const email = normalizeEmail(typed)
  if (!isEmail(email)) throw new Refusal(422, `${typed} is no e-mail address.`)
  const known = await db
    .selectFrom('staff')
    .select(['id', 'active'])
    .where('email_key', '=', emailKeyOf(email))
    .executeTakeFirst()
  if (known?.active === 1) throw taken(email)
  return { id: known?.id ?? newId(), email, isKnown: known !== undefined }
}

/** Adds a prepared member of staff without credentials. Throws `Refusal` 409 when another call has added them meanwhile. */
export async function insertStaff(
  trx: Transaction<OfficeTables>,
  { id, email, isKnown }: PreparedStaff,
  { name, roles, languages }: NewStaff,
  now: Date,
): Promise<void> {
  if (isKnown) {
    const again = trx.updateTable('staff').set({ email, name, active: 1 })
    const added = await again.where('id', '=', id).where('active', '=', 0).executeTakeFirst()
    if (added.numUpdatedRows === 0n) throw taken(email)
    await removeCredentials(trx, id)
  } else {
    const added = await trx
      .insertInto('staff')
      .values({
        ...{ id, email, name, email_key: emailKeyOf(email), password_hash: '' },
        ...{ time_zone: 'Australia/Hobart', created_at: now.toISOString() },
      })
      .onConflict(conflict => conflict.column('email_key').doNothing())
      .executeTakeFirst()
    if (added.numInsertedOrUpdatedRows === 0n) throw taken(email)
  }
  await replaceRoles(trx, id, roles)
  await replaceLanguages(trx, id, languages)
}

const taken = (email: string) => new Refusal(409, `${email} is a member of staff: a reset makes a new link.`)

/** Gives a member of staff these roles alone, and ends their sessions. Throws `Refusal` 409 for the last administrator. */
export async function setRoles(
  trx: Transaction<OfficeTables>,
  id: string,
  roles: readonly Role[],
): Promise<void> {
  if (!roles.includes('administrator')) await checkNotLast(trx, id)
  await lockActive(trx, id)
  await replaceRoles(trx, id, roles)
  await closeSessionsOf(trx, id)
}

/** Deactivates a member of staff without credentials. Throws `Refusal` 409 for the last administrator. */
export async function deactivateStaff(trx: Transaction<OfficeTables>, id: string): Promise<void> {
  await checkNotLast(trx, id)
  await lockActive(trx, id)
  await trx.updateTable('staff').set({ active: 0 }).where('id', '=', id).execute()
  await removeCredentials(trx, id)
}

/** The languages that a translator writes. */
export async function replaceLanguages(
  trx: Transaction<OfficeTables>,
  id: string,
  languages: readonly Locale[],
): Promise<void> {
  await trx.deleteFrom('staff_languages').where('staff_id', '=', id).execute()
  for (const language of new Set(languages))
    await trx.insertInto('staff_languages').values({ staff_id: id, language }).execute()
}

async function replaceRoles(trx: Transaction<OfficeTables>, id: string, roles: readonly Role[]) {
  await trx.deleteFrom('staff_roles').where('staff_id', '=', id).execute()
  for (const role of new Set(roles))
    await trx.insertInto('staff_roles').values({ staff_id: id, role }).execute()
}

async function checkNotLast(trx: Transaction<OfficeTables>, id: string): Promise<void> {
  const held = trx.selectFrom('staff_roles').select('role').where('staff_id', '=', id)
  if (await held.where('role', '=', 'administrator').executeTakeFirst())
    await checkOtherAdministrator(trx, id)
}
