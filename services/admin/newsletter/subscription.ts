import type { Locale } from '../../../contract/locale.ts'
import type { NewsletterTag } from '../../../contract/newsletter-tags.ts'
import type { Dependencies } from '../requests/dependencies.ts'
import { countSignUp } from '../statistics/count-sign-up.ts'
import { readConfirmToken } from './confirm-token.ts'
import { welcome } from './email-templates.ts'
import { queueTo, writeNewsletter } from './issue-emails.ts'
import { forgetSuppression, suppress } from './suppress.ts'
import { isReachable } from './suppressed.ts'
import { newsletterToken, readNewsletterToken } from './tokens.ts'

/** Confirms a subscription, which lifts any suppression of its address; idempotent. False for an invalid token. */
export async function confirmSubscription(dependencies: Dependencies, token: string): Promise<boolean> {
  const { db, secret, clock } = dependencies
  const now = clock()
  const confirmed = readConfirmToken(secret, token, now)
  if (!confirmed) return false
  const entry = await db
    .selectFrom('subscribers')
    .selectAll()
    .where('id', '=', confirmed.id)
    .executeTakeFirst()
  if (!entry) return false
  const { locale, tags } = confirmed.choice ?? { locale: entry.locale, tags: JSON.parse(entry.tags) }
  const waiting = { ...entry, locale }
  if (waiting.confirmed_at !== null && waiting.suppressed === null) return true
  const path = `/newsletter/preferences?token=${newsletterToken(secret, 'manage', waiting.id, null)}`
  const mail = await writeNewsletter(dependencies, waiting, welcome[waiting.locale], path)
  const isBegun = await db.transaction().execute(async trx => {
    const { numUpdatedRows } = await trx
      .updateTable('subscribers')
      .set({ confirmed_at: now.toISOString(), expires_at: null, suppressed: null })
      .set({ locale, tags: JSON.stringify(tags) })
      .where('id', '=', waiting.id)
      .where(({ eb, or }) => or([eb('confirmed_at', 'is', null), eb('suppressed', 'is not', null)]))
      .executeTakeFirst()
    if (numUpdatedRows === 0n) return false
    await forgetSuppression(trx, secret, waiting.email_key)
    await queueTo(trx, mail)
    await countSignUp(trx, 'newsletter', locale, now)
    return true
  })
  // Concurrently confirmed, ended or erased: the current row decides.
  return isBegun || confirmSubscription(dependencies, token)
}

/** Ends a subscription and suppresses its address; idempotent. */
export async function unsubscribe({ db, secret, clock }: Dependencies, token: string): Promise<boolean> {
  const now = clock()
  const id = readNewsletterToken(secret, 'manage', token, now)
  if (id === null) return false
  await db.transaction().execute(async trx => {
    const gone = await trx
      .deleteFrom('subscribers')
      .where('id', '=', id)
      .returning(['email_key', 'locale', 'confirmed_at'])
      .executeTakeFirst()
    if (!gone) return
    if (gone.confirmed_at !== null) await countSignUp(trx, 'newsletter-ended', gone.locale, now)
    await suppress(trx, { secret, now }, [gone.email_key], 'left')
  })
  return true
}

/** The subscription of a token; null when there is none any more. */
export async function findSubscription({ db, secret, clock }: Dependencies, token: string) {
  const id = readNewsletterToken(secret, 'manage', token, clock())
  if (id === null) return null
  const row = await db
    .selectFrom('subscribers')
    .select(['email', 'locale', 'tags'])
    .where('id', '=', id)
    .where(isReachable)
    .executeTakeFirst()
  return row
    ? { email: row.email, language: row.locale, tags: JSON.parse(row.tags) as NewsletterTag[] }
    : null
}

/** Updates language and subjects of a subscription. False when there is none any more. */
export async function changeSubscription(
  { db, secret, clock }: Dependencies,
  token: string,
  { language, tags }: { readonly language: Locale; readonly tags: readonly NewsletterTag[] },
): Promise<boolean> {
  const id = readNewsletterToken(secret, 'manage', token, clock())
  if (id === null) return false
  const { numUpdatedRows } = await db
    .updateTable('subscribers')
    .set({ locale: language, tags: JSON.stringify(tags) })
    .where('id', '=', id)
    .where(isReachable)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
