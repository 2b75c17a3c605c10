import type { FieldErrors } from '../../../contract/gallery.ts'
import { hashPassword } from '../../../platform/passwords.ts'
import { negotiateLocale } from '../../http/language.ts'
import { lockUser } from '../account/lock-user.ts'
import { claimBetas } from '../betas/beta-decisions.ts'
import { galleryCopyIn } from '../copy/copy-in.ts'
import type { Dependencies } from '../dependencies.ts'
import { listPasswordProblems, type PasswordForm } from '../fields/password.ts'
import { findMailToken, spendMailToken } from '../mails/mail-tokens.ts'
import { prepareMail } from '../mails/queue.ts'
import { rememberDevice } from '../sessions/device-tokens.ts'
import type { BrowserFacts } from '../sessions/log-in.ts'
import { removeCredentials } from './remove-credentials.ts'

interface PasswordResetForm extends PasswordForm {
  readonly token: string | undefined
  readonly lang: string | undefined
}

/**
 * Sets another password by a mail token, deletes all other credentials, and makes the browser a known device, since its
 * user reads the owner's mail. Resolves to the device token for its cookie, or to errors.
 */
export async function resetPassword(
  dependencies: Dependencies,
  typed: PasswordResetForm,
  { device, deviceToken }: BrowserFacts,
): Promise<{ readonly errors: FieldErrors } | { readonly deviceToken: string }> {
  const { db, clock } = dependencies
  const now = clock()
  const sentences = galleryCopyIn(negotiateLocale(typed.lang))
  const badToken = { errors: { token: [sentences.token] } }
  const token = typed.token ?? ''
  const found = await findMailToken(db, token, ['reset'], now)
  const user =
    found &&
    (await db
      .selectFrom('users')
      .selectAll()
      .where('id', '=', found.user_id)
      .where('email_key', '=', found.email)
      .executeTakeFirst())
  if (!user) return badToken
  const problems = listPasswordProblems(typed, user, sentences)
  if (problems.length > 0) return { errors: { password: problems } }

  const locale = negotiateLocale(typed.lang ?? user.locale)
  const [password_hash, queueNotice] = await Promise.all([
    hashPassword(typed.password ?? '', dependencies.passwordCost),
    prepareMail(dependencies, { kind: 'resetDone', to: user.email, locale, path: '/login' }),
  ])
  return await db.transaction().execute(async trx => {
    const current = await lockUser(trx, user.id)
    if (!current || !(await spendMailToken(trx, token, ['reset'], now))) return badToken
    // The token was mailed, so it confirms the address.
    const verified_at = current.verified_at ?? now.toISOString()
    await trx.updateTable('users').set({ password_hash, verified_at }).where('id', '=', user.id).execute()
    if (current.verified_at === null) await claimBetas(trx, current, now)
    await removeCredentials(trx, user.id)
    const seen = { user_id: user.id, device, first_seen_at: now.toISOString() }
    await trx.insertInto('user_devices').values(seen).execute()
    await queueNotice(trx)
    return { deviceToken: await rememberDevice(trx, user.id, deviceToken, now) }
  })
}
