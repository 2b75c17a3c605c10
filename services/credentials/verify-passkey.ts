import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import { algorithms, loadWebAuthn, relyingPartyOf } from './relying-party.ts'
import type { readAuthentication, readRegistration } from './webauthn-answers.ts'

/** A stored passkey. */
interface StoredPasskey {
  readonly id: string
  /** COSE, base64url. */
  readonly public_key: string
  readonly counter: number
  /** A JSON list of transports. */
  readonly transports: string
}

interface Expected {
  /** The public origin of the site. */
  readonly origin: string
  /** The authenticator has to verify the user by fingerprint, face or PIN. */
  readonly requireUserVerification: boolean
}

/** The new signature counter of a passkey that signed the challenge; undefined for an invalid assertion. */
export async function verifyAssertion(
  { answer, challenge }: NonNullable<ReturnType<typeof readAuthentication>>,
  passkey: StoredPasskey,
  { origin, requireUserVerification }: Expected,
): Promise<number | undefined> {
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
  return verified?.verified ? verified.authenticationInfo.newCounter : undefined
}

/** A new passkey, as it is stored, that answers the challenge; undefined for an invalid response. */
export async function verifyRegistration(
  { answer, challenge }: NonNullable<ReturnType<typeof readRegistration>>,
  { origin, requireUserVerification }: Expected,
): Promise<StoredPasskey | undefined> {
  const { verifyRegistrationResponse } = await loadWebAuthn()
  const verified = await verifyRegistrationResponse({
    response: answer as RegistrationResponseJSON,
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: relyingPartyOf(origin),
    requireUserVerification,
    supportedAlgorithmIDs: algorithms,
    // The library throws for any invalid response; it makes no database calls.
  }).catch(() => null)
  if (!verified?.verified) return undefined
  const { id, publicKey, counter, transports } = verified.registrationInfo.credential
  return {
    id,
    public_key: Buffer.from(publicKey).toString('base64url'),
    counter,
    transports: JSON.stringify(transports ?? []),
  }
}
