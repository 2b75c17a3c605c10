import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import * as v from 'valibot'
import {
  type CookieAttributes,
  type CookieName,
  type CookieScope,
  deviceAttributes,
  hintAttributes,
  maxAgeOf,
  prefixOf,
  sessionAttributes,
} from '../../../contract/cookies.ts'
import { credentialText } from '../../../contract/gallery.ts'

const names = ['user', 'token'] as const satisfies readonly CookieName[]

const isSecure = ({ origin }: CookieScope) => origin.startsWith('https:')

const attributesOf = (scope: CookieScope, { httpOnly, sameSite }: CookieAttributes = sessionAttributes) => ({
  path: '/',
  httpOnly,
  sameSite,
  secure: isSecure(scope),
  ...(scope.cookieDomain !== null && { domain: scope.cookieDomain }),
})

/** The session cookies of a request; invalid values are empty. */
export function readSessionCookies(context: Context, scope: CookieScope) {
  return { userId: read(context, scope, 'user'), token: read(context, scope, 'token') }
}

function read(context: Context, scope: CookieScope, name: CookieName) {
  const value = getCookie(context, `${prefixOf(scope)}${name}`)
  return value === undefined || v.is(credentialText, value) ? value : ''
}

/** Sets the session cookies. */
export function setSessionCookies(
  context: Context,
  scope: CookieScope,
  session: { readonly userId: string; readonly token: string },
): void {
  const attributes = { ...attributesOf(scope), maxAge: maxAgeOf(sessionAttributes) }
  setCookie(context, `${prefixOf(scope)}user`, session.userId, attributes)
  setCookie(context, `${prefixOf(scope)}token`, session.token, attributes)
  setHintCookie(context, scope)
}

const setHintCookie = (context: Context, scope: CookieScope) =>
  setCookie(context, `${prefixOf(scope)}logged-in`, '1', {
    ...attributesOf(scope, hintAttributes),
    maxAge: maxAgeOf(hintAttributes),
  })

const hasHint = (context: Context, scope: CookieScope): boolean =>
  getCookie(context, `${prefixOf(scope)}logged-in`) !== undefined

/** Clears the hint cookie alone. */
export const clearHintCookie = (context: Context, scope: CookieScope) =>
  deleteCookie(context, `${prefixOf(scope)}logged-in`, attributesOf(scope, hintAttributes))

/** Sets the hint cookie for a session that has none yet. */
export function ensureHintCookie(context: Context, scope: CookieScope): void {
  if (!hasHint(context, scope)) setHintCookie(context, scope)
}

/**
 * Clears a hint cookie without a session. After a cross-site navigation a browser sends the Lax hint without the Strict
 * session cookies: then it stays.
 */
export function clearStaleHint(context: Context, scope: CookieScope): void {
  const comesFrom = context.req.header('sec-fetch-site')
  if (hasHint(context, scope) && (comesFrom === 'same-origin' || comesFrom === 'none'))
    clearHintCookie(context, scope)
}

/** Clears the session cookies. */
export function clearSessionCookies(context: Context, scope: CookieScope): void {
  for (const name of names) deleteCookie(context, prefixOf(scope) + name, attributesOf(scope))
  clearHintCookie(context, scope)
}

/**
 * Clears the session on log-out, with the browser's cache (also for the Back button) and, with `"storage"`, attached
 * files. Not `"cookies"`, which would include preferences and, with COOKIE_DOMAIN, cookies of other sites:
 * docs/decisions/035-leaving.md. https://www.w3.org/TR/clear-site-data/
 */
export function clearBrowserData(context: Context, scope: CookieScope): void {
  clearSessionCookies(context, scope)
  context.header('Clear-Site-Data', '"cache", "storage"')
}

/** The token of the device cookie; undefined for none. */
export const readDeviceCookie = (context: Context, scope: CookieScope): string | undefined =>
  read(context, scope, 'device') || undefined

/** Sets the device cookie, which survives the log-out. */
export function setDeviceCookie(context: Context, scope: CookieScope, token: string): void {
  const attributes = { ...attributesOf(scope, deviceAttributes), maxAge: maxAgeOf(deviceAttributes) }
  setCookie(context, `${prefixOf(scope)}device`, token, attributes)
}

/** Clears the device cookie. */
export function clearDeviceCookie(context: Context, scope: CookieScope): void {
  deleteCookie(context, `${prefixOf(scope)}device`, attributesOf(scope, deviceAttributes))
}
