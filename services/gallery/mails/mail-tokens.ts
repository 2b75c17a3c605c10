import type { Kysely } from 'kysely'
import { isoAfter } from '../../../platform/clock.ts'
import { hashOf } from '../../../platform/tokens.ts'
import type { GalleryTables, MailTokenPurpose } from '../schema.ts'

const hourMs = 3_600_000

/** The lifetime of mail links in ms. `copy/` says it in words, in the notes of `confirm`, `changeEmail` and `reset`. */
const lifeMs: Readonly<Record<MailTokenPurpose, number>> = {
  confirm: 72 * hourMs,
  'change-email': 24 * hourMs,
  reset: hourMs,
}

interface NewMailToken {
  readonly token: string
  readonly userId: string
  readonly purpose: MailTokenPurpose
  readonly email: string
}

/** Stores the hash of a mail token, in the transaction that queues the mail. */
export async function storeMailToken(
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

/** The row of a valid token; undefined for one that is unknown, used, expired or of another purpose. */
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

/** Finds and spends a token: of two concurrent calls one finds it. */
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

/** Voids earlier tokens of a user. */
export async function voidMailTokens(
  trx: Kysely<GalleryTables>,
  userId: string,
  purposes: readonly MailTokenPurpose[],
): Promise<void> {
  await trx.deleteFrom('mail_tokens').where('user_id', '=', userId).where('purpose', 'in', purposes).execute()
}
