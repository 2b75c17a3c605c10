import type { Kysely } from 'kysely'
import { isoAfter } from '../../../platform/clock.ts'
import { hashOf } from '../../../platform/tokens.ts'
import type { GalleryTables, MailTokenPurpose } from '../schema.ts'

const hourMs = 3_600_000

/** How long a link in a mail is good. */
const lifeMs: Readonly<Record<MailTokenPurpose, number>> = {
  confirm: 72 * hourMs,
  'change-email': 24 * hourMs,
  reset: hourMs,
}

export interface NewMailToken {
  readonly token: string
  readonly userId: string
  readonly purpose: MailTokenPurpose
  readonly email: string
}

/** Keeps the hash of a token that a mail carries, in the transaction that queues the mail. */
export async function keepMailToken(
  trx: Kysely<GalleryTables>,
  { token, userId, purpose, email }: NewMailToken,
  now: Date,
): Promise<void> {
  await trx
    .insertInto('mail_tokens')
    .values({
      token_hash: hashOf(token),
      user_id: userId,
      purpose,
      email,
      created_at: now.toISOString(),
      expires_at: isoAfter(now, lifeMs[purpose]),
    })
    .execute()
}

/** What a token is good for, or undefined when it is unknown, used, too old, or of another purpose. */
export const findMailToken = (
  db: Kysely<GalleryTables>,
  token: string,
  purposes: readonly MailTokenPurpose[],
  now: Date,
) =>
  db
    .selectFrom('mail_tokens')
    .selectAll()
    .where('token_hash', '=', hashOf(token))
    .where('purpose', 'in', purposes)
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirst()

/** The same, and spends it: of two who come at once, one finds it. */
export const spendMailToken = (
  trx: Kysely<GalleryTables>,
  token: string,
  purposes: readonly MailTokenPurpose[],
  now: Date,
) =>
  trx
    .deleteFrom('mail_tokens')
    .where('token_hash', '=', hashOf(token))
    .where('purpose', 'in', purposes)
    .where('expires_at', '>', now.toISOString())
    .returningAll()
    .executeTakeFirst()

/** Makes void what was sent to a user before. */
export async function voidMailTokens(
  trx: Kysely<GalleryTables>,
  userId: string,
  purposes: readonly MailTokenPurpose[],
): Promise<void> {
  await trx.deleteFrom('mail_tokens').where('user_id', '=', userId).where('purpose', 'in', purposes).execute()
}
