import type { Position } from '../../../contract/admin.ts'
import { type Locale, languageTagOf } from '../../../contract/locale.ts'

type Band = Pick<Position, 'salary_min' | 'salary_max' | 'currency'>

/**
 * A salary band in the format of the language, or null without one. The currency is a symbol in lists (`A$88,000 –
 * A$112,000`) and a name elsewhere (`88,000–112,000 Australian dollars`).
 */
export function formatSalary(
  { salary_min, salary_max, currency }: Band,
  locale: Locale,
  currencyDisplay: 'symbol' | 'name',
): string | null {
  const min = salary_min ?? salary_max
  const max = salary_max ?? salary_min
  if (min === null || max === null || !/^[A-Z]{3}$/.test(currency ?? '')) return null
  const format = new Intl.NumberFormat(languageTagOf(locale), {
    style: 'currency',
    currency: currency ?? '',
    currencyDisplay,
    maximumFractionDigits: 0,
  })
  return min === max ? format.format(min) : format.formatRange(min, max)
}
