import { verifyAssertion } from '../../credentials/verify-passkey.ts'
import { readAuthentication } from '../../credentials/webauthn-answers.ts'
import type { Dependencies } from '../dependencies.ts'
import { type ChallengeScope, spendChallenge } from './challenges.ts'

interface Assertion {
  readonly scope: ChallengeScope
  /** The authenticator has to verify the user by fingerprint, face or PIN. */
  readonly requireUserVerification: boolean
}

/** The user whose passkey signed a valid challenge of this scope; undefined for an invalid assertion. */
export async function checkAssertion(
  dependencies: Dependencies,
  given: unknown,
  { scope, requireUserVerification }: Assertion,
): Promise<string | undefined> {
  const { db, origin } = dependencies
  const read = readAuthentication(given)
  if (!read) return undefined
  const passkey = await db
    .selectFrom('passkeys')
    .selectAll()
    .where('id', '=', read.answer.id)
    .$if(scope.userId !== null, query => query.where('user_id', '=', scope.userId))
    .executeTakeFirst()
  if (!passkey || !(await spendChallenge(dependencies, read.challenge, scope))) return undefined
  const counter = await verifyAssertion(read, passkey, { origin, requireUserVerification })
  if (counter === undefined) return undefined
  const counted = db.updateTable('passkeys').set({ counter })
  const updated = await counted.where('id', '=', passkey.id).returning('user_id').executeTakeFirst()
  return updated?.user_id
}
