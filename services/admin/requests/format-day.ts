import type { MailLocale } from '../../../platform/mail/mail.ts'

const tags: Readonly<Record<MailLocale, string>> = { en: 'en-US', cn: 'zh-CN', jp: 'ja-JP' }

/** A day, `2027-03-01` or the beginning of a moment, in the long style of the language. */
export const formatDay = (day: string, locale: MailLocale): string =>
  new Intl.DateTimeFormat(tags[locale], { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(day.slice(0, 10)),
  )
