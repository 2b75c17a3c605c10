import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import * as v from 'valibot'
import { sessionWord } from '../../contract/gallery.ts'

export interface CookieScope {
  /** The public address of the site: on https the cookies carry a prefix that only a secure answer may set. */
  readonly origin: string
  /** Null: the cookies belong to the site's host alone. */
  readonly cookieDomain: string | null
}

/** https://datatracker.ietf.org/doc/html/draft-ietf-httpbis-rfc6265bis#name-cookie-name-prefixes */
function prefixOf({ origin, cookieDomain }: CookieScope): string {
  if (!origin.startsWith('https:')) return ''
  return cookieDomain === null ? '__Host-' : '__Secure-'
}

/** The session that the visitor's browser keeps: what of it was sent, rubbish as an empty word. */
export function readSessionCookies(context: Context, scope: CookieScope) {
  const read = (name: string) => {
    const value = getCookie(context, `${prefixOf(scope)}${name}`)
    return value === undefined || v.is(sessionWord, value) ? value : ''
  }
  return { userId: read('user'), token: read('token') }
}
