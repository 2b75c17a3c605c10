import { emailKeyOf } from '../../../contract/forms/rules.ts'
import type { NewsletterSignUp } from '../../../contract/newsletter.ts'
import { isoAfter } from '../../../platform/clock.ts'
import { newId } from '../../../platform/identity.ts'
import type { Means } from '../requests/means.ts'
import { submitOnce } from '../requests/submit.ts'
import { queueTo, writeNewsletter } from './letters.ts'
import { newsletterToken } from './tokens.ts'
import { confirm, known } from './words.ts'

const confirmLifeMs = 7 * 24 * 3_600_000

/**
 * Asks whoever owns an address whether they want the newsletter. The answer, and the work behind it, are the same for an
 * address that is new, one that waits and one that has it; what differs is in the mail, which only its owner reads.
 */
export async function subscribe(means: Means, body: NewsletterSignUp, visitor: string) {
  const { email, language: locale, recaptcha: captcha, tags } = body
  const submission = { body: { ...body, captcha, lang: locale }, visitor }
  return submitOnce(means, submission, async now => {
    const { db, guard, secret } = means
    const email_key = emailKeyOf(email)
    const entry = await db
      .selectFrom('subscribers')
      .select(['id', 'locale', 'confirmed_at'])
      .where('email_key', '=', email_key)
      .executeTakeFirst()
    const isKnown = entry !== undefined && entry.confirmed_at !== null
    const id = entry?.id ?? newId()
    const ends = new Date(now.getTime() + confirmLifeMs)
    const token = newsletterToken(secret, isKnown ? 'manage' : 'confirm', id, isKnown ? null : ends)
    const to = { id, email, locale: isKnown ? entry.locale : locale }
    const mail = await writeNewsletter(
      means,
      to,
      (isKnown ? known : confirm)[to.locale],
      `/newsletter/${isKnown ? 'preferences' : 'confirm'}?token=${token}`,
    )
    const mayWrite = await guard.isWithin('newsletterByMailAddress', email_key)
    const waiting = { locale, tags: JSON.stringify(tags), expires_at: isoAfter(now, confirmLifeMs) }
    return async trx => {
      if (!isKnown) {
        await trx
          .insertInto('subscribers')
          .values({ id, email, email_key, ...waiting, created_at: now.toISOString(), confirmed_at: null })
          .onConflict(conflict => conflict.column('email_key').doUpdateSet(waiting))
          .execute()
      }
      if (mayWrite) await queueTo(trx, mail)
      return { success: true }
    }
  })
}
