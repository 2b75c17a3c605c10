import { collectionPicture } from '../../frame/picture.ts'
import type { Locale } from '../../language/locale.ts'
import type { PictureId } from '../../pictures/manifest.ts'
import type { PictureData } from '../../ui/picture.tsx'
import type { CareersCopy } from './copy/shape.ts'

type PlaceName = keyof CareersCopy['places']['items']

const pictureOf: Readonly<Record<PlaceName, PictureId>> = {
  granite: 'place-granite',
  stacks: 'place-stacks',
  tarn: 'place-tarn',
  plain: 'place-plain',
  falls: 'place-falls',
  mountain: 'place-mountain',
  stars: 'place-stars',
  coast: 'coast',
}

/** Where each team works when it is out of doors. */
const placeOfTeam: Readonly<Record<string, PlaceName>> = {
  engineering: 'plain',
  brushes: 'granite',
  animation: 'stacks',
  support: 'tarn',
  design: 'mountain',
  community: 'falls',
}

/** A place where the work is done, with what is said of it. */
export interface Place {
  readonly id: string
  readonly name: string
  readonly text: string
  readonly picture: PictureData
}

function placeAt(id: PlaceName, locale: Locale, words: CareersCopy['places']['items']): Place {
  return { id, ...words[id], picture: collectionPicture(pictureOf[id], locale) }
}

/** All eight, in the order they are shown. */
export const listPlaces = (locale: Locale, words: CareersCopy['places']['items']): Place[] =>
  (Object.keys(pictureOf) as PlaceName[]).map(id => placeAt(id, locale, words))

/** The place of a team; the coast, where everybody goes, for one that has none. */
export const placeOf = (team: string, locale: Locale, words: CareersCopy['places']['items']): Place =>
  placeAt(Object.hasOwn(placeOfTeam, team) ? (placeOfTeam[team] ?? 'coast') : 'coast', locale, words)
