import { emailKeyOf } from '../../../contract/forms/email.ts'
import type { NewsletterSignUp } from '../../../contract/newsletter.ts'
import { isoAfter } from '../../../platform/clock.ts'
import { newId } from '../../../platform/identity.ts'
import { mailboxOf } from '../../mail/recipient-limit.ts'
import { ConcurrentChange, retryOnConcurrentChange } from '../requests/changes/concurrent-change.ts'
import type { Dependencies } from '../requests/dependencies.ts'
import { submitOnce } from '../requests/submit.ts'
import { confirmToken } from './confirm-token.ts'
import { confirm, known } from './email-templates.ts'
import { queueTo, writeNewsletter } from './issue-emails.ts'
import { newsletterToken } from './tokens.ts'

const confirmLifeMs = 7 * 24 * 3_600_000

/**
 * Sends a confirmation mail for a subscription. The answer and the time it takes are the same for a new, a pending, a
 * suppressed and a subscribed address; only the mail differs. The link of a mail confirms the choice that was made with it, whatever
 * later forms for the address contain.
 */
export const subscribe = (dependencies: Dependencies, body: NewsletterSignUp, visitor: string) =>
  retryOnConcurrentChange(() => ask(dependencies, body, visitor))

function ask(dependencies: Dependencies, body: NewsletterSignUp, visitor: string) {
  const { email, language: locale, recaptcha: captcha, tags } = body
  const submission = { body: { ...body, captcha, lang: locale }, visitor }
  return submitOnce(dependencies, submission, async now => {
    const { db, secret } = dependencies
    const email_key = emailKeyOf(email)
    const entry = await db
      .selectFrom('subscribers')
      .select(['id', 'email', 'locale', 'confirmed_at', 'suppressed'])
      .where('email_key', '=', email_key)
      .executeTakeFirst()
    const isKnown = entry !== undefined && entry.confirmed_at !== null && entry.suppressed === null
    const id = entry?.id ?? newId()
    const ends = new Date(now.getTime() + confirmLifeMs)
    const path = isKnown
      ? `/newsletter/preferences?token=${newsletterToken(secret, 'manage', id, null)}`
      : `/newsletter/confirm?token=${confirmToken(secret, id, ends, { locale, tags })}`
    const to = { id, email: entry?.email ?? email, locale: isKnown ? entry.locale : locale }
    const mail = await writeNewsletter(dependencies, to, (isKnown ? known : confirm)[to.locale], path)
    const mayWrite = await isWithinLimits(dependencies, email)
    const expires_at = isoAfter(now, confirmLifeMs)
    return async trx => {
      if (!entry) {
        const chosen = { locale, tags: JSON.stringify(tags) }
        const created = { created_at: now.toISOString(), confirmed_at: null, expires_at }
        await trx
          .insertInto('subscribers')
          .values({ id, email, email_key, ...chosen, ...created })
          .execute()
      } else if (entry.confirmed_at === null) {
        const { numUpdatedRows } = await trx
          .updateTable('subscribers')
          .set({ expires_at })
          .where('id', '=', id)
          .where('confirmed_at', 'is', null)
          .executeTakeFirst()
        if (numUpdatedRows === 0n)
          throw new ConcurrentChange('The subscription is confirmed or erased by now')
      }
      if (mayWrite) await queueTo(trx, mail)
      return { success: true }
    }
  })
}

/** Counts a mail to the address: by the hour with those of other forms, and by the day. */
async function isWithinLimits({ guard, recipients }: Dependencies, email: string): Promise<boolean> {
  const isWithinDay = await guard.isWithin('newsletterByMailAddress', mailboxOf(email))
  return (await recipients.isWithin(email)) && isWithinDay
}
