import { newToken } from '../../../platform/tokens.ts'
import { negotiateLocale } from '../../http/language.ts'
import type { Dependencies } from '../dependencies.ts'
import type { GalleryGuard } from '../limits.ts'
import { storeMailToken } from '../mails/mail-tokens.ts'
import { prepareMail } from '../mails/queue.ts'
import type { Session } from '../sessions/load-user.ts'

/** Sends the confirmation again; false over the mail limit, or when there is nothing to confirm. */
export async function resendConfirmation(
  dependencies: Dependencies,
  guard: GalleryGuard,
  { user }: Session,
  lang: string | undefined,
): Promise<boolean> {
  if (user.verified_at !== null) return false
  const isAllowed =
    (await guard.isWithin('resendByUser', user.id)) && (await guard.isWithin('resendByUserAndDay', user.id))
  if (!isAllowed) return false
  const token = newToken()
  const locale = negotiateLocale(lang ?? user.locale)
  const path = `/account/confirm?token=${token}`
  const queueMail = await prepareMail(dependencies, { kind: 'confirm', to: user.email, locale, path })
  return await dependencies.db.transaction().execute(async trx => {
    if (!(await queueMail(trx))) return false
    const mailToken = { token, userId: user.id, purpose: 'confirm' as const, email: user.email_key }
    await storeMailToken(trx, mailToken, dependencies.clock())
    return true
  })
}
