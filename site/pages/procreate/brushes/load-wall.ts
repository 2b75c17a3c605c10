import type { Locale } from '../../../../contract/locale.ts'
import type { BrushSet, Ground } from '../../../brushes/brush.ts'
import { brushSets } from '../../../brushes/brush-sets.ts'
import { type PictureId, pictures } from '../../../pictures/manifest.ts'

/** The handbook's groups of brush sets. */
const kinds = ['dry', 'line', 'wet', 'blown', 'nature', 'surface'] as const
export type Kind = (typeof kinds)[number]

const kindOf: Readonly<Record<string, Kind>> = {
  pencils: 'dry',
  charcoal: 'dry',
  pastels: 'dry',
  inks: 'line',
  calligraphy: 'line',
  markers: 'line',
  watercolour: 'wet',
  gouache: 'wet',
  acrylics: 'wet',
  oils: 'wet',
  airbrush: 'blown',
  'spray-paint': 'blown',
  foliage: 'nature',
  florals: 'nature',
  clouds: 'nature',
  light: 'nature',
  halftone: 'surface',
  patterns: 'surface',
}

/** The brush of each set that is shown large. */
const first: Readonly<Record<string, string>> = {
  pencils: 'side-shade',
  charcoal: 'willow',
  pastels: 'broken-colour',
  inks: 'dry-sumi',
  calligraphy: 'wild-grass',
  markers: 'alcohol-brush',
  watercolour: 'granulating',
  gouache: 'opaque-flat',
  acrylics: 'dry-fan',
  oils: 'loaded-filbert',
  airbrush: 'candy-coat',
  'spray-paint': 'dripping',
  foliage: 'gum-leaves',
  florals: 'gum-blossom',
  clouds: 'cumulus',
  light: 'aurora-veil',
  halftone: 'comic-dots',
  patterns: 'seigaiha',
}

/** A localized specimen of a brush. */
export interface Specimen {
  readonly id: string
  readonly name: string
  /** The description of its stroke. */
  readonly stroke: string
  readonly ground: Ground
  /** The narrow files, and a `srcset` of both sizes for a large specimen. */
  readonly avif: string
  readonly webp: string
}

export interface WallSet {
  readonly id: string
  readonly name: string
  readonly kind: Kind
  /** The large specimen is first. */
  readonly specimens: readonly Specimen[]
}

/** All brush sets with their specimens. Throws a RangeError for a brush without a picture. */
export const loadWall = (locale: Locale): readonly WallSet[] =>
  brushSets.map(set => ({
    id: set.id,
    name: set.name[locale],
    kind: kindOf[set.id] ?? 'dry',
    specimens: listSpecimens(set, locale),
  }))

function listSpecimens(set: BrushSet, locale: Locale): Specimen[] {
  const large = set.brushes.find(({ id }) => id === first[set.id])
  return [...(large ? [large] : []), ...set.brushes.filter(brush => brush !== large)].map(brush => {
    const { avif, webp } = sourcesOf(`brush-${set.id}-${brush.id}`)
    const wanted = brush === large ? 2 : 1
    const files = avif.slice(0, wanted)
    return {
      id: `${set.id}/${brush.id}`,
      name: brush.name[locale],
      stroke: brush.stroke[locale],
      ground: brush.ground ?? 'paper',
      avif:
        wanted === 1 ? (files[0]?.src ?? '') : files.map(({ src, width }) => `${src} ${width}w`).join(', '),
      webp: webp[0]?.src ?? '',
    }
  })
}

function sourcesOf(id: string) {
  if (!Object.hasOwn(pictures, id)) throw new RangeError(`There is no picture ${id}`)
  return pictures[id as PictureId].sources
}
