import type { FieldErrors } from '../../contract/gallery.ts'
import type { User } from '../../contract/user.ts'
import { isUniqueViolation } from '../../platform/database/dialect.ts'
import { newId } from '../../platform/identity.ts'
import { hashPassword } from '../../platform/passwords.ts'
import { newToken } from '../../platform/tokens.ts'
import { checkRegistration, type Registration } from './check-registration.ts'
import { emailKeyOf } from './fields/email.ts'
import { usernameKeyOf } from './fields/username.ts'
import type { GalleryGuard } from './limits.ts'
import { describeUser } from './load-user.ts'
import { keepMailToken } from './mail-tokens.ts'
import { prepareMail } from './mails/queue.ts'
import type { Means } from './means.ts'
import { localeOf } from './sentences/sentences.ts'
import { type Opened, openSession } from './sessions.ts'
import { tellOwnerOfAddress } from './tell-owner.ts'

export type Registered =
  | { readonly errors: FieldErrors }
  /** The address belongs to somebody, who gets a mail; whoever asked learns nothing. */
  | { readonly user: null }
  | { readonly user: User; readonly session: Opened }

/** Registers a user and opens a session; the mail that confirms the address leaves when both are stored. */
export async function registerUser(
  means: Means,
  guard: GalleryGuard,
  typed: Registration,
  device: string,
): Promise<Registered> {
  const { db, clock } = means
  const now = clock()
  const { person, errors, sentences } = checkRegistration(typed, now.toISOString().slice(0, 10))
  const keys = { username_key: usernameKeyOf(person.username), email_key: emailKeyOf(person.email) }
  const nameTaken = { username: [sentences.username.taken] }
  const isTaken = !errors?.username && (await has(means, 'username_key', keys.username_key))
  if (errors || isTaken) return { errors: { ...errors, ...(isTaken && nameTaken) } }

  // The same work whether the address is taken or not.
  const locale = localeOf(typed.lang)
  const token = newToken()
  const [password_hash, queueConfirmation] = await Promise.all([
    hashPassword(typed.password ?? ''),
    prepareMail(means, {
      kind: 'confirm',
      to: person.email,
      locale,
      path: `/account/confirm?token=${token}`,
    }),
  ])
  if (await has(means, 'email_key', keys.email_key)) {
    await tellOwnerOfAddress(means, guard, keys.email_key)
    return { user: null }
  }
  const row = {
    id: newId(),
    ...person,
    ...keys,
    password_hash,
    locale,
    active: 0 as const,
    verified_at: null,
    created_at: now.toISOString(),
  }
  try {
    const session = await db.transaction().execute(async trx => {
      await trx.insertInto('users').values(row).execute()
      const known = { user_id: row.id, device, first_seen_at: row.created_at }
      await trx.insertInto('user_devices').values(known).execute()
      await keepMailToken(trx, { token, userId: row.id, purpose: 'confirm', email: row.email_key }, now)
      await queueConfirmation(trx)
      return await openSession(trx, row.id, device, now)
    })
    return { user: await describeUser(db, row), session }
  } catch (error) {
    // Somebody was faster by a moment.
    if (isUniqueViolation(error, 'username_key')) return { errors: nameTaken }
    if (!isUniqueViolation(error, 'email_key')) throw error
    await tellOwnerOfAddress(means, guard, keys.email_key)
    return { user: null }
  }
}

async function has({ db }: Means, column: 'username_key' | 'email_key', key: string): Promise<boolean> {
  return (await db.selectFrom('users').select('id').where(column, '=', key).executeTakeFirst()) !== undefined
}
