import * as v from 'valibot'

/** What names a language in a call: the code of a locale or its BCP 47 tag. */
export const langs = ['en', 'cn', 'jp', 'en-US', 'zh-CN', 'ja'] as const
export type Lang = (typeof langs)[number]

/** The code of a locale. */
export type LocaleCode = 'en' | 'cn' | 'jp'

const codes: Readonly<Record<Lang, LocaleCode>> = {
  en: 'en',
  cn: 'cn',
  jp: 'jp',
  'en-US': 'en',
  'zh-CN': 'cn',
  ja: 'jp',
}

/** The locale that a `lang` names, in whatever case; English for one that we do not write in. */
export function codeOf(lang: string): LocaleCode {
  const known = langs.find(each => each.toLowerCase() === lang.toLowerCase())
  return known ? codes[known] : 'en'
}

/** A `lang` that has to be there: one that we do not write in is no fault, its answer is in English. */
export const lang = v.pipe(
  v.string('should be text'),
  v.maxLength(100, 'should have at most 100 characters'),
  v.regex(/^\P{Cc}*$/u, 'should be text without control characters'),
  v.metadata({ anyOf: [{ enum: langs }, { description: 'Any other: answered in English' }] }),
)

/** The language of an answer, where one may be named. */
export const optionalLang = v.optional(lang)
