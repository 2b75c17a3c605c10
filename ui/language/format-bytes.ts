import { type Locale, languageTagOf } from '../../contract/locale.ts'

/** A size in kB or MB in the format of the language, such as `18 kB` or `3.5 MB`. */
export function formatBytes(bytes: number, locale: Locale): string {
  const unit = bytes >= 999_500 ? 'megabyte' : bytes >= 1000 ? 'kilobyte' : 'byte'
  const format = new Intl.NumberFormat(languageTagOf(locale), {
    style: 'unit',
    unit,
    // `Intl.NumberFormat` has no short plural for the unit 'byte'.
    unitDisplay: unit === 'byte' ? 'long' : 'short',
    maximumFractionDigits: unit === 'megabyte' ? 1 : 0,
  })
  return format.format(bytes / { megabyte: 1_000_000, kilobyte: 1000, byte: 1 }[unit])
}
