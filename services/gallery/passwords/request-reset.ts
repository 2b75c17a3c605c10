import { emailKeyOf } from '../../../contract/forms/email.ts'
import { enqueue } from '../../../platform/jobs/enqueue.ts'
import type { JobHandler } from '../../../platform/jobs/perform.ts'
import { newToken } from '../../../platform/tokens.ts'
import { negotiateLocale } from '../../http/language.ts'
import type { Dependencies } from '../dependencies.ts'
import { storeMailToken } from '../mails/mail-tokens.ts'
import { prepareMail } from '../mails/queue.ts'

/** The kind of the job that looks up the account of a reset. */
export const resetRequestKind = 'gallery:reset-request'

interface ResetRequest {
  readonly emailKey: string
  readonly lang: string | undefined
}

/**
 * Queues a password reset. The account is looked up later, by the worker, so that the response time is the same for
 * all.
 */
export async function requestReset(
  { db }: Dependencies,
  email: string,
  lang: string | undefined,
): Promise<void> {
  const payload: ResetRequest = { emailKey: emailKeyOf(email), lang }
  await enqueue(db, { kind: resetRequestKind, payload })
}

/** Sends the reset link to the account of an address, if there is one. */
export function answerResetRequest(dependencies: Dependencies): JobHandler {
  return async payload => {
    // Only requestReset queues jobs of this kind.
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
      const mailToken = { token, userId: user.id, purpose: 'reset' as const, email: emailKey }
      await storeMailToken(trx, mailToken, dependencies.clock())
    })
  }
}
