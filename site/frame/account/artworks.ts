import type { Locale } from '../../language/locale.ts'
import type { PictureId } from '../../pictures/manifest.ts'
import type { PictureData } from '../../ui/picture.tsx'
import { collectionPicture } from '../picture.ts'

const shown: readonly PictureId[] = [
  'portrait',
  'still',
  'flowering-gum',
  'aurora',
  'coast',
  'harbour',
  'bust3d',
  'pigment',
  'work-vessels',
  'work-tide',
  'work-moon',
  'work-dunes',
]

/** What hangs beside the log-in: one of these at random. For loaders. */
export const listArtworks = (locale: Locale): PictureData[] => shown.map(id => collectionPicture(id, locale))
