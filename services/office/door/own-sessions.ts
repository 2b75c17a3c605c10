import type { doorCalls as contract } from '../../../contract/office/door.ts'
import { isoAfter } from '../../../platform/clock.ts'
import { Refusal } from '../../http/problem.ts'
import type { OfficeDependencies } from '../dependencies.ts'
import type { OfficeHandlers } from '../handler.ts'
import { clearSessionCookie } from '../session-cookie.ts'
import { closeSession, idleMs } from '../sessions.ts'

type Names = 'logOut' | 'listOwnSessions' | 'endOwnSession'

/** The handlers of calls about the caller's own sessions. */
export const ownSessionCalls = ({
  origin,
}: OfficeDependencies): Pick<OfficeHandlers<typeof contract>, Names> => ({
  async logOut({ session, context, act }) {
    const left = await act({ kind: 'session', id: session.id }, async trx => {
      await closeSession(trx, session.id)
      return { success: true }
    })
    clearSessionCookie(context, origin)
    return left
  },

  async listOwnSessions({ db, session, now }) {
    const rows = await db
      .selectFrom('staff_sessions')
      .select(['id', 'device', 'created_at', 'last_seen_at'])
      .where('staff_id', '=', session.staff.id)
      .where('expires_at', '>', now.toISOString())
      .where('last_seen_at', '>', isoAfter(now, -idleMs))
      .orderBy('last_seen_at', 'desc')
      .orderBy('id', 'desc')
      .limit(100)
      .execute()
    return { sessions: rows.map(row => ({ ...row, current: row.id === session.id })) }
  },

  endOwnSession: ({ session, params: { id = '' }, act }) =>
    act({ kind: 'session', id }, async trx => {
      const ended = await trx
        .deleteFrom('staff_sessions')
        .where('id', '=', id)
        .where('staff_id', '=', session.staff.id)
        .where('id', '!=', session.id)
        .returning('id')
        .executeTakeFirst()
      if (!ended) throw new Refusal(404, 'You have no other session of that id.')
      return { success: true }
    }),
})
