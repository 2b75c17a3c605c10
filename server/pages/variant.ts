import type { IncomingMessage } from 'node:http'
import type { Locale } from '../../site/language/locale.ts'
import { bannerFor, cookieNames, findCookie, readDismissed } from '../../site/language/preferences.ts'
import { suggestLocale } from '../../site/language/suggest.ts'
import type { Variant } from '../../site/request/site-request.ts'
import { headerOf } from '../exchange.ts'

/** The few things about a visitor that a page may be made for, boiled down from cookies and headers. */
export function readVariant(request: IncomingMessage, current: Locale, countryHeader: string): Variant {
  const cookies = headerOf(request, 'cookie')
  const suggested = suggestLocale({
    preferred: findCookie(cookies, cookieNames.preferredLocale),
    country: headerOf(request, countryHeader),
    acceptLanguage: headerOf(request, 'accept-language'),
  })
  const dismissed = readDismissed(findCookie(cookies, cookieNames.dismissedLocales))
  return {
    offer: bannerFor(suggested, dismissed, current),
    lightMode: findCookie(cookies, cookieNames.lightMode) === '1',
  }
}

/** What the headers above are, for `Vary`. */
export const varyOn = (countryHeader: string): string =>
  `Accept-Encoding, Accept-Language, Cookie, ${countryHeader}`
