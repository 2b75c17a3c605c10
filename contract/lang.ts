import * as v from 'valibot'
import { everyLocale, type LanguageTag, type Locale, languageTagOf } from './locale.ts'

/** What names a language in a call: a locale or a language tag. */
export type Lang = Locale | LanguageTag

export const langs: readonly Lang[] = [...everyLocale, ...everyLocale.map(languageTagOf)]

/** A `lang` that has to be there: one that we do not write in is no fault, its answer is in English. */
export const lang = v.pipe(
  v.string('should be text'),
  v.maxLength(100, 'should have at most 100 characters'),
  v.regex(/^\P{Cc}*$/u, 'should be text without control characters'),
  v.metadata({ anyOf: [{ enum: langs }, { description: 'Any other: answered in English' }] }),
)

/** The language of an answer, where one may be named. */
export const optionalLang = v.optional(lang)
