import { fill } from '../../language/format.ts'
import type { Locale } from '../../language/locale.ts'

const failedTitles: Readonly<Record<Locale, string>> = {
  en: 'Error: {title}',
  cn: '有误：{title}',
  jp: 'エラー：{title}',
}

/** The title of a page whose form came back with errors. https://design-system.service.gov.uk/components/error-summary/ */
export const failedTitle = (title: string, locale: Locale): string => fill(failedTitles[locale], { title })
