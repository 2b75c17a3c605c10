import { everyLocale, isLocale, type Locale, locales } from '../../contract/locale.ts'

interface Hints {
  /** The value of the `preferred-locale` cookie. */
  readonly preferred: string | undefined
  /** The ISO 3166-1 alpha-2 code from the header that the edge sets. */
  readonly country: string | undefined
  /** The value of the `Accept-Language` header. */
  readonly acceptLanguage: string | undefined
}

/** The locale to suggest: the preference, else the country's, else the first match in `Accept-Language`. */
export function suggestLocale({ preferred, country, acceptLanguage }: Hints): Locale | null {
  if (isLocale(preferred)) return preferred
  return findByCountry(country) ?? findByAcceptLanguage(acceptLanguage)
}

/** The locale of a country; null where English is read, which has no countries. */
function findByCountry(country: string | undefined): Locale | null {
  const code = country?.toUpperCase() ?? ''
  return everyLocale.find(locale => (locales[locale].countries as readonly string[]).includes(code)) ?? null
}

/** The best locale by primary language subtag (`zh-TW` matches `cn`); reads at most 500 characters and 20 tags. */
function findByAcceptLanguage(header: string | undefined): Locale | null {
  const tags = (header ?? '')
    .slice(0, 500)
    .split(',', 20)
    .map(part => {
      const [tag = '', ...parameters] = part.trim().toLowerCase().split(';')
      const quality = parameters.find(parameter => parameter.trim().startsWith('q='))
      return { language: tag.trim().split('-', 1)[0], q: quality ? Number(quality.trim().slice(2)) || 0 : 1 }
    })
    .filter(({ q }) => q > 0)
    .sort((a, b) => b.q - a.q)
  for (const { language } of tags) {
    const locale = everyLocale.find(name => locales[name].tag.split('-', 1)[0] === language)
    if (locale) return locale
  }
  return null
}
