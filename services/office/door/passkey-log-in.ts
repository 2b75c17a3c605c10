import type { doorCalls as contract } from '../../../contract/office/door.ts'
import { newId } from '../../../platform/identity.ts'
import { reportEvent } from '../../../platform/security-log.ts'
import { describeDevice } from '../../credentials/device.ts'
import { requestOptions } from '../../credentials/passkey-options.ts'
import { visitorAddressOf } from '../../http/visitor.ts'
import type { OfficeDependencies } from '../dependencies.ts'
import type { OfficeHandlers, StaffSession } from '../handler.ts'
import { setSessionCookie } from '../session-cookie.ts'
import { closeSession, openSession } from '../sessions.ts'
import { type ChallengeScope, newChallenge } from './challenges.ts'
import { checkAssertion } from './check-assertion.ts'

type Names = 'startPasskeyLogIn' | 'finishPasskeyLogIn'

/** The scope of an assertion: within a complete session an elevation, otherwise a log-in. */
export const assertionScope = (session: StaffSession | null): ChallengeScope =>
  session && !session.isPartial ? { purpose: 'prove', owner: session.id } : { purpose: 'log-in', owner: '' }

/** The handlers of a log-in by passkey. */
export const passkeyLogInCalls = ({
  guard,
  origin,
}: OfficeDependencies): Pick<OfficeHandlers<typeof contract>, Names> => ({
  async startPasskeyLogIn({ db, context, session, now }) {
    await guard.check('staffPasskeyByAddress', visitorAddressOf(context))
    const challenge = await newChallenge(db, assertionScope(session), now)
    return { options: await requestOptions({ origin, challenge, userVerification: 'required' }) }
  },

  async finishPasskeyLogIn({ db, body, context, session, now, act, refuse }) {
    await guard.check('staffPasskeyByAddress', visitorAddressOf(context))
    const scope = { purpose: 'log-in', owner: '' } as const
    const staffId = await checkAssertion(db, body.answer, { origin, scope, now })
    if (staffId === undefined) {
      reportEvent({ event: 'log-in failed', method: 'passkey' })
      return refuse(401, { reason: 'passkey' }, { kind: 'staff', id: '' })
    }
    const opened = { id: newId(), staffId, isPartial: false }
    const device = describeDevice(context.req.header('user-agent'))
    let token = ''
    const acted = await act({ kind: 'staff', id: staffId }, async trx => {
      if (session) await closeSession(trx, session.id)
      token = await openSession(trx, { ...opened, device }, now)
      return { next: 'done' as const }
    })
    reportEvent({ event: 'log-in', who: staffId, method: 'passkey' })
    setSessionCookie(context, origin, token)
    return acted
  },
})
