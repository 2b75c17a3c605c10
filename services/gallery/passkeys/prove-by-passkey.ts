import { Refusal } from '../../http/problem.ts'
import type { Dependencies } from '../dependencies.ts'
import type { Session } from '../sessions/load-user.ts'
import { inSession, newChallenge } from './challenges.ts'
import { checkAssertion } from './check-assertion.ts'
import { lifeMs, loadWebAuthn, relyingPartyOf } from './relying-party.ts'

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
  const { generateAuthenticationOptions } = await loadWebAuthn()
  const options = await generateAuthenticationOptions({
    rpID: relyingPartyOf(dependencies.origin),
    challenge: await newChallenge(dependencies, inSession('prove', session)),
    timeout: lifeMs,
    userVerification: 'required',
    allowCredentials: known.map(({ id, transports }) => ({
      id,
      transports: JSON.parse(transports) as string[],
    })),
  })
  return { ...options }
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
