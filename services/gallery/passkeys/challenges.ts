import { isoAfter } from '../../../platform/clock.ts'
import { hashOf, newToken } from '../../../platform/tokens.ts'
import type { Means } from '../means.ts'
import { lifeMs } from './relying-party.ts'

/** A challenge that is good for five minutes and once; null: for whoever logs in. */
export async function newChallenge(
  { db, clock }: Means,
  userId: string | null,
): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = new Uint8Array(Buffer.from(newToken(), 'base64url'))
  await db
    .insertInto('passkey_challenges')
    .values({ challenge_hash: hashOf(textOf(bytes)), user_id: userId, expires_at: isoAfter(clock(), lifeMs) })
    .execute()
  return bytes
}

/** Whether a challenge (base64url, as browsers give it back) was ours and for this user; it is not any more after that. */
export async function spendChallenge(
  { db, clock }: Means,
  challenge: string,
  userId: string | null,
): Promise<boolean> {
  const spent = await db
    .deleteFrom('passkey_challenges')
    .where('challenge_hash', '=', hashOf(challenge))
    .where('user_id', userId === null ? 'is' : '=', userId)
    .where('expires_at', '>', clock().toISOString())
    .returning('challenge_hash')
    .executeTakeFirst()
  return spent !== undefined
}

const textOf = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url')
