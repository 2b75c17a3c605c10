import type { Selectable } from 'kysely'
import { emailKeyOf } from '../../../contract/forms/email.ts'
import { isUniqueViolation } from '../../../platform/database/dialect.ts'
import { negotiateLocale } from '../../http/language.ts'
import { claimBetas } from '../betas/beta-decisions.ts'
import type { Dependencies } from '../dependencies.ts'
import { findMailToken, spendMailToken, voidMailTokens } from '../mails/mail-tokens.ts'
import { prepareMail } from '../mails/queue.ts'
import type { MailTokenRow } from '../schema.ts'
import { forgetDevices, rememberDevice } from '../sessions/device-tokens.ts'
import { findSession } from '../sessions/load-user.ts'
import type { BrowserFacts } from '../sessions/log-in.ts'
import { closeSessions } from '../sessions/sessions.ts'
import { lockUser } from './lock-user.ts'

/** The browser that confirms, and the session in its cookies. */
export interface ConfirmationRequest extends BrowserFacts {
  readonly userId: string | undefined
  readonly token: string | undefined
}

/** Whether an address is confirmed; and, where that made a browser known, the token for its device cookie. */
export interface ConfirmationResult {
  readonly success: boolean
  /** It is the first address of the account that is confirmed: other browsers were logged out. */
  readonly first?: boolean
  readonly deviceToken?: string
}

/** Confirms an address, or makes the confirmed one the user's; no success for a token that is not good (any more). */
export async function confirmEmail(
  dependencies: Dependencies,
  token: string,
  by: ConfirmationRequest,
): Promise<ConfirmationResult> {
  const found = await findMailToken(dependencies.db, token, ['confirm', 'change-email'], dependencies.clock())
  if (!found) return { success: false }
  return found.purpose === 'confirm'
    ? confirm(dependencies, token, found, by)
    : change(dependencies, token, found)
}

type Found = Selectable<MailTokenRow>

/**
 * The first confirmation of an address. Whoever made the account may be somebody else than who reads the mailbox: sessions
 * and known devices go, but for those of the browser that confirms, and so does a change of address that waits.
 */
async function confirm(
  dependencies: Dependencies,
  token: string,
  { user_id, email }: Found,
  by: ConfirmationRequest,
): Promise<ConfirmationResult> {
  const { db, clock } = dependencies
  const now = clock()
  const credentials = by.userId === user_id && by.token ? { userId: user_id, token: by.token } : undefined
  const own = credentials && (await findSession(db, credentials, now))
  return await db.transaction().execute(async trx => {
    const user = await lockUser(trx, user_id)
    const spent = await spendMailToken(trx, token, ['confirm'], now)
    // A token for an address that the user has left confirms nothing.
    if (!user || !spent || user.email_key !== emailKeyOf(email)) return { success: false }
    await voidMailTokens(trx, user_id, ['confirm'])
    if (user.verified_at !== null) return { success: true }
    await trx.updateTable('users').set({ verified_at: now.toISOString() }).where('id', '=', user_id).execute()
    await claimBetas(trx, user, now)
    await voidMailTokens(trx, user_id, ['change-email'])
    await forgetDevices(trx, user_id)
    await closeSessions(trx, user_id, own?.tokenHash)
    if (!own) return { success: true, first: true }
    const seen = { user_id, device: by.device, first_seen_at: now.toISOString() }
    await trx.insertInto('user_devices').values(seen).execute()
    return {
      success: true,
      first: true,
      deviceToken: await rememberDevice(trx, user_id, by.deviceToken, now),
    }
  })
}

/** Another address becomes the user's; the old one, where it was confirmed, hears of it. */
async function change(
  dependencies: Dependencies,
  token: string,
  { user_id, email }: Found,
): Promise<ConfirmationResult> {
  const { db, clock } = dependencies
  const now = clock()
  const before = await db.selectFrom('users').selectAll().where('id', '=', user_id).executeTakeFirst()
  if (!before) return { success: false }
  const order = {
    kind: 'emailChanged',
    to: before.email,
    locale: negotiateLocale(before.locale),
    path: '/support/request',
  } as const
  const queueNotice = before.verified_at === null ? null : await prepareMail(dependencies, order)
  try {
    return await db.transaction().execute(async trx => {
      const user = await lockUser(trx, user_id)
      const spent = await spendMailToken(trx, token, ['change-email'], now)
      if (!user || !spent) return { success: false }
      const changed = { email, email_key: emailKeyOf(email), verified_at: now.toISOString() }
      await trx.updateTable('users').set(changed).where('id', '=', user_id).execute()
      await claimBetas(trx, { id: user_id, email_key: changed.email_key }, now)
      // What lies in the old mailbox must not open the account.
      await voidMailTokens(trx, user_id, ['confirm', 'change-email', 'reset'])
      if (user.email_key === before.email_key) await queueNotice?.(trx)
      return { success: true }
    })
  } catch (error) {
    // The address has been registered by somebody else meanwhile.
    if (isUniqueViolation(error, 'email_key')) return { success: false }
    throw error
  }
}
