import type { AuthenticationResponseJSON } from '@simplewebauthn/server'
import { enter, type LoggedIn } from '../log-in.ts'
import type { Means } from '../means.ts'
import { newChallenge, spendChallenge } from './challenges.ts'
import { isNoAnswer } from './register-passkey.ts'
import { lifeMs, loadWebAuthn, relyingPartyOf } from './relying-party.ts'

/** What a browser needs to offer its passkeys for this site: the same whoever asks. */
export async function startAuthentication(means: Means): Promise<Record<string, unknown>> {
  const { generateAuthenticationOptions } = await loadWebAuthn()
  const options = await generateAuthenticationOptions({
    rpID: relyingPartyOf(means.origin),
    challenge: await newChallenge(means, null),
    timeout: lifeMs,
    userVerification: 'preferred',
  })
  return { ...options }
}

/** Opens a session by a passkey; undefined when it is none of ours or does not answer a challenge of ours. */
export async function finishAuthentication(
  means: Means,
  response: Record<string, unknown>,
  device: string,
): Promise<LoggedIn | undefined> {
  const { db, origin } = means
  const id = typeof response.id === 'string' && /^[\w-]{1,2000}$/.test(response.id) ? response.id : ''
  const passkey = await db.selectFrom('passkeys').selectAll().where('id', '=', id).executeTakeFirst()
  if (!passkey) return undefined
  const { verifyAuthenticationResponse } = await loadWebAuthn()
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: response as unknown as AuthenticationResponseJSON,
      expectedChallenge: challenge => spendChallenge(means, challenge, null),
      expectedOrigin: origin,
      expectedRPID: relyingPartyOf(origin),
      requireUserVerification: false,
      credential: {
        id: passkey.id,
        publicKey: new Uint8Array(Buffer.from(passkey.public_key, 'base64url')),
        counter: passkey.counter,
        transports: JSON.parse(passkey.transports) as string[],
      },
    })
    if (!verified) return undefined
    const counter = authenticationInfo.newCounter
    await db.updateTable('passkeys').set({ counter }).where('id', '=', passkey.id).execute()
  } catch (error) {
    if (isNoAnswer(error)) return undefined
    throw error
  }
  const user = await db.selectFrom('users').selectAll().where('id', '=', passkey.user_id).executeTakeFirst()
  return user && (await enter(means, user, device))
}
