import type { galleryCalls } from '../../../contract/gallery.ts'
import { negotiateLocale } from '../../http/language.ts'
import { Refusal } from '../../http/problem.ts'
import type { Handlers } from '../../http/service.ts'
import { galleryCopyIn } from '../copy/copy-in.ts'
import { endSessions } from '../sessions/end-sessions.ts'
import { findUserOfSession } from '../sessions/load-user.ts'
import { findAccount, logIn } from '../sessions/log-in.ts'
import {
  clearBrowserData,
  clearSessionCookies,
  clearStaleHint,
  ensureHintCookie,
  readSessionCookies,
  setDeviceCookie,
} from '../sessions/session-cookies.ts'
import { closeSession, listSessions } from '../sessions/sessions.ts'
import {
  browserOf,
  type CallContext,
  idIn,
  renew,
  replaceSession,
  requireSession,
  showUser,
} from './call-context.ts'
import { countLogIn } from './log-in-limits.ts'

type Names = 'userLogin' | 'userLoad' | 'userLogout' | 'listSessions' | 'endSession' | 'endOtherSessions'

/** The handlers of session calls. */
export function sessionCalls(callContext: CallContext): Pick<Handlers<typeof galleryCalls>, Names> {
  const { dependencies, guard, scope } = callContext
  return {
    async userLogin({ body, context }) {
      const { username = '', password = '', lang } = body
      const sentences = galleryCopyIn(negotiateLocale(lang)).logIn
      if (username.trim() === '' && password === '') {
        context.status(401)
        return { success: false, errors: { empty: sentences.empty } }
      }
      const account = await findAccount(dependencies.db, username)
      const resetLimit = await countLogIn(callContext, context, account, username)
      const loggedIn = await logIn(dependencies, account, password, browserOf(callContext, context))
      if (!loggedIn) {
        context.status(401)
        return { success: false, errors: { message: sentences.failed } }
      }
      await resetLimit()
      await replaceSession(callContext, context, loggedIn.session)
      setDeviceCookie(context, scope, loggedIn.deviceToken)
      return { success: true, user: showUser(callContext, context, loggedIn) }
    },

    async userLoad({ body, context }) {
      const sent = { userId: body.userId ?? body.user, token: body.token }
      const isSent = sent.userId !== undefined || sent.token !== undefined
      const { userId, token } = isSent ? sent : readSessionCookies(context, scope)
      if (userId === undefined && token === undefined) {
        clearStaleHint(context, scope)
        return { user: null }
      }
      const isWhole = userId && token
      const user = isWhole
        ? await findUserOfSession(dependencies.db, { userId, token }, dependencies.clock())
        : undefined
      if (user) {
        if (!isSent) ensureHintCookie(context, scope)
        return { user }
      }
      // Invalid cookies are cleared: otherwise they would be sent and refused for a year.
      if (!isSent) clearSessionCookies(context, scope)
      throw new Refusal(401, 'Invalid user ID or token')
    },

    async userLogout({ context }) {
      await closeSession(dependencies.db, readSessionCookies(context, scope).token)
      clearBrowserData(context, scope)
      return { success: true }
    },

    async listSessions({ context }) {
      const session = await requireSession(callContext, context)
      return { sessions: await listSessions(dependencies.db, session, dependencies.clock()) }
    },

    async endSession({ body: { password, passkey, lang }, context, params }) {
      const session = await requireSession(callContext, context)
      const typed = { password, passkey, lang }
      return renew(callContext, context, await endSessions(dependencies, guard, session, typed, idIn(params)))
    },

    async endOtherSessions({ body: { password, passkey, lang }, context }) {
      const session = await requireSession(callContext, context)
      const typed = { password, passkey, lang }
      return renew(callContext, context, await endSessions(dependencies, guard, session, typed))
    },
  }
}
