import { everyLocale, type Locale, languageTagOf } from '../../contract/locale.ts'

/** `Intl` formatters are cached because constructing one costs more than a hundred calls. */
const formats = Object.fromEntries(
  everyLocale.map(locale => [
    locale,
    {
      date: new Intl.DateTimeFormat(languageTagOf(locale), { dateStyle: 'long', timeZone: 'UTC' }),
      plural: new Intl.PluralRules(languageTagOf(locale)),
      number: new Intl.NumberFormat(languageTagOf(locale)),
      relative: new Intl.RelativeTimeFormat(languageTagOf(locale)),
    },
  ]),
) as Readonly<
  Record<
    Locale,
    {
      date: Intl.DateTimeFormat
      plural: Intl.PluralRules
      number: Intl.NumberFormat
      relative: Intl.RelativeTimeFormat
    }
  >
>

/** `2026-11-12` in the long style of the language, read in UTC because dates have no time of day. */
export function formatDate(date: string, locale: Locale): string {
  return formats[locale].date.format(new Date(date))
}

export const formatNumber = (n: number, locale: Locale): string => formats[locale].number.format(n)

/** A relative time such as 'in 40 seconds' or 'in 12 minutes', rounded up; one minute for `null`. */
export function formatWait(seconds: number | null, locale: Locale): string {
  const { relative } = formats[locale]
  const wait = Math.max(1, Math.ceil(seconds ?? 60))
  if (wait < 60) return relative.format(wait, 'second')
  if (wait <= 90 * 60) return relative.format(Math.ceil(wait / 60), 'minute')
  return relative.format(Math.ceil(wait / 3600), 'hour')
}

export type PluralForms = { readonly one?: string; readonly other: string }

/** The plural form of the number in the language, with `{n}` interpolated. Chinese and Japanese have only `other`. */
export function plural(forms: PluralForms, n: number, locale: Locale): string {
  const rule = formats[locale].plural.select(n)
  const form = rule === 'one' && forms.one !== undefined ? forms.one : forms.other
  return form.replaceAll('{n}', formats[locale].number.format(n))
}

/** Interpolates the `{names}` of a sentence. */
export const interpolate = (sentence: string, values: Readonly<Record<string, string>>): string =>
  sentence.replaceAll(/\{(\w+)\}/g, (whole, name: string) =>
    Object.hasOwn(values, name) ? (values[name] ?? whole) : whole,
  )
