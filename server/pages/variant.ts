import type { IncomingMessage } from 'node:http'
import { readPath } from '../../site/language/link.ts'
import { bannerFor, cookieNames, findCookie, readDismissed } from '../../site/language/preferences.ts'
import { suggestLocale } from '../../site/language/suggest.ts'
import type { Variant } from '../../site/request/site-request.ts'
import { headerOf } from '../exchange.ts'

/** The few things about a visitor that a page at `path` may be made for, boiled down from cookies and headers. */
export function readVariant(request: IncomingMessage, path: string, countryHeader: string): Variant {
  const { locale, page } = readPath(path.endsWith('.data') ? path.slice(0, -'.data'.length) : path)
  const cookies = headerOf(request, 'cookie')
  const suggested = suggestLocale({
    preferred: findCookie(cookies, cookieNames.preferredLocale),
    country: headerOf(request, countryHeader),
    acceptLanguage: headerOf(request, 'accept-language'),
  })
  const dismissed = readDismissed(findCookie(cookies, cookieNames.dismissedLocales))
  return {
    offer: bannerFor(suggested, dismissed, locale),
    // Only the handbook knows a light mode: to any other page it would be a second key for the same bytes.
    lightMode: page.startsWith('/handbook') && findCookie(cookies, cookieNames.lightMode) === '1',
  }
}

/** A page in memory is found by its address and by everything that it may differ by, and by nothing else. */
export const keyOf = (path: string, { offer, lightMode }: Variant): string => `${path} ${offer} ${lightMode}`

/** What the headers above are, for `Vary`. */
export const varyOn = (countryHeader: string): string =>
  `Accept-Encoding, Accept-Language, Cookie, ${countryHeader}`
