/** The attributes of a cookie. */
export interface CookieAttributes {
  readonly days: number
  /** `null`: only the paths of the pages that need it, in every language. */
  readonly path: '/' | null
  readonly sameSite: 'Lax' | 'Strict'
  readonly httpOnly: boolean
}

/** A preference of the visitor, which scripts read and set as well. */
export const preferenceAttributes = {
  days: 365,
  path: '/',
  sameSite: 'Lax',
  httpOnly: false,
} as const satisfies CookieAttributes

/** The session cookies; on https they are Secure and have a name prefix. */
export const sessionAttributes = {
  days: 365,
  path: '/',
  sameSite: 'Strict',
  httpOnly: true,
} as const satisfies CookieAttributes

/** A hint for the first paint that a session exists; it has a constant value and authorizes nothing. */
export const hintAttributes = {
  days: 365,
  path: '/',
  sameSite: 'Lax',
  httpOnly: true,
} as const satisfies CookieAttributes

/** The device cookie: it identifies a browser that has logged in to an account before, and survives the log-out. */
export const deviceAttributes = sessionAttributes

/** The token of a mail link, moved from the URL into a cookie; on https Secure with a name prefix. */
export const linkAttributes = {
  days: 1,
  path: null,
  sameSite: 'Lax',
  httpOnly: true,
} as const satisfies CookieAttributes

/** Every cookie of the site, with its attributes; the cookies page lists them. */
export const siteCookies = {
  'preferred-locale': preferenceAttributes,
  'dismissed-locales': preferenceAttributes,
  'light-mode': preferenceAttributes,
  user: sessionAttributes,
  token: sessionAttributes,
  'logged-in': hintAttributes,
  device: deviceAttributes,
  /** `link-` and one of 36 letters and digits. */
  'link-…': linkAttributes,
} as const satisfies Readonly<Record<string, CookieAttributes>>

export type CookieName = keyof typeof siteCookies

export interface CookieScope {
  /** The public origin of the site; on https cookie names have a prefix. */
  readonly origin: string
  /** Null: host-only cookies. */
  readonly cookieDomain: string | null
}

/**
 * The prefix of the account's cookie names: `__Host-`, `__Secure-` or none.
 * https://datatracker.ietf.org/doc/html/draft-ietf-httpbis-rfc6265bis#name-cookie-name-prefixes
 */
export function prefixOf({ origin, cookieDomain }: CookieScope): string {
  if (!origin.startsWith('https:')) return ''
  return cookieDomain === null ? '__Host-' : '__Secure-'
}

/** The values of all cookies of a name in a `Cookie` header or `document.cookie`, in the order sent. */
export const findCookies = (header: string, name: string): string[] =>
  header
    .split(';')
    .map(pair => pair.trim())
    .filter(pair => pair.startsWith(`${name}=`))
    .map(pair => pair.slice(name.length + 1))

/** The value of the first cookie of a name; undefined for none. */
export const findCookie = (header: string, name: string): string | undefined => findCookies(header, name)[0]

/** The Max-Age of a cookie in seconds. */
export const maxAgeOf = ({ days }: CookieAttributes): number => days * 24 * 60 * 60
