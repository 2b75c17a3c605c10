import { requestOptions } from '../../credentials/passkey-options.ts'
import type { Dependencies } from '../dependencies.ts'
import { type BrowserFacts, type LoginResult, openUserSession } from '../sessions/log-in.ts'
import { logInFrom, newChallenge } from './challenges.ts'
import { checkAssertion } from './check-assertion.ts'

/** The request options of a log-in by passkey, the same for every visitor. */
export async function startAuthentication(
  dependencies: Dependencies,
  address: string,
): Promise<Record<string, unknown>> {
  const challenge = await newChallenge(dependencies, logInFrom(address))
  return requestOptions({ origin: dependencies.origin, challenge, userVerification: 'preferred' })
}

/** Opens a session by a passkey; undefined for an invalid assertion. */
export async function finishAuthentication(
  dependencies: Dependencies,
  response: unknown,
  browser: BrowserFacts,
): Promise<LoginResult | undefined> {
  const assertion = { scope: logInFrom(''), requireUserVerification: false }
  const userId = await checkAssertion(dependencies, response, assertion)
  if (userId === undefined) return undefined
  const user = await dependencies.db
    .selectFrom('users')
    .selectAll()
    .where('id', '=', userId)
    .where('verified_at', 'is not', null)
    .executeTakeFirst()
  return user && (await openUserSession(dependencies, user, browser))
}
