import type { Article } from '../../../contract/admin.ts'
import type { Locale } from '../../../contract/locale.ts'
import type { MediaCutFiles, MediaFormat, MediaPicture } from '../../../contract/media.ts'
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

/** A picture of the media library, or a crop of it, from the answer of the service. */
export function mediaPicture(media: MediaPicture, crop?: string): PictureData {
  const cut: MediaCutFiles = (crop === undefined ? undefined : media.crops?.[crop]) ?? media
  const filesOf = (wanted: MediaFormat) => cut.files.filter(({ format }) => format === wanted)
  const plain = filesOf('jpg').length > 0 && !media.alpha ? filesOf('jpg') : filesOf('webp')
  return {
    alt: media.alt,
    credit: media.credit,
    width: cut.width,
    height: cut.height,
    sources: (['avif', 'webp'] as const).flatMap(format => {
      const srcSet = srcSetOf(filesOf(format))
      return srcSet === '' ? [] : [{ type: `image/${format}`, srcSet }]
    }),
    fallback: nearest(plain),
    tone: media.alpha ? undefined : toneOf(media.colour),
  }
}

/** The cover of an article, from the library or the collection; null where it has none. */
export const findCover = (
  { cover, cover_media: media }: Pick<Article, 'cover' | 'cover_media'>,
  locale: Locale,
  crop?: string,
): PictureData | null => (media ? mediaPicture(media, crop) : findCollectionPicture(cover, locale))

/** The crop for telephones of a cover; null where it has none. */
export function findPhonePicture(
  { cover, cover_media: media }: Pick<Article, 'cover' | 'cover_media'>,
  locale: Locale,
): PictureData | null {
  if (media) return mediaPicture(media, 'phone')
  return isPicture(cover) && 'phone' in pictures[cover].crops
    ? collectionPicture(cover, locale, 'phone')
    : null
}

/** A picture by an id from content; null for an unknown id. */
export const findCollectionPicture = (id: string, locale: Locale): PictureData | null =>
  isPicture(id) ? collectionPicture(id, locale) : null

export const isPicture = (id: string): id is PictureId => Object.hasOwn(pictures, id)

type NamedFile = Pick<Source, 'src' | 'width'>

const srcSetOf = (sources: readonly NamedFile[]) =>
  sources.map(({ src, width }) => `${src} ${width}w`).join(', ')

function nearest(sources: readonly NamedFile[]): string {
  const [best] = [...sources].sort((a, b) => Math.abs(a.width - plainWidth) - Math.abs(b.width - plainWidth))
  return best?.src ?? ''
}
