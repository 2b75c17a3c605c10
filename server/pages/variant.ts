import type { IncomingMessage } from 'node:http'
import { type CookieScope, findCookie, prefixOf } from '../../contract/cookies.ts'
import { readPath } from '../../site/language/link.ts'
import { bannerFor, cookieNames, readDismissed } from '../../site/language/preferences.ts'
import { suggestLocale } from '../../site/language/suggest.ts'
import { documentPath } from '../../site/paths/data-path.ts'
import type { Variant } from '../../site/request/site-request.ts'
import { headerOf } from '../http/exchange.ts'

export interface VariantSource extends CookieScope {
  /** The request header with the visitor's country. */
  readonly countryHeader: string
}

/** The properties of a visitor that a page at `path` varies on, from cookies and headers. */
export function readVariant(request: IncomingMessage, path: string, source: VariantSource): Variant {
  const { locale, page } = readPath(documentPath(path))
  const cookies = headerOf(request, 'cookie')
  const suggested = suggestLocale({
    preferred: findCookie(cookies, cookieNames.preferredLocale),
    country: headerOf(request, source.countryHeader),
    acceptLanguage: headerOf(request, 'accept-language'),
  })
  const dismissed = readDismissed(findCookie(cookies, cookieNames.dismissedLocales))
  return {
    offer: bannerFor(suggested, dismissed, locale),
    loggedIn: findCookie(cookies, `${prefixOf(source)}logged-in`) === '1',
    // Only the handbook has a light mode: for any other page it would be a second key for the same bytes.
    lightMode: page.startsWith('/handbook') && findCookie(cookies, cookieNames.lightMode) === '1',
  }
}

/** The cache key of a page: its address and its variant. */
export const keyOf = (path: string, { offer, loggedIn, lightMode }: Variant): string =>
  `${path} ${offer} ${loggedIn} ${lightMode}`

/** The `Vary` header for the headers above. */
export const varyOn = (countryHeader: string): string =>
  `Accept-Encoding, Accept-Language, Cookie, ${countryHeader}`
