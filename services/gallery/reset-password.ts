import type { FieldErrors } from '../../contract/gallery.ts'
import { hashPassword } from '../../platform/passwords.ts'
import { listPasswordProblems, type TypedPassword } from './fields/password.ts'
import { findMailToken, spendMailToken, voidMailTokens } from './mail-tokens.ts'
import { prepareMail } from './mails/queue.ts'
import type { Means } from './means.ts'
import { localeOf, sentencesIn } from './sentences/sentences.ts'
import { closeSessions } from './sessions.ts'

export interface TypedReset extends TypedPassword {
  readonly token: string | undefined
  readonly lang: string | undefined
}

/** Sets another password by the token of a mail, and ends all sessions; null when done, else what is wrong. */
export async function resetPassword(means: Means, typed: TypedReset): Promise<FieldErrors | null> {
  const { db, clock } = means
  const now = clock()
  const sentences = sentencesIn(typed.lang)
  const badToken = { token: [sentences.token] }
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
  if (problems.length > 0) return { password: problems }

  const locale = localeOf(typed.lang ?? user.locale)
  const [password_hash, queueNotice] = await Promise.all([
    hashPassword(typed.password ?? ''),
    prepareMail(means, { kind: 'resetDone', to: user.email, locale, path: '/login' }),
  ])
  return await db.transaction().execute(async trx => {
    if (!(await spendMailToken(trx, token, ['reset'], now))) return badToken
    // Whoever reads the mailbox has shown that the address is theirs.
    const verified_at = user.verified_at ?? now.toISOString()
    await trx.updateTable('users').set({ password_hash, verified_at }).where('id', '=', user.id).execute()
    await voidMailTokens(trx, user.id, ['reset', 'change-email'])
    await closeSessions(trx, user.id)
    await queueNotice(trx)
    return null
  })
}
