/** What a browser is told about a cookie besides its value. */
export interface CookieTerms {
  readonly days: number
  /** `null`: the pages that it is for, in every language. */
  readonly path: '/' | null
  readonly sameSite: 'Lax' | 'Strict'
  /** Scripts cannot read it. */
  readonly httpOnly: boolean
}

/** What a visitor chose: scripts read and set it too. */
export const preferenceTerms = {
  days: 365,
  path: '/',
  sameSite: 'Lax',
  httpOnly: false,
} as const satisfies CookieTerms

/** The two halves of a session; on https they are Secure, and their names carry a prefix that says so. */
export const sessionTerms = {
  days: 365,
  path: '/',
  sameSite: 'Strict',
  httpOnly: true,
} as const satisfies CookieTerms

/** Says that a session was opened here, for the first paint of pages: the same word for everybody, and it grants nothing. */
export const hintTerms = {
  days: 365,
  path: '/',
  sameSite: 'Lax',
  httpOnly: true,
} as const satisfies CookieTerms

/** By it a browser that an account was opened in before is known; it stays after the log-out. */
export const deviceTerms = sessionTerms

/** The token of a link in a mail, out of its address: for the pages that it opens. On https it is Secure, with a prefix. */
export const linkTerms = {
  days: 1,
  path: null,
  sameSite: 'Lax',
  httpOnly: true,
} as const satisfies CookieTerms

/** Every cookie that exists: who sets one takes its terms from here, and the cookies page lists them. */
export const siteCookies = {
  'preferred-locale': preferenceTerms,
  'dismissed-locales': preferenceTerms,
  'light-mode': preferenceTerms,
  user: sessionTerms,
  token: sessionTerms,
  'logged-in': hintTerms,
  device: deviceTerms,
  /** `link-` and one of 36 letters and digits. */
  'link-…': linkTerms,
} as const satisfies Readonly<Record<string, CookieTerms>>

export type CookieName = keyof typeof siteCookies

export interface CookieScope {
  /** The public address of the site: on https the cookies carry a prefix that only a secure answer may set. */
  readonly origin: string
  /** Null: the cookies belong to the site's host alone. */
  readonly cookieDomain: string | null
}

/** What the names of the cookies of the account begin with: `__Host-`, `__Secure-` or nothing. https://datatracker.ietf.org/doc/html/draft-ietf-httpbis-rfc6265bis#name-cookie-name-prefixes */
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

/** The life of a cookie in seconds. */
export const maxAgeOf = ({ days }: CookieTerms): number => days * 24 * 60 * 60
