import { appPictures } from './apps/entries.ts'
import { brushSpecimens, colourPictures } from './brushes/entries.ts'
import { flat } from './catalogue/flat.ts'
import { paintings } from './catalogue/paintings.ts'
import { strokes } from './catalogue/strokes.ts'
import { daily } from './days/entries.ts'
import type { CropEntry, PictureEntry } from './entry.ts'
import { covers as flatCovers } from './flat/entries.ts'
import { heroes } from './heroes/entries.ts'
import { lit } from './lit/entries.ts'
import { places } from './places/entries.ts'
import { covers as watercolourCovers } from './watercolour/entries.ts'

export { films } from './films/catalogue.ts'

const collection: readonly PictureEntry[] = [
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

/** The covers of articles: the first screen of a telephone begins with one. */
const covers: ReadonlySet<string> = new Set([
  'cover-brush',
  'cover-comics',
  'cover-kitchen',
  'cover-letters',
  'cover-onion-skin',
  'cover-pears',
  'cover-pencil-sound',
  'cover-perspective',
  'cover-sea',
  'cover-shells',
  'cover-storyboard',
  'cover-studio',
  'cover-switch',
  'cover-tablets',
  'cover-train',
  'cover-walk',
  'cover-wave',
  'flowering-gum',
  'harbour',
  'hero-3d-room',
  'portrait',
  'tablet',
  'work-stone',
  'work-vessels',
])

const coverOnPhones: CropEntry = { name: 'phone', aspect: 4 / 5, focus: [0.5, 0.25], widths: [], phone: 720 }

/** Every picture of the site. The README beside this file says how to add one. */
export const catalogue: readonly PictureEntry[] = collection.map(entry =>
  covers.has(entry.id) ? { ...entry, phone: 728, crops: [...(entry.crops ?? []), coverOnPhones] } : entry,
)

/** The still that other sites show when nothing better is at hand. */
export const openGraph = {
  picture: 'coast',
  crop: { name: 'og', aspect: 1200 / 630, focus: [0.5, 0.46] },
} as const
