import type { Selectable } from 'kysely'
import type { User } from '../../contract/user.ts'
import { hashOfNobody, hashPassword, isOutdated, isPassword } from '../../platform/passwords.ts'
import { hasInvisible } from './fields/characters.ts'
import { emailKeyOf } from './fields/email.ts'
import { usernameKeyOf } from './fields/username.ts'
import { describeUser } from './load-user.ts'
import { prepareMail } from './mails/queue.ts'
import { deviceIn } from './mails/write-mail.ts'
import type { Means } from './means.ts'
import type { UserRow } from './schema.ts'
import { localeOf } from './sentences/sentences.ts'
import { type Opened, openSession } from './sessions.ts'

export interface LoggedIn {
  readonly user: User
  readonly session: Opened
}

/** What an account is told apart by, typed as a user name or an e-mail address. */
export function accountKeyOf(typed: string): string {
  // Nobody's: and PostgreSQL has no place for a NUL.
  if (hasInvisible(typed)) return ''
  return typed.includes('@') ? emailKeyOf(typed) : usernameKeyOf(typed)
}

/** Opens a session for a name (or address) and its password; undefined for any other, after the same work. */
export async function logIn(
  means: Means,
  typed: { readonly username: string; readonly password: string },
  device: string,
): Promise<LoggedIn | undefined> {
  const { db } = means
  const user = await db
    .selectFrom('users')
    .selectAll()
    .where(typed.username.includes('@') ? 'email_key' : 'username_key', '=', accountKeyOf(typed.username))
    .executeTakeFirst()
  const stored = user?.password_hash || hashOfNobody()
  const isRight = await isPassword(typed.password, stored)
  if (!user?.password_hash || !isRight) return undefined
  if (isOutdated(stored)) {
    const password_hash = await hashPassword(typed.password)
    // Not over a password that has been changed meanwhile.
    const rehash = db.updateTable('users').set({ password_hash }).where('id', '=', user.id)
    await rehash.where('password_hash', '=', stored).execute()
  }
  return await enter(means, user, device)
}

/** Opens a session for a user who has proved who they are, and writes to them when the device is another. */
export async function enter(means: Means, user: Selectable<UserRow>, device: string): Promise<LoggedIn> {
  const { db, clock } = means
  const now = clock()
  const seen = { user_id: user.id, device, first_seen_at: now.toISOString() }
  const locale = localeOf(user.locale)
  const isKnown = await db
    .selectFrom('user_devices')
    .select('device')
    .where('user_id', '=', user.id)
    .where('device', '=', device)
    .executeTakeFirst()
  const time = now.toISOString().slice(0, 16).replace('T', ' ')
  const slots = { device: deviceIn(locale, device), time }
  const queueNotice = isKnown
    ? null
    : await prepareMail(means, {
        kind: 'newSignIn',
        to: user.email,
        locale,
        path: '/account/sessions',
        slots,
      })
  const session = await db.transaction().execute(async trx => {
    const added =
      queueNotice &&
      trx
        .insertInto('user_devices')
        .values(seen)
        .onConflict(oc => oc.doNothing())
    const [first] = added ? await added.returning('device').execute() : []
    if (first) await queueNotice?.(trx)
    return await openSession(trx, user.id, device, now)
  })
  return { user: { ...(await describeUser(db, user)), token: session.token }, session }
}
