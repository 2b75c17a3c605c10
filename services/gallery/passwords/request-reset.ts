import { emailKeyOf } from '../../../contract/forms/email.ts'
import { enqueue } from '../../../platform/jobs/enqueue.ts'
import type { JobHandler } from '../../../platform/jobs/perform.ts'
import { newToken } from '../../../platform/tokens.ts'
import { negotiateLocale } from '../../http/language.ts'
import type { Dependencies } from '../dependencies.ts'
import { keepMailToken } from '../mails/mail-tokens.ts'
import { prepareMail } from '../mails/queue.ts'

/** The kind of job that looks whether there is an account to reset. */
export const resetRequestKind = 'gallery:reset-request'

interface ResetRequest {
  readonly emailKey: string
  readonly lang: string | undefined
}

/** Notes that somebody has forgotten a password. Whether there is such an account is looked up later, by the worker:
 * so the answer takes the same time for all. */
export async function requestReset(
  { db }: Dependencies,
  email: string,
  lang: string | undefined,
): Promise<void> {
  const payload: ResetRequest = { emailKey: emailKeyOf(email), lang }
  await enqueue(db, { kind: resetRequestKind, payload })
}

/** Sends the mail with the link to the account of an address, if there is one. */
export function answerResetRequest(dependencies: Dependencies): JobHandler {
  return async payload => {
    // Only requestReset makes jobs of this kind.
    const { emailKey, lang } = payload as ResetRequest
    const user = await dependencies.db
      .selectFrom('users')
      .select(['id', 'email', 'locale'])
      .where('email_key', '=', emailKey)
      .executeTakeFirst()
    if (!user) return
    const token = newToken()
    const locale = negotiateLocale(lang ?? user.locale)
    const path = `/account/reset?token=${token}`
    const queueMail = await prepareMail(dependencies, { kind: 'reset', to: user.email, locale, path })
    await dependencies.db.transaction().execute(async trx => {
      if (!(await queueMail(trx))) return
      const kept = { token, userId: user.id, purpose: 'reset' as const, email: emailKey }
      await keepMailToken(trx, kept, dependencies.clock())
    })
  }
}
