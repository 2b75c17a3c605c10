import type { Locale } from '../../../../contract/locale.ts'
import { formatDate } from '../../../../ui/language/format.ts'
import type { KeptPage } from '../../../kept/questions.ts'

/** The day on which a page was kept, where the reader is. */
export function dayOf({ keptAt }: KeptPage, locale: Locale): string {
  const date = new Date(keptAt)
  const two = (n: number) => String(n).padStart(2, '0')
  return formatDate(`${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`, locale)
}
