import type { doorCalls as contract } from '../../../contract/office/door.ts'
import { isoAfter } from '../../../platform/clock.ts'
import { isPassword } from '../../../platform/passwords.ts'
import { Refusal } from '../../http/problem.ts'
import type { OfficeDependencies } from '../dependencies.ts'
import type { OfficeHandlers } from '../handler.ts'
import { setSessionCookie } from '../session-cookie.ts'
import { renewToken } from '../sessions.ts'
import { checkAssertion } from './check-assertion.ts'
import { assertionScope } from './passkey-log-in.ts'
import { spendCode } from './second-factor.ts'

const elevationMs = 10 * 60_000

/** The handler of an authentication within a session. */
export const elevationCalls = (
  dependencies: OfficeDependencies,
): Pick<OfficeHandlers<typeof contract>, 'elevate'> => ({
  async elevate({ db, body: { password, code, answer }, context, session, now, act, refuse }) {
    const { guard, origin } = dependencies
    const { id: staffId } = session.staff
    const subject = { kind: 'session', id: session.id } as const
    await guard.check('elevationBySession', session.id)
    if (answer !== undefined) {
      const signer = await checkAssertion(db, answer, { origin, scope: assertionScope(session), now })
      if (signer !== staffId) return refuse(401, { reason: 'passkey' }, subject)
    } else {
      if (password === undefined || code === undefined)
        throw new Refusal(422, 'It takes password and code, or the answer of a passkey.')
      const { password_hash: stored } = await db
        .selectFrom('staff')
        .select('password_hash')
        .where('id', '=', staffId)
        .executeTakeFirstOrThrow()
      if (!(await isPassword(password, stored))) return refuse(401, { reason: 'credentials' }, subject)
      if (!(await spendCode(dependencies, staffId, code, now)))
        return refuse(401, { reason: 'code' }, subject)
    }
    await guard.forget('elevationBySession', session.id)
    let token = ''
    const acted = await act(subject, async trx => {
      token = await renewToken(trx, session.id, { elevated_until: isoAfter(now, elevationMs) })
      return { next: 'done' as const }
    })
    setSessionCookie(context, origin, token)
    return acted
  },
})
