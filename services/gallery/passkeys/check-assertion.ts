import type { AuthenticationResponseJSON } from '@simplewebauthn/server'
import type { Dependencies } from '../dependencies.ts'
import { type ChallengeScope, spendChallenge } from './challenges.ts'
import { loadWebAuthn, relyingPartyOf } from './relying-party.ts'
import { readAuthentication } from './webauthn-answers.ts'

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
  const { answer, challenge } = read
  const passkey = await db
    .selectFrom('passkeys')
    .selectAll()
    .where('id', '=', answer.id)
    .$if(scope.userId !== null, query => query.where('user_id', '=', scope.userId))
    .executeTakeFirst()
  if (!passkey || !(await spendChallenge(dependencies, challenge, scope))) return undefined
  const { verifyAuthenticationResponse } = await loadWebAuthn()
  const verified = await verifyAuthenticationResponse({
    response: answer as AuthenticationResponseJSON,
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: relyingPartyOf(origin),
    requireUserVerification,
    credential: {
      id: passkey.id,
      publicKey: new Uint8Array(Buffer.from(passkey.public_key, 'base64url')),
      counter: passkey.counter,
      transports: JSON.parse(passkey.transports) as string[],
    },
    // The library throws for any invalid assertion; it makes no database calls.
  }).catch(() => null)
  if (!verified?.verified) return undefined
  const counted = db.updateTable('passkeys').set({ counter: verified.authenticationInfo.newCounter })
  const updated = await counted.where('id', '=', passkey.id).returning('user_id').executeTakeFirst()
  return updated?.user_id
}
