import type { Locale } from '../../contract/locale.ts'
import type { PagePath } from '../language/link.ts'
import manifest from './sharing.json' with { type: 'json' }

interface SharingPicture {
  readonly src: string
  readonly alt: string
}

/** A page's sharing picture as art/sharing lists it: its file name in the folder of each language. */
export interface SharingEntry {
  readonly file: string
  readonly alt: Readonly<Record<Locale, string>>
}

/** In pixels. */
export const sharingSize = { width: 1200, height: 630 } as const

const pictures: Readonly<Partial<Record<PagePath, SharingEntry>>> = manifest

/** The Open Graph picture of a page in its language; by default that of the home page. */
export function getSharingPicture(page: PagePath, locale: Locale): SharingPicture {
  const own = Object.hasOwn(pictures, page) ? pictures[page] : undefined
  const { file, alt } = own ?? manifest['/']
  return { src: `/sharing/${locale}/${file}`, alt: alt[locale] }
}
