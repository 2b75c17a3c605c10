import { hashPassword } from '../../../platform/passwords.ts'
import { hashOf } from '../../../platform/tokens.ts'
import { negotiateLocale } from '../../http/language.ts'
import { withoutEmpty } from '../account/check-registration.ts'
import { lockUser } from '../account/lock-user.ts'
import { galleryCopyIn } from '../copy/copy-in.ts'
import type { Dependencies } from '../dependencies.ts'
import { listPasswordProblems, type PasswordForm } from '../fields/password.ts'
import type { GalleryGuard } from '../limits.ts'
import { voidMailTokens } from '../mails/mail-tokens.ts'
import { prepareMail } from '../mails/queue.ts'
import type { Session } from '../sessions/load-user.ts'
import { listProofProblems, type ReauthenticationForm } from '../sessions/prove-identity.ts'
import { type ReauthenticationResult, renewSession } from '../sessions/renew-session.ts'
import { closeSessions } from '../sessions/sessions.ts'

interface NewPasswordForm extends PasswordForm {
  /** The credentials of re-authentication. */
  readonly proof: ReauthenticationForm
  readonly lang: string | undefined
}

/**
 * Sets another password after re-authentication, ends all other sessions, and voids the mail links that set another
 * password or address. Errors under `current` and `password`.
 */
export async function changePassword(
  dependencies: Dependencies,
  guard: GalleryGuard,
  session: Session,
  typed: NewPasswordForm,
): Promise<ReauthenticationResult> {
  const { user } = session
  const sentences = galleryCopyIn(negotiateLocale(typed.lang))
  const errors = withoutEmpty({
    password: listPasswordProblems(typed, user, sentences),
    current: await listProofProblems(dependencies, guard, session, typed.proof, sentences),
  })
  if (errors) return { errors }
  const locale = negotiateLocale(typed.lang ?? user.locale)
  const [password_hash, queueNotice] = await Promise.all([
    hashPassword(typed.password ?? '', dependencies.passwordCost),
    prepareMail(dependencies, { kind: 'passwordChanged', to: user.email, locale, path: '/account/reset' }),
  ])
  return await dependencies.db.transaction().execute(async trx => {
    await lockUser(trx, user.id)
    const renewed = await renewSession(trx, session)
    await trx.updateTable('users').set({ password_hash }).where('id', '=', user.id).execute()
    await voidMailTokens(trx, user.id, ['reset', 'change-email'])
    await closeSessions(trx, user.id, hashOf(renewed.token))
    await queueNotice(trx)
    return { renewed }
  })
}
