import type { Kysely, Selectable } from 'kysely'
import { emailKeyOf } from '../../../contract/forms/email.ts'
import type { User } from '../../../contract/user.ts'
import { dummyHash, hashPassword, isOutdated, isPassword } from '../../../platform/passwords.ts'
import { hasInvisible } from '../../credentials/characters.ts'
import { negotiateLocale } from '../../http/language.ts'
import { lockUser } from '../account/lock-user.ts'
import type { Dependencies } from '../dependencies.ts'
import { usernameKeyOf } from '../fields/username.ts'
import { prepareMail } from '../mails/queue.ts'
import { deviceAndTime } from '../mails/write-mail.ts'
import type { GalleryTables, UserRow } from '../schema.ts'
import { rememberDevice } from './device-tokens.ts'
import { describeUser } from './load-user.ts'
import { type OpenSession, openSession } from './sessions.ts'

/** The facts about the browser of a log-in. */
export interface BrowserFacts {
  /** Browser and system, from the User-Agent. */
  readonly device: string
  /** The value of its device cookie. */
  readonly deviceToken: string | undefined
}

export interface LoginResult {
  readonly user: User
  readonly session: OpenSession
  /** For the browser's device cookie. */
  readonly deviceToken: string
}

/** The key of an account for rate limits, from a user name or an e-mail address. */
export function accountKeyOf(typed: string): string {
  // No account; also, PostgreSQL cannot store NUL.
  if (hasInvisible(typed)) return ''
  return typed.includes('@') ? emailKeyOf(typed) : usernameKeyOf(typed)
}

/** The account of a user name or an e-mail address; undefined for none. */
export const findAccount = (
  db: Kysely<GalleryTables>,
  typed: string,
): Promise<Selectable<UserRow> | undefined> =>
  db
    .selectFrom('users')
    .selectAll()
    .where(typed.includes('@') ? 'email_key' : 'username_key', '=', accountKeyOf(typed))
    .executeTakeFirst()

/** Opens a session by password; undefined for wrong credentials, after constant work. */
export async function logIn(
  dependencies: Dependencies,
  user: Selectable<UserRow> | undefined,
  password: string,
  browser: BrowserFacts,
): Promise<LoginResult | undefined> {
  const { db } = dependencies
  const stored = user?.password_hash || dummyHash(dependencies.passwordCost)
  const isRight = await isPassword(password, stored)
  if (!user?.password_hash || !isRight) return undefined
  const entered = await openUserSession(
    dependencies,
    await withCurrentCost(dependencies, user, password),
    browser,
  )
  if (entered) return entered
  // The password may have changed during its verification.
  const current = await db.selectFrom('users').selectAll().where('id', '=', user.id).executeTakeFirst()
  return current && current.password_hash !== stored
    ? logIn(dependencies, current, password, browser)
    : undefined
}

/** Rehashes the password at the current cost. */
async function withCurrentCost(
  { db, passwordCost }: Dependencies,
  user: Selectable<UserRow>,
  password: string,
): Promise<Selectable<UserRow>> {
  if (!isOutdated(user.password_hash, passwordCost)) return user
  const password_hash = await hashPassword(password, passwordCost)
  // Not if the password has changed meanwhile.
  const rehash = db.updateTable('users').set({ password_hash }).where('id', '=', user.id)
  await rehash.where('password_hash', '=', user.password_hash).execute()
  return { ...user, password_hash }
}

/**
 * Opens a session for an authenticated user, and sends a notice for a new device; undefined when the password was
 * changed, or the account deleted, since the authentication.
 */
export async function openUserSession(
  dependencies: Dependencies,
  user: Selectable<UserRow>,
  { device, deviceToken }: BrowserFacts,
): Promise<LoginResult | undefined> {
  const { db, clock } = dependencies
  const now = clock()
  const seen = { user_id: user.id, device, first_seen_at: now.toISOString() }
  const locale = negotiateLocale(user.locale)
  const isKnown = await db
    .selectFrom('user_devices')
    .select('device')
    .where('user_id', '=', user.id)
    .where('device', '=', device)
    .executeTakeFirst()
  const variables = deviceAndTime(locale, device, now)
  const queueNotice = isKnown
    ? null
    : await prepareMail(dependencies, {
        kind: 'newSignIn',
        to: user.email,
        locale,
        path: '/account/sessions',
        variables,
      })
  const opened = await db.transaction().execute(async trx => {
    const current = await lockUser(trx, user.id)
    if (current?.password_hash !== user.password_hash) return undefined
    const added =
      queueNotice &&
      trx
        .insertInto('user_devices')
        .values(seen)
        .onConflict(oc => oc.doNothing())
    const [first] = added ? await added.returning('device').execute() : []
    if (first) await queueNotice?.(trx)
    return {
      session: await openSession(trx, user.id, device, now),
      deviceToken: await rememberDevice(trx, user.id, deviceToken, now),
    }
  })
  return opened && { user: { ...(await describeUser(db, user)), token: opened.session.token }, ...opened }
}
