import sharp, { type OverlayOptions } from 'sharp'
import { paintOilStroke } from '../paint/oil-stroke.ts'
import { develop, stretchPaper } from '../watercolour/sheet.ts'
import type { Work } from '../work.ts'
import { type Gesture, gestures } from './gestures.ts'

const seed = 11
const [width, height] = [2000, 1250]

/** Six gestures, each pulled once across the same sheet: what the fingers do becomes what the brush does. */
export const superpowers: Work = {
  master: 'hero-superpowers.avif',
  seed,
  size: [width, height],
  from: [
    'heroes/superpowers.ts',
    'heroes/gestures.ts',
    'paint',
    'watercolour/sheet.ts',
    'watercolour/pigment.ts',
  ],
  async paint({ progress }) {
    const pulls = gestures.flatMap(gesture => gesture.ways.map(way => ({ gesture, way })))
    const strokes: OverlayOptions[] = []
    pulls.forEach(({ gesture, way }, at) => {
      strokes.push(pull(gesture, way, seed + 13 * at))
      progress((0.8 * (at + 1)) / pulls.length)
    })
    const paper = develop(stretchPaper(width, height, seed, '#f4ebdc'))
    const picture = sharp(paper, { raw: { width, height, channels: 3 } }).composite(strokes)
    return await picture.avif({ quality: 85, chromaSubsampling: '4:4:4', effort: 4 }).toBuffer()
  },
}

/** Paints one pull on a sheet just as large as it needs, and says where that lies on the picture. */
function pull(gesture: Gesture, way: Gesture['ways'][number], strokeSeed: number): OverlayOptions {
  const points = Array.from({ length: 101 }, (_, step) => way(step / 100))
  const margin = 1.7 * gesture.radius
  const left = Math.max(0, Math.floor(Math.min(...points.map(([x]) => x)) - margin))
  const top = Math.max(0, Math.floor(Math.min(...points.map(([, y]) => y)) - margin))
  const right = Math.min(width, Math.ceil(Math.max(...points.map(([x]) => x)) + margin))
  const bottom = Math.min(height, Math.ceil(Math.max(...points.map(([, y]) => y)) + margin))
  const size = { width: right - left, height: bottom - top }
  const pixels = paintOilStroke({
    ...size,
    seed: strokeSeed,
    way: t => {
      const [x, y] = way(t)
      return [(x - left) / size.width, (y - top) / size.height]
    },
    reach: t => gesture.radius * (0.72 + 0.34 * Math.sin(Math.PI * Math.min(1, 0.12 + t)) ** 0.8),
    load: gesture.paints,
    dry: gesture.dry,
  })
  return { input: Buffer.from(pixels.buffer), raw: { ...size, channels: 4 }, left, top }
}
