import type { Locale } from '../../../contract/locale.ts'
import type { PictureData } from '../../../ui/picture.tsx'
import type { PictureId } from '../../pictures/manifest.ts'
import { collectionPicture } from '../media/picture.ts'

const shown: readonly PictureId[] = [
  'day-orchard',
  'hero-pocket',
  'work-tide',
  'work-dunes',
  'hero-color',
  'lit-one-light',
  'pigment',
  'cover-banksia',
  'cover-fungi',
  'cover-kelp',
  'cover-leaves',
  'cover-waratah',
]

/** The artworks beside the log-in, of which one is shown at random. For loaders. */
export const listArtworks = (locale: Locale): PictureData[] => shown.map(id => collectionPicture(id, locale))
