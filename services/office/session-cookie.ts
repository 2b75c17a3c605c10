import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import { lifeMs } from './sessions.ts'

const isSecure = (origin: string) => origin.startsWith('https:')

/** The name of the session cookie: on https with the prefix that forbids a Domain attribute. */
const nameOf = (origin: string) => (isSecure(origin) ? '__Host-office' : 'office')

const attributesOf = (origin: string) =>
  ({ path: '/', httpOnly: true, sameSite: 'Strict', secure: isSecure(origin) }) as const

/** The token of a request; undefined for none, or for what is no token. */
export function readSessionCookie(context: Context, origin: string): string | undefined {
  const token = getCookie(context, nameOf(origin))
  return token !== undefined && /^[\w-]{43}$/.test(token) ? token : undefined
}

export const setSessionCookie = (context: Context, origin: string, token: string): void =>
  setCookie(context, nameOf(origin), token, { ...attributesOf(origin), maxAge: lifeMs / 1000 })

export function clearSessionCookie(context: Context, origin: string): void {
  deleteCookie(context, nameOf(origin), attributesOf(origin))
}
