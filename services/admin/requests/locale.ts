import type { MailLocale } from '../../../platform/mail/mail.ts'
import { type Iso, isoOf } from '../../http/language.ts'

const locales: Readonly<Record<Iso, MailLocale>> = { 'en-US': 'en', 'zh-CN': 'cn', ja: 'jp' }

/** The site's word for the language of a form, whose `lang` is an iso tag. */
export const localeOf = (lang: string | undefined): MailLocale => locales[isoOf(lang)]
