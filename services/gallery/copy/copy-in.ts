import type { MailLocale } from '../../../platform/mail/mail.ts'
import { localeOf } from '../../http/language.ts'
import cn from './cn.ts'
import en, { type GalleryCopy } from './en.ts'
import jp from './jp.ts'

export { localeOf } from '../../http/language.ts'
export type { GalleryCopy } from './en.ts'

const sentences: Readonly<Record<MailLocale, GalleryCopy>> = { en, cn, jp }

export const galleryCopyIn = (lang: string | undefined): GalleryCopy => sentences[localeOf(lang)]

/** A sentence with its `{count}`. */
export const counted = (sentence: string, count: number): string => sentence.replace('{count}', String(count))
