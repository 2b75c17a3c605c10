import { type Locale, languageTagOf } from '../../contract/locale.ts'

/** A day, `2027-03-01` or the beginning of a timestamp, in the long date style of the language. */
export const formatDay = (day: string, locale: Locale): string =>
  new Intl.DateTimeFormat(languageTagOf(locale), { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(day.slice(0, 10)),
  )
