import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import * as v from 'valibot'
import {
  type CookieName,
  type CookieScope,
  type CookieTerms,
  deviceTerms,
  hintTerms,
  maxAgeOf,
  prefixOf,
  sessionTerms,
} from '../../../contract/cookies.ts'
import { sessionWord } from '../../../contract/gallery.ts'

const names = ['user', 'token'] as const satisfies readonly CookieName[]

const isSecure = ({ origin }: CookieScope) => origin.startsWith('https:')

const attributesOf = (scope: CookieScope, { httpOnly, sameSite }: CookieTerms = sessionTerms) => ({
  path: '/',
  httpOnly,
  sameSite,
  secure: isSecure(scope),
  ...(scope.cookieDomain !== null && { domain: scope.cookieDomain }),
})

/** The session that the visitor's browser keeps: what of it was sent, rubbish as an empty word. */
export function readSessionCookies(context: Context, scope: CookieScope) {
  return { userId: read(context, scope, 'user'), token: read(context, scope, 'token') }
}

function read(context: Context, scope: CookieScope, name: CookieName) {
  const value = getCookie(context, `${prefixOf(scope)}${name}`)
  return value === undefined || v.is(sessionWord, value) ? value : ''
}

/** Has the visitor's browser keep a session. */
export function setSessionCookies(
  context: Context,
  scope: CookieScope,
  session: { readonly userId: string; readonly token: string },
): void {
  const attributes = { ...attributesOf(scope), maxAge: maxAgeOf(sessionTerms) }
  setCookie(context, `${prefixOf(scope)}user`, session.userId, attributes)
  setCookie(context, `${prefixOf(scope)}token`, session.token, attributes)
  setHintCookie(context, scope)
}

const setHintCookie = (context: Context, scope: CookieScope) =>
  setCookie(context, `${prefixOf(scope)}logged-in`, '1', {
    ...attributesOf(scope, hintTerms),
    maxAge: maxAgeOf(hintTerms),
  })

const hasHint = (context: Context, scope: CookieScope): boolean =>
  getCookie(context, `${prefixOf(scope)}logged-in`) !== undefined

/** Has the visitor's browser forget the hint alone. */
export const clearHintCookie = (context: Context, scope: CookieScope) =>
  deleteCookie(context, `${prefixOf(scope)}logged-in`, attributesOf(scope, hintTerms))

/** Has the visitor's browser keep the hint of a session that was opened before there was one. */
export function keepHint(context: Context, scope: CookieScope): void {
  if (!hasHint(context, scope)) setHintCookie(context, scope)
}

/**
 * Clears a hint that came without a session. After a click on another site a browser keeps the Strict session cookies back
 * and sends the Lax hint: then it stays.
 */
export function dropLoneHint(context: Context, scope: CookieScope): void {
  const comesFrom = context.req.header('sec-fetch-site')
  if (hasHint(context, scope) && (comesFrom === 'same-origin' || comesFrom === 'none'))
    clearHintCookie(context, scope)
}

/** Has the visitor's browser forget its session. */
export function clearSessionCookies(context: Context, scope: CookieScope): void {
  for (const name of names) deleteCookie(context, prefixOf(scope) + name, attributesOf(scope))
  clearHintCookie(context, scope)
}

/**
 * The same when the visitor ends the session: what the browser keeps of answers and pages (also for its Back button) goes
 * too, and with `"storage"` files that were attached. Not `"cookies"`, which would take the choices of language and light
 * with it, and with COOKIE_DOMAIN those of other sites: docs/decisions/035-leaving.md. https://www.w3.org/TR/clear-site-data/
 */
export function endInBrowser(context: Context, scope: CookieScope): void {
  clearSessionCookies(context, scope)
  context.header('Clear-Site-Data', '"cache", "storage"')
}

/** The token by which a browser is known that an account was opened in before; undefined for none. */
export const readDeviceCookie = (context: Context, scope: CookieScope): string | undefined =>
  read(context, scope, 'device') || undefined

/** Has the visitor's browser keep a device token, also after the log-out. */
export function setDeviceCookie(context: Context, scope: CookieScope, token: string): void {
  const attributes = { ...attributesOf(scope, deviceTerms), maxAge: maxAgeOf(deviceTerms) }
  setCookie(context, `${prefixOf(scope)}device`, token, attributes)
}

/** Has the visitor's browser forget its device token. */
export function clearDeviceCookie(context: Context, scope: CookieScope): void {
  deleteCookie(context, `${prefixOf(scope)}device`, attributesOf(scope, deviceTerms))
}
