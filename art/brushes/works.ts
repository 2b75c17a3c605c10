import sharp from 'sharp'
import type { Brush, BrushSet } from '../../site/brushes/brush.ts'
import { brushSets } from '../../site/brushes/brush-sets.ts'
import type { Work } from '../work.ts'
import { colourWorks } from './colour-works.ts'
import { paintSpecimen, specimenSize } from './specimen.ts'

const data = '../site/brushes'

/** A different number for every brush, which stays the same when a set gets new ones. */
export const seedOf = (set: BrushSet, brush: Brush): number =>
  [...`${set.id}/${brush.id}`].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, 7)

export const masterOf = (set: BrushSet, brush: Brush): string => `brushes/${set.id}/${brush.id}.avif`

const specimenOf = (set: BrushSet, brush: Brush): Work => {
  const seed = seedOf(set, brush)
  return {
    master: masterOf(set, brush),
    seed,
    size: specimenSize,
    from: ['brushes/works.ts', `${data}/grounds.ts`, `${data}/${set.id}.ts`],
    async paint() {
      const [width, height] = specimenSize
      const pixels = paintSpecimen(brush, seed)
      return sharp(pixels, { raw: { width, height, channels: 3 } })
        .avif({ quality: 80, chromaSubsampling: '4:4:4', effort: 3 })
        .toBuffer()
    },
  }
}

/** A stroke of every brush, and what is painted for the pages about colour. */
export const works: readonly Work[] = [
  ...brushSets.flatMap(set => set.brushes.map(brush => specimenOf(set, brush))),
  ...colourWorks,
]
