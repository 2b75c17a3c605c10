import type { Brush, BrushSet } from '../../site/brushes/brush.ts'
import { brushSets } from '../../site/brushes/brush-sets.ts'
import { paletteIds } from '../../site/paint/palettes.ts'
import type { Sentence } from '../../site/pictures/picture.ts'
import type { PictureEntry } from '../entry.ts'
import { harmonyAlts, paletteAlts } from './colour-alts.ts'
import { harmonies } from './harmonies.ts'
import { masterOf, seedOf } from './works.ts'

const brushes: Sentence = { en: 'Brushes', cn: '画笔', jp: 'ブラシ' }
const pigment: Sentence = { en: 'Pigment', cn: '颜料', jp: '顔料' }

const describe = (set: BrushSet, { name, stroke }: Brush): Sentence => ({
  en: `A stroke of ${name.en}, from the set ${set.name.en}: ${stroke.en}.`,
  cn: `${set.name.cn}「${name.cn}」的笔触：${stroke.cn}。`,
  jp: `「${name.jp}」（${set.name.jp}）の筆あと。${stroke.jp}。`,
})

/** A stroke of every brush, as pictures of the site. */
export const brushSpecimens: readonly PictureEntry[] = brushSets.flatMap(set =>
  set.brushes.map(brush => ({
    id: `brush-${set.id}-${brush.id}`,
    master: masterOf(set, brush),
    origin: { series: brushes, seed: seedOf(set, brush) },
    widths: [420, 840],
    alt: describe(set, brush),
  })),
)

/** Painted harmonies and palettes, for the pages about colour. */
export const colourPictures: readonly PictureEntry[] = [
  ...harmonies.map(({ id }, index) => ({
    id: `harmony-${id}`,
    master: `harmony-${id}.avif`,
    origin: { series: pigment, seed: 40 + index },
    widths: [480, 960, 1200],
    alt: harmonyAlts[id],
  })),
  ...paletteIds.map((id, index) => ({
    id: `palette-${id}`,
    master: `palette-${id}.avif`,
    origin: { series: pigment, seed: 60 + index },
    widths: [480, 960, 1200],
    alt: paletteAlts[id],
  })),
]
