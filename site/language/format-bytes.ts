import { type Locale, languageTagOf } from '../../contract/locale.ts'

/** `18 kB`, `3.5 MB`, as the language writes it. */
export function formatBytes(bytes: number, locale: Locale): string {
  const unit = bytes >= 999_500 ? 'megabyte' : bytes >= 1000 ? 'kilobyte' : 'byte'
  const format = new Intl.NumberFormat(languageTagOf(locale), {
    style: 'unit',
    unit,
    // 'byte' has no short plural.
    unitDisplay: unit === 'byte' ? 'long' : 'short',
    maximumFractionDigits: unit === 'megabyte' ? 1 : 0,
  })
  return format.format(bytes / { megabyte: 1_000_000, kilobyte: 1000, byte: 1 }[unit])
}
