import { type Locale, languageTagOf } from '../../../../contract/locale.ts'
import { interpolate, plural } from '../../../../ui/language/format.ts'
import type { PartNumber } from '../../../features/media/stage-picture.ts'
import { lessons } from '../../../pictures/lessons.ts'
import type { SeriesCopy } from '../copy/en.ts'
import type { Material } from './materials.tsx'

/** The palette of each part: greys for the drawing parts, the still life's colours for the painting parts. */
const palettes = ['dolerite', 'dolerite', 'lemons', 'lemons'] as const

/** The downloads of a part, each with its file size. */
export function listMaterials(copy: SeriesCopy['materials'], part: PartNumber, locale: Locale): Material[] {
  const sheet = lessons.sheets[locale][part - 1]
  const brushes = lessons.brushes[part - 1]
  const palette = palettes[part - 1]
  if (!sheet || !brushes || !palette) throw new RangeError(`The series has no part ${part}`)
  const label = (type: string, bytes: number) => interpolate(copy.file, { type, size: sizeOf(bytes, locale) })
  return [
    {
      name: 'sheet',
      ...copy.sheet,
      files: [{ href: sheet.src, label: label('PDF', sheet.bytes), saveAs: `beginners-${part}-sheet.pdf` }],
    },
    {
      name: 'brushes',
      title: copy.brushes.title,
      text: plural(copy.brushes.text, brushes.count, locale),
      files: [
        { href: brushes.src, label: label('ZIP', brushes.bytes), saveAs: `beginners-${part}-brushes.zip` },
      ],
    },
    {
      name: 'palette',
      ...copy.palette,
      files: (['gpl', 'json'] as const).map(type => ({
        href: `/procreate/color/palettes/${palette}.${type}`,
        label: label(type.toUpperCase(), 500),
        saveAs: `${palette}.${type}`,
      })),
    },
  ]
}

/** A file size such as `32 kB`, at least `1 kB`. */
const sizeOf = (bytes: number, locale: Locale): string =>
  new Intl.NumberFormat(languageTagOf(locale), {
    style: 'unit',
    unit: 'kilobyte',
    maximumFractionDigits: 0,
  }).format(Math.max(1, Math.round(bytes / 1000)))
