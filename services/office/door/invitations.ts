import type { Kysely } from 'kysely'
import type { doorCalls as contract } from '../../../contract/office/door.ts'
import { newId } from '../../../platform/identity.ts'
import { hashPassword } from '../../../platform/passwords.ts'
import { reportEvent } from '../../../platform/security-log.ts'
import { hashOf } from '../../../platform/tokens.ts'
import { hasInvisible } from '../../credentials/characters.ts'
import { describeDevice } from '../../credentials/device.ts'
import { listPasswordFaults, type PasswordFault } from '../../credentials/password-faults.ts'
import { Refusal } from '../../http/problem.ts'
import { visitorAddressOf } from '../../http/visitor.ts'
import type { OfficeDependencies } from '../dependencies.ts'
import type { OfficeHandlers } from '../handler.ts'
import type { OfficeTables } from '../schema.ts'
import { setSessionCookie } from '../session-cookie.ts'
import { closeSession, closeSessionsOf, openSession } from '../sessions.ts'

type Names = 'getInvitation' | 'acceptInvitation'

/** The reason for each fault; the schema of the call limits the length. */
const reasons: Readonly<Record<Exclude<PasswordFault, 'too_long'>, 'too_short' | 'known' | 'name'>> = {
  too_short: 'too_short',
  common: 'known',
  own: 'name',
  context: 'name',
}

/** The handlers of links of invitations and resets. */
export const invitationCalls = ({
  guard,
  origin,
  passwordCost,
}: OfficeDependencies): Pick<OfficeHandlers<typeof contract>, Names> => ({
  async getInvitation({ db, body, context, now }) {
    await guard.check('staffLinkByAddress', visitorAddressOf(context))
    const { email, name, purpose } = await getInvitation(db, body.token, now)
    return { email, name, purpose }
  },

  async acceptInvitation({ db, body, context, session, now, act, refuse }) {
    await guard.check('staffLinkByAddress', visitorAddressOf(context))
    const { id, email, purpose } = await getInvitation(db, body.token, now)
    const subject = { kind: 'staff', id, detail: { purpose } } as const
    const name = body.name.trim()
    if (name === '' || hasInvisible(name)) throw new Refusal(422, 'name: should be visible text')
    const names = [name, ...name.split(/\s+/), email, email.split('@')[0] ?? '']
    const fault = listPasswordFaults(body.password, names).find(each => each !== 'too_long')
    if (fault !== undefined) return refuse(422, { reason: reasons[fault] }, subject)
    const password_hash = await hashPassword(body.password, passwordCost)
    const opened = { id: newId(), staffId: id, isPartial: true }
    const device = describeDevice(context.req.header('user-agent'))
    let token = ''
    const acted = await act(subject, async trx => {
      const spent = trx.deleteFrom('staff_tokens').where('token_hash', '=', hashOf(body.token))
      if (!(await spent.returning('staff_id').executeTakeFirst())) throw unknown()
      await trx.updateTable('staff').set({ name, password_hash }).where('id', '=', id).execute()
      await closeSessionsOf(trx, id)
      if (session) await closeSession(trx, session.id)
      token = await openSession(trx, { ...opened, device }, now)
      return { next: 'enrol' as const }
    })
    reportEvent({ event: 'authentication changed', who: id, method: 'link' })
    setSessionCookie(context, origin, token)
    return acted
  },
})

/** The invitation or the reset of a token. Throws `Refusal` 404 for one that is unknown, used or expired. */
async function getInvitation(db: Kysely<OfficeTables>, token: string, now: Date) {
  const found = await db
    .selectFrom('staff_tokens as t')
    .innerJoin('staff', 'staff.id', 't.staff_id')
    .select(['staff.id', 'staff.email', 'staff.name', 't.purpose'])
    .where('t.token_hash', '=', hashOf(token))
    .where('t.expires_at', '>', now.toISOString())
    .where('staff.active', '=', 1)
    .executeTakeFirst()
  if (!found) throw unknown()
  return found
}

const unknown = () => new Refusal(404, 'The link is unknown, used or expired.')
