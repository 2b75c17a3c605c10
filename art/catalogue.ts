import { appPictures } from './apps/entries.ts'
import { brushSpecimens, colourPictures } from './brushes/entries.ts'
import { flat } from './catalogue/flat.ts'
import { paintings } from './catalogue/paintings.ts'
import { strokes } from './catalogue/strokes.ts'
import { daily } from './days/entries.ts'
import type { PictureEntry } from './entry.ts'
import { covers as flatCovers } from './flat/entries.ts'
import { heroes } from './heroes/entries.ts'
import { lit } from './lit/entries.ts'
import { places } from './places/entries.ts'
import { covers as watercolourCovers } from './watercolour/entries.ts'

export { films } from './films/catalogue.ts'

/** Every picture of the site. The README beside this file says how to add one. */
export const catalogue: readonly PictureEntry[] = [
  ...paintings,
  ...places,
  ...daily,
  ...heroes,
  ...lit,
  ...flat,
  ...flatCovers,
  ...watercolourCovers,
  ...appPictures,
  ...strokes,
  ...colourPictures,
  ...brushSpecimens,
]

/** The still that other sites show when nothing better is at hand. */
export const openGraph = {
  picture: 'coast',
  crop: { name: 'og', aspect: 1200 / 630, focus: [0.5, 0.46] },
} as const
