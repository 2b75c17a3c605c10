import type { Locale } from '../../../contract/locale.ts'
import type { PictureId } from '../../pictures/manifest.ts'
import type { PictureData } from '../../ui/picture.tsx'
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

/** What hangs beside the log-in: one of these at random. For loaders. */
export const listArtworks = (locale: Locale): PictureData[] => shown.map(id => collectionPicture(id, locale))
