/**
 * The languages of the site: adding one begins with a row here; docs/tasks.md has the rest. The key is the locale, the first
 * segment of its addresses; English is also served without it.
 */
export const locales = {
  en: { tag: 'en-US', name: 'English (US)', countries: [], script: 'Latn' },
  cn: { tag: 'zh-CN', name: '简体中文', countries: ['CN', 'MO', 'TW', 'HK'], script: 'Hans' },
  jp: { tag: 'ja', name: '日本語', countries: ['JP'], script: 'Jpan' },
} as const satisfies Readonly<Record<string, LanguageRow>>

interface LanguageRow {
  /** The BCP 47 tag: `lang` attributes, Accept-Language, Intl, and the key of stored texts. */
  readonly tag: string
  /** The endonym. */
  readonly name: string
  /** ISO 3166 codes of the countries whose visitors are offered this language. */
  readonly countries: readonly string[]
  /** The ISO 15924 code. */
  readonly script: 'Latn' | CjkScript
}

type CjkScript = 'Hans' | 'Jpan'

export type Locale = keyof typeof locales
export type LanguageTag = (typeof locales)[Locale]['tag']

/** The locales with heading fonts of their own, full-width punctuation and no spaces between words. */
export type CjkLocale = {
  [L in Locale]: (typeof locales)[L]['script'] extends CjkScript ? L : never
}[Locale]

export const defaultLocale = 'en' satisfies Locale
export const defaultLanguageTag = locales[defaultLocale].tag
export const everyLocale = Object.keys(locales) as readonly Locale[]

export const isLocale = (word: unknown): word is Locale =>
  typeof word === 'string' && Object.hasOwn(locales, word)

const cjkScripts: readonly string[] = ['Hans', 'Jpan'] satisfies readonly CjkScript[]

export const isCjk = (locale: Locale): locale is CjkLocale => cjkScripts.includes(locales[locale].script)

export const languageTagOf = (locale: Locale): LanguageTag => locales[locale].tag

/** The locale of a locale code or language tag, in any case; undefined for an unsupported language. */
export function findLocale(name: string): Locale | undefined {
  const wanted = name.toLowerCase()
  return everyLocale.find(locale => locale === wanted || languageTagOf(locale).toLowerCase() === wanted)
}

/** The locale of a language tag. Throws for an unsupported tag. */
export function localeOfTag(tag: LanguageTag): Locale {
  const locale = everyLocale.find(each => languageTagOf(each) === tag)
  if (locale === undefined) throw new Error(`No locale has the language tag ${tag}`)
  return locale
}

/** A value for each locale. */
export const mapLocales = <T>(make: (locale: Locale) => T): Readonly<Record<Locale, T>> =>
  Object.fromEntries(everyLocale.map(locale => [locale, make(locale)])) as Record<Locale, T>
