import type { Kysely } from 'kysely'
import { emailKeyOf } from '../../../contract/forms/email.ts'
import type { NewsletterTag } from '../../../contract/newsletter-tags.ts'
import type { Subscriber, Suppression } from '../../../contract/office/readers.ts'
import { liftableReasons, type SuppressionReason } from '../../../contract/suppressions.ts'
import type { Secret } from '../../../platform/signature.ts'
import { findSuppression } from '../../admin/newsletter/suppressed.ts'
import type { OfficeTables } from '../schema.ts'

/** The subscription and the suppression of an address. */
export async function findSubscriber(
  db: Kysely<OfficeTables>,
  secret: Secret,
  email: string,
): Promise<Subscriber> {
  const emailKey = emailKeyOf(email)
  const [row, mark] = [await findRow(db, emailKey), await findMark(db, secret, emailKey)]
  const suppression = mark ?? (row?.suppressed ? present(row.suppressed, null) : null)
  if (!row) {
    const none = { language: null, tags: [], since: null, confirmed_at: null }
    return { email, state: 'none', ...none, suppression }
  }
  return {
    email: row.email,
    state: row.confirmed_at === null ? 'pending' : 'subscribed',
    language: row.locale,
    tags: JSON.parse(row.tags) as NewsletterTag[],
    since: row.created_at,
    confirmed_at: row.confirmed_at,
    suppression,
  }
}

const findRow = (db: Kysely<OfficeTables>, emailKey: string) =>
  db.selectFrom('subscribers').selectAll().where('email_key', '=', emailKey).executeTakeFirst()

async function findMark(
  db: Kysely<OfficeTables>,
  secret: Secret,
  emailKey: string,
): Promise<Suppression | null> {
  const found = await findSuppression({ db, secret }, emailKey)
  return found && present(found.reason, found.since)
}

const present = (reason: SuppressionReason, since: string | null): Suppression => ({
  reason,
  since,
  can_be_lifted: liftableReasons.includes(reason),
})
