import { everyLocale, type Locale } from '../../contract/locale.ts'
import { place, writeWhole } from '../files.ts'
import { grounds } from './grounds.ts'
import { nameFile, type SharingPage } from './pages.ts'

/** Writes `site/pictures/sharing.ts`, formatted as the formatter would. */
export async function writeList(pages: readonly SharingPage[]): Promise<void> {
  const entries = pages.map(page => {
    const lines = everyLocale.map(
      locale => `    ${locale}: {
      src: '/sharing/${locale}/${nameFile(page.path)}.jpg',
      alt: ${quote(describe(page, locale))},
    },`,
    )
    return `  ${quote(page.path)}: {\n${lines.join('\n')}\n  },`
  })
  await writeWhole(place('site/pictures/sharing.ts'), head + entries.join('\n') + tail)
}

const quote = (words: string): string => `'${words.replaceAll("'", "\\'")}'`

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

const head = `// Written by the programs in art/sharing from art/sharing/pages.ts: change that, not this.
import type { PagePath } from '../language/link.ts'
import type { Locale } from '../../contract/locale.ts'

export interface SharingPicture {
  readonly src: string
  readonly alt: string
}

/** Pixels of every picture for sharing. */
export const sharingSize = { width: 1200, height: 630 } as const

/** The picture other sites show of a page, in its language: its own, or that of the home page. */
export function getSharingPicture(page: PagePath, locale: Locale): SharingPicture {
  const own = Object.hasOwn(pictures, page) ? pictures[page as keyof typeof pictures] : pictures['/']
  return own[locale]
}

const pictures = {
`

const tail = `
} as const satisfies Record<PagePath, Record<Locale, SharingPicture>>
`
