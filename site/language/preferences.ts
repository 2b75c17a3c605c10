import { type CookieName, maxAgeOf, preferenceAttributes } from '../../contract/cookies.ts'
import { everyLocale, isLocale, type Locale } from '../../contract/locale.ts'

/** Cookies of a visitor's preferences, readable by scripts. */
export const cookieNames = {
  preferredLocale: 'preferred-locale',
  dismissedLocales: 'dismissed-locales',
  lightMode: 'light-mode',
} as const satisfies Readonly<Record<string, CookieName>>

const { path, sameSite } = preferenceAttributes

/** The scheme as `location.protocol` names it; on `https:` a preference cookie is `Secure`. */
type Protocol = string

/** A preference cookie as a `Set-Cookie` value, or as `document.cookie` takes it. */
export const preferenceCookie = (name: string, value: string, protocol: Protocol): string =>
  `${name}=${value}; Max-Age=${maxAgeOf(preferenceAttributes)}; ${attributes(protocol)}`

/** The expired cookie that deletes a preference. */
export const expiredCookie = (name: string, protocol: Protocol): string =>
  `${name}=; Max-Age=0; ${attributes(protocol)}`

const attributes = (protocol: Protocol): string =>
  `Path=${path}; SameSite=${sameSite}${protocol === 'https:' ? '; Secure' : ''}`

/** The locales in `cn,jp` or `cn%2Cjp`; unknown and repeated ones are dropped. */
export function readDismissed(value: string | undefined): Locale[] {
  const words = new Set((value ?? '').slice(0, 200).replaceAll(/%2c/gi, ',').split(','))
  return everyLocale.filter(locale => words.has(locale))
}

/** The value of the cookie after the banner is dismissed on a page in `current`. */
export function dismiss(value: string | undefined, current: Locale): string {
  const dismissed = new Set([...readDismissed(value), current])
  return [...dismissed].filter(isLocale).join(',')
}

/** The locale that the banner offers on a page in `current`; null without a banner. */
export function bannerFor(
  suggested: Locale | null,
  dismissed: readonly Locale[],
  current: Locale,
): Locale | null {
  return suggested !== null && suggested !== current && !dismissed.includes(current) ? suggested : null
}
