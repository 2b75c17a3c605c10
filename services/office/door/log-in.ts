import type { Kysely } from 'kysely'
import { emailKeyOf } from '../../../contract/forms/email.ts'
import type { doorCalls as contract } from '../../../contract/office/door.ts'
import { newId } from '../../../platform/identity.ts'
import { dummyHash, hashPassword, isOutdated, isPassword } from '../../../platform/passwords.ts'
import { reportEvent } from '../../../platform/security-log.ts'
import { hasInvisible } from '../../credentials/characters.ts'
import { describeDevice } from '../../credentials/device.ts'
import { visitorAddressOf } from '../../http/visitor.ts'
import type { OfficeDependencies } from '../dependencies.ts'
import type { OfficeHandlers } from '../handler.ts'
import type { OfficeTables } from '../schema.ts'
import { setSessionCookie } from '../session-cookie.ts'
import { closeSession, completeLogIn, openSession } from '../sessions.ts'
import { findFactors, spendCode } from './second-factor.ts'

type Names = 'logIn' | 'giveSecondFactor'

/** The handlers of a log-in by password and code. */
export const logInCalls = (
  dependencies: OfficeDependencies,
): Pick<OfficeHandlers<typeof contract>, Names> => ({
  async logIn({ db, body, context, session, now, act, refuse }) {
    const { guard, origin } = dependencies
    const address = visitorAddressOf(context)
    const key = hasInvisible(body.email) ? '' : emailKeyOf(body.email)
    await guard.check('staffLogInByAddress', address)
    await guard.check('staffLogInByAccountAndAddress', `${address} ${key}`)
    await guard.check('staffLogInByAccount', key)
    const staff = await findStaff(db, key)
    const stored = staff?.password_hash || dummyHash(dependencies.passwordCost)
    const isRight = await isPassword(body.password, stored)
    if (!staff?.password_hash || !isRight) {
      reportEvent({ event: 'log-in failed', who: key, method: 'password' })
      return refuse(401, { reason: 'credentials' }, { kind: 'staff', id: staff?.id ?? '' })
    }
    await guard.forget('staffLogInByAccountAndAddress', `${address} ${key}`)
    const { hasAny } = await findFactors(db, staff.id)
    const rehashed = isOutdated(stored, dependencies.passwordCost)
      ? await hashPassword(body.password, dependencies.passwordCost)
      : null
    const opened = { id: newId(), staffId: staff.id, isPartial: true }
    const device = describeDevice(context.req.header('user-agent'))
    let token = ''
    const acted = await act({ kind: 'staff', id: staff.id }, async trx => {
      if (session) await closeSession(trx, session.id)
      if (rehashed !== null) {
        const update = trx.updateTable('staff').set({ password_hash: rehashed })
        await update.where('id', '=', staff.id).where('password_hash', '=', stored).execute()
      }
      token = await openSession(trx, { ...opened, device }, now)
      return { next: hasAny ? ('second-factor' as const) : ('enrol' as const) }
    })
    setSessionCookie(context, origin, token)
    return acted
  },

  async giveSecondFactor({ body, context, session, now, act, refuse }) {
    const subject = { kind: 'staff', id: session.staff.id } as const
    if (!(await spendCode(dependencies, session.staff.id, body.code, now))) {
      reportEvent({ event: 'log-in failed', who: session.staff.id, method: 'password' })
      return refuse(401, { reason: 'code' }, subject)
    }
    let token = ''
    const acted = await act(subject, async trx => {
      token = await completeLogIn(trx, session.id, now)
      return { next: 'done' as const }
    })
    reportEvent({ event: 'log-in', who: session.staff.id, method: 'password' })
    setSessionCookie(context, dependencies.origin, token)
    return acted
  },
})

const findStaff = (db: Kysely<OfficeTables>, emailKey: string) =>
  db
    .selectFrom('staff')
    .select(['id', 'password_hash'])
    .where('email_key', '=', emailKey)
    .where('active', '=', 1)
    .executeTakeFirst()
