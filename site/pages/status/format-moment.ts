import { type Locale, languageTagOf } from '../../../contract/locale.ts'

const formats = new Map<Locale, Intl.DateTimeFormat>()

/** `November 27, 2026 at 00:12 UTC`, in the style of the language; only on the server: browsers write other spaces. */
export function formatMoment(at: string, locale: Locale): string {
  const format =
    formats.get(locale) ??
    new Intl.DateTimeFormat(languageTagOf(locale), {
      ...{ year: 'numeric', month: 'long', day: 'numeric', hour: '2-digit', minute: '2-digit' },
      ...{ hourCycle: 'h23', timeZone: 'UTC', timeZoneName: 'short' },
    })
  formats.set(locale, format)
  return format.format(new Date(at))
}
