import type { FieldErrors } from '../../contract/gallery.ts'
import { hashPassword } from '../../platform/passwords.ts'
import { claimBetas } from './beta-decisions.ts'
import { rememberDevice } from './device-tokens.ts'
import { listPasswordProblems, type TypedPassword } from './fields/password.ts'
import { lockUser } from './lock-user.ts'
import type { BrowserFacts } from './log-in.ts'
import { findMailToken, spendMailToken } from './mail-tokens.ts'
import { prepareMail } from './mails/queue.ts'
import type { Means } from './means.ts'
import { localeOf, sentencesIn } from './sentences/sentences.ts'
import { dropWaysIn } from './ways-in.ts'

export interface TypedReset extends TypedPassword {
  readonly token: string | undefined
  readonly lang: string | undefined
}

/**
 * Sets another password by the token of a mail, drops every other way into the account, and knows the browser from then on:
 * who holds it reads the owner's mail. Gives the token for its device cookie, else what is wrong.
 */
export async function resetPassword(
  means: Means,
  typed: TypedReset,
  { device, deviceToken }: BrowserFacts,
): Promise<{ readonly errors: FieldErrors } | { readonly deviceToken: string }> {
  const { db, clock } = means
  const now = clock()
  const sentences = sentencesIn(typed.lang)
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

  const locale = localeOf(typed.lang ?? user.locale)
  const [password_hash, queueNotice] = await Promise.all([
    hashPassword(typed.password ?? ''),
    prepareMail(means, { kind: 'resetDone', to: user.email, locale, path: '/login' }),
  ])
  return await db.transaction().execute(async trx => {
    const current = await lockUser(trx, user.id)
    if (!current || !(await spendMailToken(trx, token, ['reset'], now))) return badToken
    // Whoever reads the mailbox has shown that the address is theirs.
    const verified_at = current.verified_at ?? now.toISOString()
    await trx.updateTable('users').set({ password_hash, verified_at }).where('id', '=', user.id).execute()
    if (current.verified_at === null) await claimBetas(trx, current, now)
    await dropWaysIn(trx, user.id)
    const seen = { user_id: user.id, device, first_seen_at: now.toISOString() }
    await trx.insertInto('user_devices').values(seen).execute()
    await queueNotice(trx)
    return { deviceToken: await rememberDevice(trx, user.id, deviceToken, now) }
  })
}
