import { emailKeyOf, normalizeEmail } from '../../../contract/forms/email.ts'
import { newToken } from '../../../platform/tokens.ts'
import { negotiateLocale } from '../../http/language.ts'
import { galleryCopyIn } from '../copy/copy-in.ts'
import type { Dependencies } from '../dependencies.ts'
import { listEmailProblems } from '../fields/email.ts'
import type { GalleryGuard } from '../limits.ts'
import { storeMailToken, voidMailTokens } from '../mails/mail-tokens.ts'
import { prepareMail } from '../mails/queue.ts'
import type { Session } from '../sessions/load-user.ts'
import { listProofProblems, type ReauthenticationForm } from '../sessions/prove-identity.ts'
import { type ReauthenticationResult, renewSession } from '../sessions/renew-session.ts'
import { withoutEmpty } from './check-registration.ts'
import { lockUser } from './lock-user.ts'
import { notifyOwnerOfAddress } from './notify-owner.ts'

interface NewEmailForm {
  /** The credentials of re-authentication. */
  readonly proof: ReauthenticationForm
  readonly email: string | undefined
  readonly lang: string | undefined
}

/**
 * Sends a confirmation to the new address, which becomes the user's once it is confirmed, and a notice to the old one,
 * after re-authentication. An address in use gets the same answer; its owner gets a notice. Errors under `current` and
 * `email`.
 */
export async function changeEmail(
  dependencies: Dependencies,
  guard: GalleryGuard,
  session: Session,
  typed: NewEmailForm,
): Promise<ReauthenticationResult> {
  const { db, clock } = dependencies
  const { user } = session
  const sentences = galleryCopyIn(negotiateLocale(typed.lang))
  const email = normalizeEmail(typed.email)
  const errors = withoutEmpty({
    email: listEmailProblems(email, sentences),
    current: await listProofProblems(dependencies, guard, session, typed.proof, sentences),
  })
  if (errors) return { errors }
  await guard.check('changeEmailByUser', user.id)

  const email_key = emailKeyOf(email)
  const locale = negotiateLocale(typed.lang ?? user.locale)
  const token = newToken()
  const [queueConfirmation, queueNotice] = await Promise.all([
    prepareMail(dependencies, {
      kind: 'changeEmail',
      to: email,
      locale,
      path: `/account/confirm?token=${token}`,
    }),
    prepareMail(dependencies, { kind: 'emailChanging', to: user.email, locale, path: '/account/security' }),
  ])
  const owner = await db
    .selectFrom('users')
    .select('id')
    .where('email_key', '=', email_key)
    .where('id', '!=', user.id)
    .executeTakeFirst()
  if (owner) await notifyOwnerOfAddress(dependencies, guard, email_key)
  return await db.transaction().execute(async trx => {
    await lockUser(trx, user.id)
    const renewed = await renewSession(trx, session)
    await queueNotice(trx)
    if (owner) return { renewed }
    // Over the mail limit the earlier confirmation stays valid.
    if (!(await queueConfirmation(trx))) return { renewed }
    await voidMailTokens(trx, user.id, ['change-email'])
    await storeMailToken(trx, { token, userId: user.id, purpose: 'change-email', email }, clock())
    return { renewed }
  })
}
