import type { Selectable } from 'kysely'
import { emailKeyOf } from '../../../contract/forms/email.ts'
import { isUniqueViolation } from '../../../platform/database/dialect.ts'
import { negotiateLocale } from '../../http/language.ts'
import { claimBetas } from '../betas/beta-decisions.ts'
import type { Dependencies } from '../dependencies.ts'
import { findMailToken, spendMailToken, voidMailTokens } from '../mails/mail-tokens.ts'
import { prepareMail } from '../mails/queue.ts'
import type { MailTokenRow } from '../schema.ts'
import { deleteDevices, rememberDevice } from '../sessions/device-tokens.ts'
import { findSession } from '../sessions/load-user.ts'
import type { BrowserFacts } from '../sessions/log-in.ts'
import { closeSessions } from '../sessions/sessions.ts'
import { lockUser } from './lock-user.ts'

/** The confirming browser, with its session cookies. */
interface ConfirmationRequest extends BrowserFacts {
  readonly userId: string | undefined
  readonly token: string | undefined
}

/** Whether an address was confirmed, and the device token for a browser that became known. */
interface ConfirmationResult {
  readonly success: boolean
  /** The first confirmation of the account, which ended the sessions of other browsers. */
  readonly first?: boolean
  readonly deviceToken?: string
}

/** Confirms an address, or changes to the confirmed one; no success for an invalid token. */
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

type TokenRow = Selectable<MailTokenRow>

/**
 * The first confirmation of an address. The account may have been made by somebody else than the owner of the mailbox:
 * sessions and known devices of other browsers end, and a pending change of address is void.
 */
async function confirm(
  dependencies: Dependencies,
  token: string,
  { user_id, email }: TokenRow,
  by: ConfirmationRequest,
): Promise<ConfirmationResult> {
  const { db, clock } = dependencies
  const now = clock()
  const credentials = by.userId === user_id && by.token ? { userId: user_id, token: by.token } : undefined
  const own = credentials && (await findSession(db, credentials, now))
  return await db.transaction().execute(async trx => {
    const user = await lockUser(trx, user_id)
    const spent = await spendMailToken(trx, token, ['confirm'], now)
    // A token for a former address of the user is invalid.
    if (!user || !spent || user.email_key !== emailKeyOf(email)) return { success: false }
    await voidMailTokens(trx, user_id, ['confirm'])
    if (user.verified_at !== null) return { success: true }
    await trx.updateTable('users').set({ verified_at: now.toISOString() }).where('id', '=', user_id).execute()
    await claimBetas(trx, user, now)
    await voidMailTokens(trx, user_id, ['change-email'])
    await deleteDevices(trx, user_id)
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

/** Changes the user's address; a confirmed old one gets a notice. */
async function change(
  dependencies: Dependencies,
  token: string,
  { user_id, email }: TokenRow,
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
      // Tokens that were mailed to the old address are void.
      await voidMailTokens(trx, user_id, ['confirm', 'change-email', 'reset'])
      if (user.email_key === before.email_key) await queueNotice?.(trx)
      return { success: true }
    })
  } catch (error) {
    // Somebody else has registered the address in the meantime.
    if (isUniqueViolation(error, 'email_key')) return { success: false }
    throw error
  }
}
