import { type CookieName, maxAgeOf, preferenceAttributes } from '../../contract/cookies.ts'
import { everyLocale, isLocale, type Locale } from '../../contract/locale.ts'

/** The cookies that hold what a visitor chose about language and light: readable by scripts, sent with every request. */
export const cookieNames = {
  preferredLocale: 'preferred-locale',
  dismissedLocales: 'dismissed-locales',
  lightMode: 'light-mode',
} as const satisfies Readonly<Record<string, CookieName>>

const { path, sameSite } = preferenceAttributes

/** `https:` or `http:`, as `location` and `URL` name it: on https a preference cookie is `Secure`. */
type Protocol = string

/** A `Set-Cookie` value, or what `document.cookie` takes. */
export const preferenceCookie = (name: string, value: string, protocol: Protocol): string =>
  `${name}=${value}; Max-Age=${maxAgeOf(preferenceAttributes)}; ${attributes(protocol)}`

/** The same for a choice that is taken back: the browser forgets the cookie. */
export const forgottenCookie = (name: string, protocol: Protocol): string =>
  `${name}=; Max-Age=0; ${attributes(protocol)}`

const attributes = (protocol: Protocol): string =>
  `Path=${path}; SameSite=${sameSite}${protocol === 'https:' ? '; Secure' : ''}`

/** `cn,jp` and `cn%2Cjp` alike; words that are no locale are dropped, and each is kept once. */
export function readDismissed(value: string | undefined): Locale[] {
  const words = new Set((value ?? '').slice(0, 200).replaceAll(/%2c/gi, ',').split(','))
  return everyLocale.filter(locale => words.has(locale))
}

/** The cookie after the banner was hidden on a page in `current`. */
export function dismiss(value: string | undefined, current: Locale): string {
  const dismissed = new Set([...readDismissed(value), current])
  return [...dismissed].filter(isLocale).join(',')
}

/** Which language the banner should offer on a page in `current`, or null when it stays away. */
export function bannerFor(
  suggested: Locale | null,
  dismissed: readonly Locale[],
  current: Locale,
): Locale | null {
  return suggested !== null && suggested !== current && !dismissed.includes(current) ? suggested : null
}
