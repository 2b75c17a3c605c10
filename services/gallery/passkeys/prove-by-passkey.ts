import { requestOptions } from '../../credentials/passkey-options.ts'
import { Refusal } from '../../http/problem.ts'
import type { Dependencies } from '../dependencies.ts'
import type { Session } from '../sessions/load-user.ts'
import { inSession, newChallenge } from './challenges.ts'
import { checkAssertion } from './check-assertion.ts'

/** The request options of re-authentication by passkey. Throws `Refusal` 409 when the user has none. */
export async function startProof(
  dependencies: Dependencies,
  session: Session,
): Promise<Record<string, unknown>> {
  const known = await dependencies.db
    .selectFrom('passkeys')
    .select(['id', 'transports'])
    .where('user_id', '=', session.user.id)
    .execute()
  if (known.length === 0) throw new Refusal(409, 'The account has no passkey.')
  const challenge = await newChallenge(dependencies, inSession('prove', session))
  return requestOptions({ origin: dependencies.origin, challenge, userVerification: 'required' }, known)
}

/** Whether an assertion by a passkey of the user answers a challenge of this session. */
export async function isProvenByPasskey(
  dependencies: Dependencies,
  session: Session,
  answer: unknown,
): Promise<boolean> {
  const assertion = { scope: inSession('prove', session), requireUserVerification: true }
  return (await checkAssertion(dependencies, answer, assertion)) === session.user.id
}
