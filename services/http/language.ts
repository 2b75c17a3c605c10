import {
  defaultLocale,
  findLocale,
  type LanguageTag,
  type Locale,
  languageTagOf,
} from '../../contract/locale.ts'

/**
 * The locale to answer in, from a `lang` parameter or the first language of an Accept-Language header. By contract a
 * language that the site is not written in is no error: the answer is in English.
 */
export const negotiateLocale = (requested: string | undefined): Locale =>
  findLocale(requested?.split(/[,;]/, 1)[0]?.trim() ?? '') ?? defaultLocale

/** The same as the language tag that content is stored under. */
export const negotiateLanguageTag = (requested: string | undefined): LanguageTag =>
  languageTagOf(negotiateLocale(requested))
