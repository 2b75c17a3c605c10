import type { doorCalls as contract } from '../../../contract/office/door.ts'
import { isUniqueViolation } from '../../../platform/database/dialect.ts'
import { reportEvent } from '../../../platform/security-log.ts'
import { hasInvisible } from '../../credentials/characters.ts'
import { creationOptions } from '../../credentials/passkey-options.ts'
import { verifyRegistration } from '../../credentials/verify-passkey.ts'
import { readRegistration } from '../../credentials/webauthn-answers.ts'
import { Refusal } from '../../http/problem.ts'
import type { OfficeDependencies } from '../dependencies.ts'
import type { OfficeHandlers, StaffSession } from '../handler.ts'
import { setSessionCookie } from '../session-cookie.ts'
import { completeLogIn } from '../sessions.ts'
import { lockStaff } from '../staff/find-staff.ts'
import { newChallenge, spendChallenge } from './challenges.ts'
import { countUnusedCodes, renewCodes } from './recovery-codes.ts'
import { checkEnrolment, findFactors } from './second-factor.ts'
import { newTotpSecret, sealTotp, stepOfCode, totpUri, unsealTotp } from './totp.ts'

type Names = 'startTotp' | 'confirmTotp' | 'startPasskey' | 'finishPasskey' | 'removePasskey'

const maxPasskeys = 10

const challengeOf = (session: StaffSession) => ({ purpose: 'register', owner: session.id }) as const

/** The handlers that set up and remove second factors. */
export const enrolmentCalls = ({
  guard,
  origin,
  secret,
}: OfficeDependencies): Pick<OfficeHandlers<typeof contract>, Names> => ({
  async startTotp({ db, session, now, act }) {
    await checkEnrolment(db, session, now)
    const { id, email } = session.staff
    const fresh = newTotpSecret()
    return act({ kind: 'staff', id }, async trx => {
      const pending = trx.updateTable('staff_sessions').set({ pending_totp: sealTotp(secret, id, fresh) })
      await pending.where('id', '=', session.id).execute()
      return { secret: fresh, uri: totpUri(fresh, new URL(origin).hostname, email) }
    })
  },

  async confirmTotp({ db, body, context, session, now, act, refuse }) {
    await checkEnrolment(db, session, now)
    const { id } = session.staff
    await guard.check('staffCodeByAccount', id)
    const row = await db
      .selectFrom('staff_sessions')
      .select('pending_totp')
      .where('id', '=', session.id)
      .executeTakeFirst()
    const pending = unsealTotp(secret, id, row?.pending_totp ?? '')
    const step = pending && stepOfCode(pending.text, body.code.normalize('NFKC').replaceAll(/\s/g, ''), now)
    const subject = { kind: 'staff', id } as const
    if (!pending || step === null) return refuse(422, { reason: 'code' }, subject)
    await guard.forget('staffCodeByAccount', id)
    let token: string | null = null
    const acted = await act(subject, async trx => {
      const totp = { totp_secret: sealTotp(secret, id, pending.text), totp_last_step: step }
      await trx.updateTable('staff').set(totp).where('id', '=', id).execute()
      const confirmed = trx.updateTable('staff_sessions').set({ pending_totp: null })
      await confirmed.where('id', '=', session.id).execute()
      if (session.isPartial) token = await completeLogIn(trx, session.id, now)
      return { recovery_codes: await renewCodes(trx, id) }
    })
    reportEvent({ event: 'authentication changed', who: id })
    if (token !== null) setSessionCookie(context, origin, token)
    return acted
  },

  async startPasskey({ db, session, now }) {
    await checkEnrolment(db, session, now)
    const { id, name, email } = session.staff
    const { passkeys } = await findFactors(db, id)
    if (passkeys.length >= maxPasskeys) throw tooMany()
    const challenge = await newChallenge(db, challengeOf(session), now)
    const owner = { id, name: email, displayName: name }
    const ceremony = { origin, challenge, userVerification: 'required' } as const
    return { options: await creationOptions(ceremony, owner, passkeys) }
  },

  async finishPasskey({ db, body, context, session, now, act, refuse }) {
    await checkEnrolment(db, session, now)
    const { id } = session.staff
    const subject = { kind: 'staff', id } as const
    const read = readRegistration(body.answer)
    const isAnswer = read && (await spendChallenge(db, read.challenge, challengeOf(session), now))
    const passkey = isAnswer && (await verifyRegistration(read, { origin, requireUserVerification: true }))
    if (!passkey) return refuse(422, { reason: 'passkey' }, subject)
    const name = hasInvisible(body.name) ? '' : body.name.trim()
    let token: string | null = null
    try {
      const acted = await act(subject, async trx => {
        await lockStaff(trx, id)
        if ((await findFactors(trx, id)).passkeys.length >= maxPasskeys) throw tooMany()
        const row = { ...passkey, staff_id: id, name, created_at: now.toISOString(), last_used_at: null }
        await trx.insertInto('staff_passkeys').values(row).execute()
        if (session.isPartial) token = await completeLogIn(trx, session.id, now)
        return (await countUnusedCodes(trx, id)) === 0 ? { recovery_codes: await renewCodes(trx, id) } : {}
      })
      reportEvent({ event: 'authentication changed', who: id })
      if (token !== null) setSessionCookie(context, origin, token)
      return acted
    } catch (error) {
      if (isUniqueViolation(error, 'id')) return refuse(422, { reason: 'passkey' }, subject)
      throw error
    }
  },

  removePasskey: ({ session, params: { id = '' }, act }) =>
    act({ kind: 'staff', id: session.staff.id }, async trx => {
      await lockStaff(trx, session.staff.id)
      const { hasTotp, passkeys } = await findFactors(trx, session.staff.id)
      if (!passkeys.some(passkey => passkey.id === id))
        throw new Refusal(404, 'You have no passkey of that id.')
      if (!hasTotp && passkeys.length === 1) throw new Refusal(409, 'It is your last second factor.')
      await trx.deleteFrom('staff_passkeys').where('id', '=', id).execute()
      return { success: true }
    }),
})

const tooMany = () => new Refusal(409, `A member of staff has ${maxPasskeys} passkeys at most.`)
