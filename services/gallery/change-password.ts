import { hashPassword } from '../../platform/passwords.ts'
import { hashOf } from '../../platform/tokens.ts'
import { withoutEmpty } from './check-registration.ts'
import { listPasswordProblems, type TypedPassword } from './fields/password.ts'
import type { GalleryGuard } from './limits.ts'
import type { Session } from './load-user.ts'
import { lockUser } from './lock-user.ts'
import { voidMailTokens } from './mail-tokens.ts'
import { prepareMail } from './mails/queue.ts'
import type { Means } from './means.ts'
import { listProofProblems, type TypedProof } from './prove-identity.ts'
import { type Reauthenticated, renewSession } from './renew-session.ts'
import { localeOf, sentencesIn } from './sentences/sentences.ts'
import { closeSessions } from './sessions.ts'

export interface TypedNewPassword extends TypedPassword {
  /** By what the user authenticates again. */
  readonly proof: TypedProof
  readonly lang: string | undefined
}

/**
 * Sets another password, once the user has authenticated again, ends all other sessions, and makes void the links that set
 * another password or address. Errors under `current` and `password`.
 */
export async function changePassword(
  means: Means,
  guard: GalleryGuard,
  session: Session,
  typed: TypedNewPassword,
): Promise<Reauthenticated> {
  const { user } = session
  const sentences = sentencesIn(typed.lang)
  const errors = withoutEmpty({
    password: listPasswordProblems(typed, user, sentences),
    current: await listProofProblems(means, guard, session, typed.proof, sentences),
  })
  if (errors) return { errors }
  const locale = localeOf(typed.lang ?? user.locale)
  const [password_hash, queueNotice] = await Promise.all([
    hashPassword(typed.password ?? ''),
    prepareMail(means, { kind: 'passwordChanged', to: user.email, locale, path: '/account/reset' }),
  ])
  return await means.db.transaction().execute(async trx => {
    await lockUser(trx, user.id)
    const renewed = await renewSession(trx, session)
    await trx.updateTable('users').set({ password_hash }).where('id', '=', user.id).execute()
    await voidMailTokens(trx, user.id, ['reset', 'change-email'])
    await closeSessions(trx, user.id, hashOf(renewed.token))
    await queueNotice(trx)
    return { renewed }
  })
}
