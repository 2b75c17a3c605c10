import type { Context } from 'hono'
import type { CookieScope } from '../../../contract/cookies.ts'
import type { FieldErrors } from '../../../contract/gallery.ts'
import type { User } from '../../../contract/user.ts'
import type { Secret } from '../../../platform/signature.ts'
import type { Captcha } from '../../captcha/captcha.ts'
import { describeDevice } from '../../credentials/device.ts'
import { Refusal } from '../../http/problem.ts'
import { isForService } from '../../http/visitor.ts'
import type { Dependencies } from '../dependencies.ts'
import type { GalleryGuard } from '../limits.ts'
import { findSession, type Session } from '../sessions/load-user.ts'
import type { BrowserFacts } from '../sessions/log-in.ts'
import type { ReauthenticationResult } from '../sessions/renew-session.ts'
import {
  clearHintCookie,
  readDeviceCookie,
  readSessionCookies,
  setSessionCookies,
} from '../sessions/session-cookies.ts'
import { closeSession, type OpenSession } from '../sessions/sessions.ts'

/** The context of the handlers: the dependencies of verbs, the rate limits, and the scope of cookies. */
export interface CallContext {
  readonly dependencies: Dependencies
  readonly guard: GalleryGuard
  readonly captcha: Captcha
  readonly scope: CookieScope
  readonly serviceSecret: Secret
}

/** Browser and system, from the User-Agent. */
export const deviceOf = (context: Context): string => describeDevice(context.req.header('user-agent'))

/** The session of the cookies. Throws `Refusal` 401 without one, and clears its hint cookie. */
export async function requireSession(
  { dependencies, scope }: CallContext,
  context: Context,
): Promise<Session> {
  const { userId, token } = readSessionCookies(context, scope)
  const session =
    userId && token ? await findSession(dependencies.db, { userId, token }, dependencies.clock()) : undefined
  if (session) return session
  // The session cookies stay: a concurrent call may have renewed the token.
  if (userId !== undefined || token !== undefined) clearHintCookie(context, scope)
  throw new Refusal(401, 'Nobody is logged in.')
}

/** Sets the cookies of a new session, and ends the session of the request against session fixation. */
export async function replaceSession(
  { dependencies, scope }: CallContext,
  context: Context,
  session: OpenSession,
): Promise<void> {
  await closeSession(dependencies.db, readSessionCookies(context, scope).token)
  setSessionCookies(context, scope, session)
}

/** The facts about the visitor's browser. */
export const browserOf = ({ scope }: CallContext, context: Context): BrowserFacts => ({
  device: deviceOf(context),
  deviceToken: readDeviceCookie(context, scope),
})

/** The answer to a change behind re-authentication: renews the session cookie, or 422 with field errors. */
export function renew({ scope }: CallContext, context: Context, changed: ReauthenticationResult) {
  if ('errors' in changed) return outcome(context, changed.errors)
  setSessionCookies(context, scope, changed.renewed)
  return { success: true }
}

/** Success, or 422 with field errors. */
export function outcome(context: Context, errors: FieldErrors | null) {
  if (errors === null) return { success: true }
  context.status(422)
  return { success: false, errors }
}

/**
 * The user of a new session as answered: a call with the service secret gets the token, a browser only in its HttpOnly
 * cookie.
 */
export function showUser(
  { serviceSecret }: CallContext,
  context: Context,
  { user: { token: _, ...user }, session }: { readonly user: User; readonly session: OpenSession },
): User {
  return isForService(context.req.raw.headers, serviceSecret) ? { ...user, token: session.token } : user
}

/** The id of a path; empty for one that no id can be. */
export const idIn = (params: Readonly<Record<string, string>>): string =>
  /^[\w-]{1,2000}$/.test(params.id ?? '') ? (params.id ?? '') : ''
