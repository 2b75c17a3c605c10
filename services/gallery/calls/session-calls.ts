import type { galleryCalls } from '../../../contract/gallery.ts'
import { Refusal } from '../../http/problem.ts'
import type { Handlers } from '../../http/service.ts'
import { visitorAddressOf } from '../../http/visitor.ts'
import { findUserOfSession } from '../load-user.ts'
import { accountKeyOf, logIn } from '../log-in.ts'
import { sentencesIn } from '../sentences/sentences.ts'
import { clearSessionCookies, endInBrowser, readSessionCookies } from '../session-cookies.ts'
import { closeSession, endSession, listSessions } from '../sessions.ts'
import { type Door, deviceOf, handOver, idIn, requireSession, showUser } from './door.ts'

type Names = 'userLogin' | 'userLoad' | 'userLogout' | 'listSessions' | 'endSession'

/** Logging in, staying, leaving. */
export function sessionCalls(door: Door): Pick<Handlers<typeof galleryCalls>, Names> {
  const { means, guard, scope } = door
  return {
    async userLogin({ body, context }) {
      const { username = '', password = '', lang } = body
      const sentences = sentencesIn(lang).logIn
      if (username.trim() === '' && password === '') {
        context.status(401)
        return { success: false, errors: { empty: sentences.empty } }
      }
      const account = accountKeyOf(username)
      const address = visitorAddressOf(context)
      await guard.check('logInByAddress', address)
      await guard.check('logInByAccountAndAddress', `${address} ${account}`)
      await guard.check('logInByAccount', account)
      const loggedIn = await logIn(means, { username, password }, deviceOf(context))
      if (!loggedIn) {
        context.status(401)
        return { success: false, errors: { message: sentences.failed } }
      }
      await guard.forget('logInByAccountAndAddress', `${address} ${account}`)
      await handOver(door, context, loggedIn.session)
      return { success: true, user: showUser(door, context, loggedIn) }
    },

    async userLoad({ body, context }) {
      const sent = { userId: body.userId ?? body.user, token: body.token }
      const isSent = sent.userId !== undefined || sent.token !== undefined
      const { userId, token } = isSent ? sent : readSessionCookies(context, scope)
      if (userId === undefined && token === undefined) return { user: null }
      const isWhole = userId && token
      const user = isWhole ? await findUserOfSession(means.db, { userId, token }, means.clock()) : undefined
      if (user) return { user }
      // Cookies that open nothing would be sent, and refused, for a year.
      if (!isSent) clearSessionCookies(context, scope)
      throw new Refusal(401, 'Invalid user ID or token')
    },

    async userLogout({ context }) {
      await closeSession(means.db, readSessionCookies(context, scope).token)
      endInBrowser(context, scope)
      return { success: true }
    },

    async listSessions({ context }) {
      const session = await requireSession(door, context)
      return { sessions: await listSessions(means.db, session, means.clock()) }
    },

    async endSession({ context, params }) {
      const { user } = await requireSession(door, context)
      return { success: await endSession(means.db, user.id, idIn(params)) }
    },
  }
}
