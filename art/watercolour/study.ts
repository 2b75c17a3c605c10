import sharp, { type Sharp } from 'sharp'
import { type Chance, seedChance } from '../flat/chance.ts'
import type { Work } from '../work.ts'
import { develop, type Sheet, stretchPaper } from './sheet.ts'

/** A watercolour: what it is called and how it is painted, on a sheet of 1600 by 2000 units. */
export interface Study {
  readonly name: string
  readonly seed: number
  readonly paper?: string
  paint(sheet: Sheet, chance: Chance): void
}

const [width, height] = [1600, 2000]

/** Paints a study so many pixels wide; a small one for looking, a large one to keep. */
function paintStudy(study: Study, pixels = width): Sharp {
  const rows = Math.round((pixels / width) * height)
  const sheet = stretchPaper(pixels, rows, study.seed, study.paper)
  study.paint(sheet, seedChance(study.seed))
  return sharp(develop(sheet), { raw: { width: pixels, height: rows, channels: 3 } })
}

export function workFrom(study: Study): Work {
  return {
    master: `${study.name}.avif`,
    seed: study.seed,
    size: [width, height],
    from: [
      'flat/chance.ts',
      'flat/outline.ts',
      'paint/noise.ts',
      'paint/random.ts',
      ...['leaf', 'lemon', 'pen', 'pigment', 'region', 'sheet', 'study', 'wash'].map(
        part => `watercolour/${part}.ts`,
      ),
      `watercolour/studies/${study.name.replace(/^cover-/, '')}.ts`,
    ],
    async paint({ progress }) {
      const picture = paintStudy(study)
      progress(0.5)
      return await picture.avif({ quality: 85, chromaSubsampling: '4:4:4', effort: 2 }).toBuffer()
    },
  }
}
