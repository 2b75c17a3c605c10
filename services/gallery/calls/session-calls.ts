import type { galleryCalls } from '../../../contract/gallery.ts'
import { Refusal } from '../../http/problem.ts'
import type { Handlers } from '../../http/service.ts'
import { endSessions } from '../end-sessions.ts'
import { findUserOfSession } from '../load-user.ts'
import { findAccount, logIn } from '../log-in.ts'
import { sentencesIn } from '../sentences/sentences.ts'
import {
  clearSessionCookies,
  dropLoneHint,
  endInBrowser,
  keepHint,
  readSessionCookies,
  setDeviceCookie,
} from '../session-cookies.ts'
import { closeSession, listSessions } from '../sessions.ts'
import { browserOf, type Door, handOver, idIn, renew, requireSession, showUser } from './door.ts'
import { countLogIn } from './log-in-limits.ts'

type Names = 'userLogin' | 'userLoad' | 'userLogout' | 'listSessions' | 'endSession' | 'endOtherSessions'

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
      const account = await findAccount(means.db, username)
      const forgetTries = await countLogIn(door, context, account, username)
      const loggedIn = await logIn(means, account, password, browserOf(door, context))
      if (!loggedIn) {
        context.status(401)
        return { success: false, errors: { message: sentences.failed } }
      }
      await forgetTries()
      await handOver(door, context, loggedIn.session)
      setDeviceCookie(context, scope, loggedIn.deviceToken)
      return { success: true, user: showUser(door, context, loggedIn) }
    },

    async userLoad({ body, context }) {
      const sent = { userId: body.userId ?? body.user, token: body.token }
      const isSent = sent.userId !== undefined || sent.token !== undefined
      const { userId, token } = isSent ? sent : readSessionCookies(context, scope)
      if (userId === undefined && token === undefined) {
        dropLoneHint(context, scope)
        return { user: null }
      }
      const isWhole = userId && token
      const user = isWhole ? await findUserOfSession(means.db, { userId, token }, means.clock()) : undefined
      if (user) {
        if (!isSent) keepHint(context, scope)
        return { user }
      }
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

    async endSession({ body: { password, passkey, lang }, context, params }) {
      const session = await requireSession(door, context)
      const typed = { password, passkey, lang }
      return renew(door, context, await endSessions(means, guard, session, typed, idIn(params)))
    },

    async endOtherSessions({ body: { password, passkey, lang }, context }) {
      const session = await requireSession(door, context)
      const typed = { password, passkey, lang }
      return renew(door, context, await endSessions(means, guard, session, typed))
    },
  }
}
