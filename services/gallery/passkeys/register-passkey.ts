import type { RegistrationResponseJSON } from '@simplewebauthn/server'
import { isUniqueViolation } from '../../../platform/database/dialect.ts'
import { hasInvisible } from '../fields/characters.ts'
import type { Session } from '../load-user.ts'
import type { Means } from '../means.ts'
import { newChallenge, spendChallenge } from './challenges.ts'
import { algorithms, lifeMs, loadWebAuthn, relyingPartyOf } from './relying-party.ts'

/** What a browser needs to make a passkey that it can offer by itself, without a user name. */
export async function startRegistration(means: Means, { user }: Session): Promise<Record<string, unknown>> {
  const { generateRegistrationOptions } = await loadWebAuthn()
  const known = await means.db
    .selectFrom('passkeys')
    .select(['id', 'transports'])
    .where('user_id', '=', user.id)
    .execute()
  const options = await generateRegistrationOptions({
    rpName: relyingPartyOf(means.origin),
    rpID: relyingPartyOf(means.origin),
    userID: new Uint8Array(Buffer.from(user.id)),
    userName: user.username,
    userDisplayName: `${user.firstname} ${user.lastname}`,
    challenge: await newChallenge(means, user.id),
    timeout: lifeMs,
    attestationType: 'none',
    supportedAlgorithmIDs: algorithms,
    excludeCredentials: known.map(({ id, transports }) => ({
      id,
      transports: JSON.parse(transports) as string[],
    })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
  })
  return { ...options }
}

/** Keeps the passkey that the browser made; false when it does not answer a challenge of ours for this user. */
export async function finishRegistration(
  means: Means,
  { user }: Session,
  response: Record<string, unknown>,
  name: string | undefined,
): Promise<boolean> {
  const { verifyRegistrationResponse } = await loadWebAuthn()
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      // Checked by the verification itself, which throws at anything else.
      response: response as unknown as RegistrationResponseJSON,
      expectedChallenge: challenge => spendChallenge(means, challenge, user.id),
      expectedOrigin: means.origin,
      expectedRPID: relyingPartyOf(means.origin),
      requireUserVerification: false,
      supportedAlgorithmIDs: algorithms,
    })
    if (!verified) return false
    const { id, publicKey, counter, transports } = registrationInfo.credential
    await means.db
      .insertInto('passkeys')
      .values({
        id,
        user_id: user.id,
        public_key: Buffer.from(publicKey).toString('base64url'),
        counter,
        transports: JSON.stringify((transports ?? []).slice(0, 10)),
        name: tidyPasskeyName(name),
        created_at: means.clock().toISOString(),
      })
      .execute()
    return true
  } catch (error) {
    if (isUniqueViolation(error) || isNoAnswer(error)) return false
    throw error
  }
}

const tidyPasskeyName = (typed = '') =>
  hasInvisible(typed) ? '' : Array.from(typed.trim()).slice(0, 60).join('')

/** The verification throws plain errors for whatever it does not like; ours and the database's have a code. */
export const isNoAnswer = (error: unknown): boolean => error instanceof Error && !('code' in error)
