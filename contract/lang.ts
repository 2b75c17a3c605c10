import * as v from 'valibot'
import { everyLocale, type LanguageTag, type Locale, languageTagOf } from './locale.ts'

/** A language parameter: a locale or a language tag. */
type Lang = Locale | LanguageTag

export const langs: readonly Lang[] = [...everyLocale, ...everyLocale.map(languageTagOf)]

/** A required `lang`; an unsupported language falls back to English. */
export const lang = v.pipe(
  v.string('should be text'),
  v.maxLength(100, 'should have at most 100 characters'),
  v.regex(/^\P{Cc}*$/u, 'should be text without control characters'),
  v.metadata({ anyOf: [{ enum: langs }, { description: 'Any other: answered in English' }] }),
)

/** An optional `lang`. */
export const optionalLang = v.optional(lang)
