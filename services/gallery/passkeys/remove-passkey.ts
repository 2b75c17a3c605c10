import { hashOf } from '../../../platform/tokens.ts'
import { negotiateLocale } from '../../http/language.ts'
import { Refusal } from '../../http/problem.ts'
import { lockUser } from '../account/lock-user.ts'
import { galleryCopyIn } from '../copy/copy-in.ts'
import type { Dependencies } from '../dependencies.ts'
import type { GalleryGuard } from '../limits.ts'
import { prepareMail } from '../mails/queue.ts'
import { deviceAndTime } from '../mails/write-mail.ts'
import type { Session } from '../sessions/load-user.ts'
import { listProofProblems, type ReauthenticationForm } from '../sessions/prove-identity.ts'
import { type ReauthenticationResult, renewSession } from '../sessions/renew-session.ts'
import { closeSessions } from '../sessions/sessions.ts'

interface PasskeyRemovalForm extends ReauthenticationForm {
  /** End the user's other sessions too. */
  readonly others: boolean | undefined
  readonly lang: string | undefined
  /** Browser and system. */
  readonly device: string
}

/**
 * Deletes a passkey of the user after re-authentication, and notifies them by mail; errors under `password`. Throws
 * `Refusal` 404 for an id that is no passkey of theirs.
 */
export async function removePasskey(
  dependencies: Dependencies,
  guard: GalleryGuard,
  session: Session,
  id: string,
  typed: PasskeyRemovalForm,
): Promise<ReauthenticationResult> {
  const { user } = session
  const problems = await listProofProblems(
    dependencies,
    guard,
    session,
    typed,
    galleryCopyIn(negotiateLocale(typed.lang)),
  )
  if (problems.length > 0) return { errors: { password: problems } }
  const locale = negotiateLocale(typed.lang ?? user.locale)
  const variables = deviceAndTime(locale, typed.device, dependencies.clock())
  const order = {
    kind: 'passkeyRemoved',
    to: user.email,
    locale,
    path: '/account/security',
    variables,
  } as const
  const queueNotice = await prepareMail(dependencies, order)
  return await dependencies.db.transaction().execute(async trx => {
    await lockUser(trx, user.id)
    const renewed = await renewSession(trx, session)
    const removed = await trx
      .deleteFrom('passkeys')
      .where('user_id', '=', user.id)
      .where('id', '=', id)
      .returning('id')
      .execute()
    if (removed.length === 0) throw new Refusal(404, 'There is no passkey of that id.')
    if (typed.others) await closeSessions(trx, user.id, hashOf(renewed.token))
    await queueNotice(trx)
    return { renewed }
  })
}
