import { zipSync } from 'fflate'
import sharp, { type Sharp } from 'sharp'
import type { StampPaint } from '../../site/brushes/brush.ts'
import { brushSets } from '../../site/brushes/brush-sets.ts'
import { drawMasks, maskSide } from '../brushes/tips.ts'
import { mapTooth } from '../brushes/tooth.ts'

/** The brushes that each part hands out, as set and brush. All have a tip and a tooth of their own. */
export const lessonBrushes = [
  ['pencils/soft-6b', 'pencils/hard-2h', 'pencils/side-shade'],
  ['charcoal/willow', 'charcoal/compressed', 'charcoal/smudged'],
  ['pastels/soft-stick', 'pastels/broken-colour', 'watercolour/granulating'],
  ['watercolour/dry-brush', 'pastels/chalk-dust', 'inks/rough-brush'],
] as const

const shapeSide = 192
const grainSide = 192

/** The earliest that the format can write: the same brushes are the same bytes on every machine. */
const noDate = new Date(1980, 0, 1)

/** An archive with a folder a brush: its shape and grain, white on black, and what it does with them. */
export async function zipBrushes(ids: readonly string[]): Promise<Uint8Array> {
  const files: Record<string, Uint8Array> = {}
  for (const id of ids) {
    const { name, set, paint } = findBrush(id)
    const folder = id.split('/')[1] ?? id
    files[`${folder}/shape.png`] = await drawShape(paint)
    files[`${folder}/grain.png`] = await drawGrain(paint)
    files[`${folder}/brush.json`] = Buffer.from(`${JSON.stringify(describe(name, set, paint), null, 2)}\n`)
  }
  return zipSync(files, { level: 9, mtime: noDate })
}

function findBrush(id: string) {
  const [setId, brushId] = id.split('/')
  const set = brushSets.find(each => each.id === setId)
  const brush = set?.brushes.find(each => each.id === brushId)
  if (!set || !brush || !('tip' in brush.paint) || !brush.paint.tooth) {
    throw new Error(`No brush with a tip and a tooth: ${id}`)
  }
  return { name: brush.name, set: set.name, paint: brush.paint }
}

const describe = (name: unknown, set: unknown, { tip, tooth, ...paint }: StampPaint) => ({
  name,
  set,
  shape: { file: 'shape.png', ...tip },
  grain: { file: 'grain.png', ...tooth },
  paint,
})

async function drawShape({ tip, steady }: StampPaint): Promise<Uint8Array> {
  const [mask] = drawMasks(tip, steady === true)
  const cover = Buffer.from(
    Array.from({ length: maskSide * maskSide }, (_, at) => Math.round((mask?.[at * 3] ?? 0) * 255)),
  )
  return encode(sharp(cover, greys(maskSide)).resize(shapeSide, shapeSide, { kernel: 'cubic' }))
}

/** Mirrored both ways, so that it goes on without a seam. */
async function drawGrain({ tooth }: StampPaint): Promise<Uint8Array> {
  const half = grainSide / 2
  const heights = mapTooth(tooth?.kind ?? 'tooth', half, half)
  const folded = (place: number) => (place < half ? place : grainSide - 1 - place)
  const grain = Buffer.from(
    Array.from({ length: grainSide * grainSide }, (_, at) => {
      const [x, y] = [folded(at % grainSide), folded(Math.floor(at / grainSide))]
      return Math.round((heights[y * half + x] ?? 0) * 255)
    }),
  )
  return encode(sharp(grain, greys(grainSide)))
}

const greys = (side: number) => ({ raw: { width: side, height: side, channels: 1 } }) as const

/** So many greys are enough for a grain, and a third of the bytes. */
const encode = async (image: Sharp): Promise<Uint8Array> =>
  new Uint8Array(
    await image.toColourspace('b-w').png({ palette: true, colours: 12, dither: 0, effort: 10 }).toBuffer(),
  )
