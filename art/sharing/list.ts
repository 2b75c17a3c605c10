import { type Locale, mapLocales } from '../../contract/locale.ts'
import type { SharingEntry } from '../../site/pictures/sharing.ts'
import { writeJson } from '../write-json.ts'
import { grounds } from './grounds.ts'
import { nameFile, type SharingPage } from './pages.ts'

/** Writes `site/pictures/sharing.json`. */
export const writeList = (pages: readonly SharingPage[]): Promise<void> =>
  writeJson(
    'site/pictures/sharing.json',
    Object.fromEntries(pages.map(page => [page.path, describePage(page)])),
  )

const describePage = (page: SharingPage): SharingEntry => ({
  file: `${nameFile(page.path)}.jpg`,
  alt: mapLocales(locale => describe(page, locale)),
})

function describe({ title: titles, ground }: SharingPage, locale: Locale): string {
  const { seen } = grounds[ground]
  const title = titles[locale].replaceAll('|', '')
  return descriptions[locale](title, seen[locale])
}

const descriptions: Readonly<Record<Locale, (title: string, seen: string) => string>> = {
  en: (title, seen) => `The words “${title}” beside ${seen}.`,
  cn: (title, seen) => `文字「${title}」，旁边是${seen}。`,
  jp: (title, seen) => `「${title}」の文字と、${seen}。`,
}
