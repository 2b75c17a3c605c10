import type { Locale } from '../../contract/locale.ts'
import type { PagePath } from '../language/link.ts'
import manifest from './sharing.json' with { type: 'json' }

export interface SharingPicture {
  readonly src: string
  readonly alt: string
}

/** What the programs in art/sharing tell of a page's picture: the name of its file, in the folder of each language. */
export interface ListedSharing {
  readonly file: string
  readonly alt: Readonly<Record<Locale, string>>
}

/** Pixels of every picture for sharing. */
export const sharingSize = { width: 1200, height: 630 } as const

const pictures: Readonly<Partial<Record<PagePath, ListedSharing>>> = manifest

/** The picture other sites show of a page, in its language: its own, or that of the home page. */
export function getSharingPicture(page: PagePath, locale: Locale): SharingPicture {
  const own = Object.hasOwn(pictures, page) ? pictures[page] : undefined
  const { file, alt } = own ?? manifest['/']
  return { src: `/sharing/${locale}/${file}`, alt: alt[locale] }
}
