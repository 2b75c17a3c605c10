import { everyLocale, isLocale, type Locale, locales } from '../../contract/locale.ts'

export interface Hints {
  /** The `preferred-locale` cookie. */
  readonly preferred: string | undefined
  /** Two letters, from the header that the edge sets. */
  readonly country: string | undefined
  /** The whole `Accept-Language` header. */
  readonly acceptLanguage: string | undefined
}

/** The language a visitor would probably like: what was chosen before, else by country, else by what is read. */
export function suggestLocale({ preferred, country, acceptLanguage }: Hints): Locale | null {
  if (isLocale(preferred)) return preferred
  return findByCountry(country) ?? findByReading(acceptLanguage)
}

/** A country of no locale says nothing: English is read everywhere. */
function findByCountry(country: string | undefined): Locale | null {
  const code = country?.toUpperCase() ?? ''
  return everyLocale.find(locale => (locales[locale].countries as readonly string[]).includes(code)) ?? null
}

/** Loose: `zh-TW` reads `cn`, `en-AU` reads `en`. Headers past 500 characters are cut, and at most 20 tags are read. */
function findByReading(header: string | undefined): Locale | null {
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
