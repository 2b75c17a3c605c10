import {
  defaultLocale,
  findLocale,
  type LanguageTag,
  type Locale,
  languageTagOf,
} from '../../contract/locale.ts'

/**
 * The locale of an answer, from a `lang` parameter or the first language of an Accept-Language header; an unsupported
 * language falls back to English.
 */
export const negotiateLocale = (requested: string | undefined): Locale =>
  findLocale(requested?.split(/[,;]/, 1)[0]?.trim() ?? '') ?? defaultLocale

/** The negotiated language tag, under which content is stored. */
export const negotiateLanguageTag = (requested: string | undefined): LanguageTag =>
  languageTagOf(negotiateLocale(requested))
