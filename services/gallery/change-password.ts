import type { FieldErrors } from '../../contract/gallery.ts'
import { hashPassword } from '../../platform/passwords.ts'
import { withoutEmpty } from './check-registration.ts'
import { listPasswordProblems, type TypedPassword } from './fields/password.ts'
import type { GalleryGuard } from './limits.ts'
import type { Session } from './load-user.ts'
import { voidMailTokens } from './mail-tokens.ts'
import { prepareMail } from './mails/queue.ts'
import type { Means } from './means.ts'
import { listProofProblems } from './prove-password.ts'
import { localeOf, sentencesIn } from './sentences/sentences.ts'
import { closeSessions } from './sessions.ts'

export interface TypedNewPassword extends TypedPassword {
  readonly current: string | undefined
  readonly lang: string | undefined
}

/** Sets another password and ends all other sessions. Null when done, else what is wrong. */
export async function changePassword(
  means: Means,
  guard: GalleryGuard,
  { user, tokenHash }: Session,
  typed: TypedNewPassword,
): Promise<FieldErrors | null> {
  const sentences = sentencesIn(typed.lang)
  const errors = withoutEmpty({
    password: listPasswordProblems(typed, user, sentences),
    current: await listProofProblems(guard, user, typed.current, sentences),
  })
  if (errors) return errors
  const locale = localeOf(typed.lang ?? user.locale)
  const [password_hash, queueNotice] = await Promise.all([
    hashPassword(typed.password ?? ''),
    prepareMail(means, { kind: 'passwordChanged', to: user.email, locale, path: '/account/reset' }),
  ])
  await means.db.transaction().execute(async trx => {
    await trx.updateTable('users').set({ password_hash }).where('id', '=', user.id).execute()
    await voidMailTokens(trx, user.id, ['reset'])
    await closeSessions(trx, user.id, tokenHash)
    await queueNotice(trx)
  })
  return null
}
