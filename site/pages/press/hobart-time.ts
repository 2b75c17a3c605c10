import { type Locale, languageTagOf } from '../../../contract/locale.ts'

const timeZone = 'Australia/Hobart'

/** The time zone of Hobart at a moment: `AEDT`, `UTC+11`, and its name in the language. */
export function hobartTime(now: Date, locale: Locale) {
  const name = (language: string, timeZoneName: 'short' | 'long' | 'shortOffset') =>
    new Intl.DateTimeFormat(language, { timeZone, timeZoneName })
      .formatToParts(now)
      .find(({ type }) => type === 'timeZoneName')?.value ?? ''
  return {
    // Only Australian English has a short word for it.
    short: name('en-AU', 'short'),
    offset: name('en-US', 'shortOffset').replace('GMT', 'UTC'),
    name: name(languageTagOf(locale), 'long'),
  }
}
