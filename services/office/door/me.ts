import type { doorCalls as contract } from '../../../contract/office/door.ts'
import { isoAfter } from '../../../platform/clock.ts'
import { Refusal } from '../../http/problem.ts'
import type { OfficeHandlers } from '../handler.ts'
import { idleMs } from '../sessions.ts'
import { countUnusedCodes, renewCodes } from './recovery-codes.ts'
import { findFactors } from './second-factor.ts'

type Names = 'getMe' | 'changeMe' | 'renewRecoveryCodes'

/** The handlers of calls about the caller. */
export const meCalls = (): Pick<OfficeHandlers<typeof contract>, Names> => ({
  async getMe({ db, session, now }) {
    const { id, name, email, roles, teams, timeZone } = session.staff
    const row = await db
      .selectFrom('staff_sessions as s')
      .innerJoin('staff', 'staff.id', 's.staff_id')
      .select(['staff.shortcuts', 'staff.waiting_mail', 's.expires_at', 's.last_seen_at'])
      .where('s.id', '=', session.id)
      .executeTakeFirst()
    if (!row) throw new Refusal(401, 'Log in first.')
    const { hasTotp, passkeys } = await findFactors(db, id)
    const elevated = session.elevatedUntil
    return {
      ...{ id, name, email },
      roles: [...roles],
      teams: [...teams],
      time_zone: timeZone,
      shortcuts: row.shortcuts === 1,
      waiting_mail: row.waiting_mail === 1,
      idle_until: isoAfter(new Date(row.last_seen_at), idleMs),
      expires_at: row.expires_at,
      elevated_until: elevated !== null && elevated > now ? elevated.toISOString() : null,
      has_totp: hasTotp,
      passkeys: passkeys.map(({ transports: _, ...passkey }) => passkey),
      recovery_codes_left: await countUnusedCodes(db, id),
    }
  },

  async changeMe({ body: { shortcuts, time_zone, waiting_mail }, session, act }) {
    if (time_zone !== undefined && !isTimeZone(time_zone)) throw new Refusal(422, 'time_zone: is not known')
    const values = {
      ...(shortcuts !== undefined && { shortcuts: shortcuts ? (1 as const) : (0 as const) }),
      ...(time_zone !== undefined && { time_zone }),
      ...(waiting_mail !== undefined && { waiting_mail: waiting_mail ? (1 as const) : (0 as const) }),
    }
    const subject = { kind: 'staff', id: session.staff.id, detail: { fields: Object.keys(values) } } as const
    return act(subject, async trx => {
      if (Object.keys(values).length > 0)
        await trx.updateTable('staff').set(values).where('id', '=', session.staff.id).execute()
      return { success: true }
    })
  },

  renewRecoveryCodes: ({ session, act }) =>
    act({ kind: 'staff', id: session.staff.id }, async trx => ({
      recovery_codes: await renewCodes(trx, session.staff.id),
    })),
})

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}
