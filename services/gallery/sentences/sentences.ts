import type { MailLocale } from '../../../platform/mail/mail.ts'
import cn from './cn.ts'
import en, { type Sentences } from './en.ts'
import jp from './jp.ts'

export type { Sentences } from './en.ts'

const sentences: Readonly<Record<MailLocale, Sentences>> = { en, cn, jp }

/** The language of a `lang` field: a locale code, else English. */
export const localeOf = (lang: string | undefined): MailLocale =>
  lang === 'cn' || lang === 'jp' ? lang : 'en'

export const sentencesIn = (lang: string | undefined): Sentences => sentences[localeOf(lang)]

/** A sentence with its `{count}`. */
export const counted = (sentence: string, count: number): string => sentence.replace('{count}', String(count))
