import { isoAfter } from '../../../platform/clock.ts'
import { hashOf, newToken } from '../../../platform/tokens.ts'
import { lifeMs } from '../../credentials/relying-party.ts'
import type { Dependencies } from '../dependencies.ts'
import type { ChallengePurpose } from '../schema.ts'
import type { Session } from '../sessions/load-user.ts'

/** The purpose and the owner of a challenge: it is valid for both alone. */
export interface ChallengeScope {
  readonly purpose: ChallengePurpose
  readonly owner: string
  readonly userId: string | null
}

/** The maximum of pending challenges; over it the oldest is void. */
const maxWaiting: Readonly<Record<ChallengePurpose, number>> = { 'log-in': 100, register: 5, prove: 5 }

/** A log-in from an address; the address may change before the answer. */
export const logInFrom = (address: string): ChallengeScope => ({
  purpose: 'log-in',
  owner: hashOf(address),
  userId: null,
})

/** A purpose within a session, independent of its current token. */
export const inSession = (
  purpose: 'register' | 'prove',
  { sessionId, user }: Session,
): ChallengeScope & { readonly userId: string } => ({ purpose, owner: sessionId, userId: user.id })

/** Stores a single-use challenge that is valid for five minutes. */
export async function newChallenge(
  { db, clock }: Dependencies,
  { purpose, owner, userId }: ChallengeScope,
): Promise<Uint8Array<ArrayBuffer>> {
  const now = clock()
  const bytes = new Uint8Array(Buffer.from(newToken(), 'base64url'))
  await db.deleteFrom('passkey_challenges').where('expires_at', '<=', now.toISOString()).execute()
  const tooMany = db
    .selectFrom('passkey_challenges')
    .select('challenge_hash')
    .where('owner', '=', owner)
    .where('purpose', '=', purpose)
    .orderBy('expires_at', 'desc')
    .limit(1000)
    .offset(maxWaiting[purpose] - 1)
  await db.deleteFrom('passkey_challenges').where('challenge_hash', 'in', tooMany).execute()
  await db
    .insertInto('passkey_challenges')
    .values({
      challenge_hash: hashOf(Buffer.from(bytes).toString('base64url')),
      purpose,
      owner,
      user_id: userId,
      expires_at: isoAfter(now, lifeMs),
    })
    .execute()
  return bytes
}

/** Spends a challenge (base64url); false for one that is unknown, expired or of another scope. */
export async function spendChallenge(
  { db, clock }: Dependencies,
  challenge: string,
  { purpose, owner, userId }: ChallengeScope,
): Promise<boolean> {
  const spent = await db
    .deleteFrom('passkey_challenges')
    .where('challenge_hash', '=', hashOf(challenge))
    .where('purpose', '=', purpose)
    .$if(userId !== null, query => query.where('owner', '=', owner).where('user_id', '=', userId))
    .where('expires_at', '>', clock().toISOString())
    .returning('challenge_hash')
    .executeTakeFirst()
  return spent !== undefined
}
