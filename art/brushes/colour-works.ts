import sharp from 'sharp'
import { paletteIds, palettes } from '../../site/paint/palettes.ts'
import type { Work } from '../work.ts'
import { harmonies, paintHarmony } from './harmonies.ts'
import { lightBoard } from './impasto.ts'
import { paintPalette } from './palettes.ts'
import { paintWheel } from './wheel.ts'

const from = ['brushes/colour-works.ts']
const sheet = [1200, 800] as const

const keep = (pixels: Uint8Array, [width, height]: readonly [number, number]): Promise<Uint8Array> =>
  sharp(pixels, { raw: { width, height, channels: 3 } })
    .avif({ quality: 85, chromaSubsampling: '4:4:4', effort: 4 })
    .toBuffer()

const wheelSize = [1600, 1600] as const

/** Painted colour: the wheel, five harmonies and six palettes. */
export const colourWorks: readonly Work[] = [
  {
    master: 'wheel.avif',
    seed: 8,
    size: wheelSize,
    from,
    paint: () => keep(lightBoard(paintWheel(wheelSize[0], 8), 0.9, 0.2), wheelSize),
  },
  ...harmonies.map(
    (harmony, index): Work => ({
      master: `harmony-${harmony.id}.avif`,
      seed: 40 + index,
      size: sheet,
      from,
      paint: () => keep(lightBoard(paintHarmony(harmony, sheet, 40 + index), 0.9, 0.22), sheet),
    }),
  ),
  ...paletteIds.map(
    (id, index): Work => ({
      master: `palette-${id}.avif`,
      seed: 60 + index,
      size: sheet,
      from,
      paint: () => keep(lightBoard(paintPalette(palettes[id], sheet, 60 + index), 0.9, 0.22), sheet),
    }),
  ),
]
