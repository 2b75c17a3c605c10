import { isoOf, type Locale } from '../../language/locale.ts'

/** `18 kB`, `3.5 MB`, as the language writes it. */
export function formatBytes(bytes: number, locale: Locale): string {
  const isLarge = bytes >= 999_500
  const format = new Intl.NumberFormat(isoOf(locale), {
    style: 'unit',
    unit: isLarge ? 'megabyte' : 'kilobyte',
    maximumFractionDigits: isLarge ? 1 : 0,
  })
  return format.format(bytes / (isLarge ? 1_000_000 : 1000))
}
