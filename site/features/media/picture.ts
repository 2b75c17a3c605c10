import type { Locale } from '../../../contract/locale.ts'
import type { PictureData } from '../../../ui/picture.tsx'
import { type PictureId, pictures } from '../../pictures/manifest.ts'
import type { Source } from '../../pictures/picture.ts'
import { toneOf } from '../../pictures/tone.ts'

/** The width of the `<img src>` for browsers without `srcset`. */
const plainWidth = 1000

/**
 * A picture of the collection, or a crop of it, with its text in one language. For loaders, because the manifest stays
 * on the server. Throws a RangeError for an unknown crop.
 */
export function collectionPicture(id: PictureId, locale: Locale, crop?: string): PictureData {
  const picture = pictures[id]
  const cut = crop === undefined ? picture : picture.crops[crop]
  if (!cut) throw new RangeError(`The picture ${id} has no crop ${crop}`)
  const { avif, webp, jpg, png } = cut.sources
  return {
    alt: picture.alt[locale],
    credit: picture.credit[locale],
    width: cut.width,
    height: cut.height,
    // Browsers without AVIF get the fallback: names in WebP as well took up to 400 bytes of a document.
    sources: [{ type: 'image/avif', srcSet: srcSetOf(avif) }].filter(({ srcSet }) => srcSet !== ''),
    fallback: nearest(jpg ?? png ?? webp),
    tone: picture.alpha ? undefined : toneOf(picture.colour),
  }
}

/** The crop for telephones of a picture by an id from content; null where it has none. */
export const findPhonePicture = (id: string, locale: Locale): PictureData | null =>
  isPicture(id) && 'phone' in pictures[id].crops ? collectionPicture(id, locale, 'phone') : null

/** A picture by an id from content; null for an unknown id. */
export const findCollectionPicture = (id: string, locale: Locale): PictureData | null =>
  isPicture(id) ? collectionPicture(id, locale) : null

export const isPicture = (id: string): id is PictureId => Object.hasOwn(pictures, id)

const srcSetOf = (sources: readonly Source[]) =>
  sources.map(({ src, width }) => `${src} ${width}w`).join(', ')

function nearest(sources: readonly Source[]): string {
  const [best] = [...sources].sort((a, b) => Math.abs(a.width - plainWidth) - Math.abs(b.width - plainWidth))
  return best?.src ?? ''
}
