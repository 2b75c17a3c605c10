import type { Locale } from '../../../contract/locale.ts'
import type { PictureData } from '../../../ui/picture.tsx'
import { collectionPicture } from '../../features/media/picture.ts'
import type { PictureId } from '../../pictures/manifest.ts'
import type { CareersCopy } from './copy/en.ts'

type PlaceName = keyof CareersCopy['places']['items']

const pictureOf: Readonly<Record<PlaceName, PictureId>> = {
  granite: 'place-granite',
  stacks: 'place-stacks',
  tarn: 'place-tarn',
  plain: 'place-plain',
  falls: 'place-falls',
  mountain: 'place-mountain',
  stars: 'place-stars',
  orchard: 'day-orchard',
  workshop: 'day-press',
  slab: 'day-hands',
  market: 'day-market',
  tram: 'day-tram',
  kelp: 'day-kelp',
  attic: 'day-attic',
  wires: 'day-birds',
}

/** The places on the page of all positions, in their order. */
const shownPlaces: readonly PlaceName[] = [
  'granite',
  'stacks',
  'tarn',
  'plain',
  'falls',
  'mountain',
  'stars',
  'orchard',
]

/** The place of a position, where no two positions share a picture. */
const placeOfPosition: Readonly<Record<string, PlaceName>> = {
  'accessibility-tester': 'stars',
  'designer-of-the-site': 'workshop',
  'engineer-colour': 'market',
  'localisation-editor-chinese': 'wires',
  'paper-archivist': 'slab',
  'quality-tester-pocket': 'tram',
  'support-artist-japanese': 'kelp',
  'teacher-in-residence': 'attic',
}

/** The place of a team that works outside the studio. */
const placeOfTeam: Readonly<Record<string, PlaceName>> = {
  engineering: 'plain',
  brushes: 'granite',
  animation: 'stacks',
  support: 'tarn',
  design: 'mountain',
  community: 'falls',
}

/** A place with its picture and text. */
export interface Place {
  readonly id: string
  readonly name: string
  readonly text: string
  readonly picture: PictureData
}

function placeAt(id: PlaceName, locale: Locale, copy: CareersCopy['places']['items']): Place {
  return { id, ...copy[id], picture: collectionPicture(pictureOf[id], locale) }
}

/** All eight places in their order. */
export const listPlaces = (locale: Locale, copy: CareersCopy['places']['items']): Place[] =>
  shownPlaces.map(id => placeAt(id, locale, copy))

/** The place of a position, else that of its team, else the orchard. */
export function placeOf(
  { slug, team }: { readonly slug: string; readonly team: string },
  locale: Locale,
  copy: CareersCopy['places']['items'],
): Place {
  const own = Object.hasOwn(placeOfPosition, slug) ? placeOfPosition[slug] : undefined
  const shared = Object.hasOwn(placeOfTeam, team) ? placeOfTeam[team] : undefined
  return placeAt(own ?? shared ?? 'orchard', locale, copy)
}
