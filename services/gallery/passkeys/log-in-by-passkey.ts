import { type BrowserFacts, enter, type LoggedIn } from '../log-in.ts'
import type { Means } from '../means.ts'
import { logInFrom, newChallenge } from './challenges.ts'
import { checkAssertion } from './check-assertion.ts'
import { lifeMs, loadWebAuthn, relyingPartyOf } from './relying-party.ts'

/** What a browser needs to offer its passkeys for this site: the same whoever asks. */
export async function startAuthentication(means: Means, address: string): Promise<Record<string, unknown>> {
  const { generateAuthenticationOptions } = await loadWebAuthn()
  const options = await generateAuthenticationOptions({
    rpID: relyingPartyOf(means.origin),
    challenge: await newChallenge(means, logInFrom(address)),
    timeout: lifeMs,
    userVerification: 'preferred',
  })
  return { ...options }
}

/** Opens a session by a passkey; undefined when it is none of ours or does not answer a challenge of ours. */
export async function finishAuthentication(
  means: Means,
  response: unknown,
  browser: BrowserFacts,
): Promise<LoggedIn | undefined> {
  const assertion = { scope: logInFrom(''), requireUserVerification: false }
  const userId = await checkAssertion(means, response, assertion)
  if (userId === undefined) return undefined
  const user = await means.db
    .selectFrom('users')
    .selectAll()
    .where('id', '=', userId)
    .where('verified_at', 'is not', null)
    .executeTakeFirst()
  return user && (await enter(means, user, browser))
}
