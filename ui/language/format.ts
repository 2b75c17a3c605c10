import { type Locale, languageTagOf } from '../../contract/locale.ts'

/** Formatters are cached because constructing one costs more than a hundred calls, and made when first used for the same reason. */
function perLocale<Format>(create: (languageTag: string) => Format): (locale: Locale) => Format {
  const formats = new Map<Locale, Format>()
  return locale => {
    const format = formats.get(locale) ?? create(languageTagOf(locale))
    formats.set(locale, format)
    return format
  }
}

const dates = perLocale(tag => new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' }))
const plurals = perLocale(tag => new Intl.PluralRules(tag))
const numbers = perLocale(tag => new Intl.NumberFormat(tag))
const relatives = perLocale(tag => new Intl.RelativeTimeFormat(tag))

/** `2026-11-12` in the long style of the language, read in UTC because dates have no time of day. */
export function formatDate(date: string, locale: Locale): string {
  return dates(locale).format(new Date(date))
}

export const formatNumber = (n: number, locale: Locale): string => numbers(locale).format(n)

/** A relative time such as 'in 40 seconds' or 'in 12 minutes', rounded up; one minute for `null`. */
export function formatWait(seconds: number | null, locale: Locale): string {
  const relative = relatives(locale)
  const wait = Math.max(1, Math.ceil(seconds ?? 60))
  if (wait < 60) return relative.format(wait, 'second')
  if (wait <= 90 * 60) return relative.format(Math.ceil(wait / 60), 'minute')
  return relative.format(Math.ceil(wait / 3600), 'hour')
}

export type PluralForms = { readonly one?: string; readonly other: string }

/** The plural form of the number in the language, with `{n}` interpolated. Chinese and Japanese have only `other`. */
export function plural(forms: PluralForms, n: number, locale: Locale): string {
  const rule = plurals(locale).select(n)
  const form = rule === 'one' && forms.one !== undefined ? forms.one : forms.other
  return form.replaceAll('{n}', numbers(locale).format(n))
}

/** Interpolates the `{names}` of a sentence. */
export const interpolate = (sentence: string, values: Readonly<Record<string, string>>): string =>
  sentence.replaceAll(/\{(\w+)\}/g, (whole, name: string) =>
    Object.hasOwn(values, name) ? (values[name] ?? whole) : whole,
  )
