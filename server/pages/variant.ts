import type { IncomingMessage } from 'node:http'
import { type CookieScope, findCookie, prefixOf } from '../../contract/cookies.ts'
import { type Locale, mapLocales } from '../../contract/locale.ts'
import { readPath } from '../../site/language/link.ts'
import { bannerFor, cookieNames, readDismissed } from '../../site/language/preferences.ts'
import { suggestLocale } from '../../site/language/suggest.ts'
import { documentPath } from '../../site/paths/data-path.ts'
import type { Variant } from '../../site/request/site-request.ts'
import { headerOf } from '../http/exchange.ts'
import { memoizeText } from '../http/memoize-text.ts'
import { isNamed, readSharedVariant } from './shared-cache.ts'

export interface VariantSource extends CookieScope {
  /** The request header with the visitor's country. */
  readonly countryHeader: string
}

/** The properties of a visitor that a page at `path` varies on, from cookies and headers, or as a shared cache names them. */
export function readVariant(request: IncomingMessage, path: string, source: VariantSource): Variant {
  const shared = readSharedVariant(request, path)
  if (shared) return shared
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

/**
 * Reads the cache key of a request. Those without cookies and without the country header, which most first visitors send,
 * differ by `Accept-Language` alone: what it suggests is memoized by its text, and the keys by their path.
 */
export function createKeyReader(source: VariantSource): (request: IncomingMessage, path: string) => string {
  const suggestedBy = memoizeText(acceptLanguage =>
    suggestLocale({ preferred: undefined, country: undefined, acceptLanguage }),
  )
  const keysOf = memoizeText(path => {
    const { locale } = readPath(documentPath(path))
    const keyWith = (suggested: Locale | null) =>
      keyOf(path, { offer: bannerFor(suggested, [], locale), loggedIn: false, lightMode: false })
    return { ...mapLocales(keyWith), none: keyWith(null) }
  })
  return (request, path) => {
    const { cookie, 'accept-language': acceptLanguage = '' } = request.headers
    const isPlain = request.headers[source.countryHeader] === undefined && !isNamed(request)
    if (cookie !== undefined || !isPlain) return keyOf(path, readVariant(request, path, source))
    return keysOf(path)[suggestedBy(acceptLanguage) ?? 'none']
  }
}

/** The `Vary` header for the headers above. */
export const varyOn = (countryHeader: string): string =>
  `Accept-Encoding, Accept-Language, Cookie, ${countryHeader}`
