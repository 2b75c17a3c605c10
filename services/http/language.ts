import { codeOf, type LocaleCode } from '../../contract/lang.ts'

/** The language tags that content is stored under; anything else reads as English. */
export type Iso = 'en-US' | 'zh-CN' | 'ja'

const isos: Readonly<Record<LocaleCode, Iso>> = { en: 'en-US', cn: 'zh-CN', jp: 'ja' }

/** The locale of a `lang` parameter or of the first tag of an Accept-Language header; English when we do not write in it. */
export const localeOf = (tag: string | undefined): LocaleCode =>
  codeOf(tag?.split(/[,;]/, 1)[0]?.trim() ?? '')

/** The same as the tag that content is stored under. */
export const isoOf = (tag: string | undefined): Iso => isos[localeOf(tag)]
