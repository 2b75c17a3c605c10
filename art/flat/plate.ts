import sharp from 'sharp'
import { openPage } from '../engine/open-page.ts'
import type { Tools, Work } from '../work.ts'
import { type Chance, seedChance } from './chance.ts'
import { type Drawing, startDrawing } from './drawing.ts'

/** A flat picture: what it is called and how it is composed. */
export interface Plate {
  readonly name: string
  readonly seed: number
  /** Pixels; lying by default. */
  readonly tall?: true
  compose(drawing: Drawing, chance: Chance): void
}

const sizeOf = ({ tall }: Plate): readonly [number, number] => (tall ? [1600, 2000] : [1600, 1000])

/** The SVG of a plate. */
function composePlate(plate: Plate): string {
  const drawing = startDrawing(...sizeOf(plate), plate.seed)
  plate.compose(drawing, seedChance(plate.seed))
  return drawing.finish()
}

/** Photographs a plate, so that its grain looks alike everywhere, at so many times its size. Bytes of a PNG. */
export async function photographPlate(
  plate: Plate,
  { browser }: Pick<Tools, 'browser'>,
  scale = 1,
): Promise<Uint8Array> {
  const [width, height] = sizeOf(plate)
  const page = await openPage(await browser(), { viewport: { width, height }, deviceScaleFactor: scale })
  try {
    await page.setContent(
      `<!doctype html><style>body{margin:0}svg{display:block}</style>${composePlate(plate)}`,
    )
    return await page.screenshot()
  } finally {
    await page.close()
  }
}

export function workFrom(plate: Plate): Work {
  return {
    master: `${plate.name}.avif`,
    seed: plate.seed,
    size: sizeOf(plate),
    from: [
      'flat/chance.ts',
      'flat/drawing.ts',
      'flat/outline.ts',
      'flat/palette.ts',
      'flat/plate.ts',
      `flat/plates/${plate.name.replace(/^cover-/, '')}.ts`,
      'paint/random.ts',
    ],
    async paint(tools) {
      const png = await photographPlate(plate, tools)
      tools.progress(0.5)
      return await sharp(png)
        .removeAlpha()
        .avif({ quality: 85, chromaSubsampling: '4:4:4', effort: 2 })
        .toBuffer()
    },
  }
}
