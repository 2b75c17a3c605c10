import type { Kysely } from 'kysely'
import { isoAfter } from '../../../platform/clock.ts'
import { hashOf, newToken } from '../../../platform/tokens.ts'
import { lifeMs } from '../../credentials/relying-party.ts'
import type { OfficeTables } from '../schema.ts'

/** The purpose and the owner of a challenge: it is valid for both alone. */
export interface ChallengeScope {
  readonly purpose: 'log-in' | 'register' | 'prove'
  /** The id of a session; empty for a log-in. */
  readonly owner: string
}

/** Stores a single-use challenge that is valid for five minutes. */
export async function newChallenge(
  db: Kysely<OfficeTables>,
  scope: ChallengeScope,
  now: Date,
): Promise<Uint8Array<ArrayBuffer>> {
  const challenge = newToken()
  await db.deleteFrom('staff_challenges').where('expires_at', '<=', now.toISOString()).execute()
  await db
    .insertInto('staff_challenges')
    .values({ challenge_hash: hashOf(challenge), ...scope, expires_at: isoAfter(now, lifeMs) })
    .execute()
  return new Uint8Array(Buffer.from(challenge, 'base64url'))
}

/** Spends a challenge (base64url); false for one that is unknown, expired or of another scope. */
export async function spendChallenge(
  db: Kysely<OfficeTables>,
  challenge: string,
  { purpose, owner }: ChallengeScope,
  now: Date,
): Promise<boolean> {
  const spent = await db
    .deleteFrom('staff_challenges')
    .where('challenge_hash', '=', hashOf(challenge))
    .where('purpose', '=', purpose)
    .where('owner', '=', owner)
    .where('expires_at', '>', now.toISOString())
    .returning('challenge_hash')
    .executeTakeFirst()
  return spent !== undefined
}
