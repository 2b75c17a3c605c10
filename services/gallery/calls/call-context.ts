import type { Context } from 'hono'
import type { CookieScope } from '../../../contract/cookies.ts'
import type { FieldErrors } from '../../../contract/gallery.ts'
import type { User } from '../../../contract/user.ts'
import type { Secret } from '../../../platform/signature.ts'
import type { Captcha } from '../../captcha/captcha.ts'
import { Refusal } from '../../http/problem.ts'
import { isForService } from '../../http/visitor.ts'
import type { Dependencies } from '../dependencies.ts'
import type { GalleryGuard } from '../limits.ts'
import { describeDevice } from '../sessions/device.ts'
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

/** What the calls share: what verbs work with, the limits, and how a visitor's session travels. */
export interface CallContext {
  readonly dependencies: Dependencies
  readonly guard: GalleryGuard
  readonly captcha: Captcha
  readonly scope: CookieScope
  readonly serviceSecret: Secret
}

/** What the visitor's browser says of itself, in a few words. */
export const deviceOf = (context: Context): string => describeDevice(context.req.header('user-agent'))

/** The session of the cookies. Throws `Refusal` 401 when there is none, and clears the hint of it. */
export async function requireSession(
  { dependencies, scope }: CallContext,
  context: Context,
): Promise<Session> {
  const { userId, token } = readSessionCookies(context, scope)
  const session =
    userId && token ? await findSession(dependencies.db, { userId, token }, dependencies.clock()) : undefined
  if (session) return session
  // Not the session cookies: a call at the same time may have renewed the token.
  if (userId !== undefined || token !== undefined) clearHintCookie(context, scope)
  throw new Refusal(401, 'Nobody is logged in.')
}

/** Hands a new session to the visitor's browser. The one that came along ends: it may have been planted. */
export async function handOver(
  { dependencies, scope }: CallContext,
  context: Context,
  session: OpenSession,
): Promise<void> {
  await closeSession(dependencies.db, readSessionCookies(context, scope).token)
  setSessionCookies(context, scope, session)
}

/** What is known of the visitor's browser. */
export const browserOf = ({ scope }: CallContext, context: Context): BrowserFacts => ({
  device: deviceOf(context),
  deviceToken: readDeviceCookie(context, scope),
})

/** The answer to a change behind re-authentication: the session's new token to the browser, or 422 with what is wrong. */
export function renew({ scope }: CallContext, context: Context, changed: ReauthenticationResult) {
  if ('errors' in changed) return outcome(context, changed.errors)
  setSessionCookies(context, scope, changed.renewed)
  return { success: true }
}

/** Success, or a 422 with what is wrong with which field. */
export function outcome(context: Context, errors: FieldErrors | null) {
  if (errors === null) return { success: true }
  context.status(422)
  return { success: false, errors }
}

/**
 * The user of a new session as the answer shows them: a service that calls with the secret gets the token as well, a
 * browser has it in its cookie alone, where no script reads it.
 */
export function showUser(
  { serviceSecret }: CallContext,
  context: Context,
  { user: { token: _, ...user }, session }: { readonly user: User; readonly session: OpenSession },
): User {
  return isForService(context.req.raw.headers, serviceSecret) ? { ...user, token: session.token } : user
}

/** The id that a path names; what no id can hold is no id, before a database is asked that could not hold it either. */
export const idIn = (params: Readonly<Record<string, string>>): string =>
  /^[\w-]{1,2000}$/.test(params.id ?? '') ? (params.id ?? '') : ''
