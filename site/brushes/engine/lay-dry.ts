import { toRgb } from '../../paint/colour.ts'
import type { StampPaint } from '../brush.ts'
import { lightOf, toByte } from './light.ts'
import { makeMotif } from './motifs.ts'
import type { Box, PaintLayer } from './paint-layer.ts'
import { makeScreen } from './screens.ts'
import { catchPaint, getTooth } from './teeth.ts'
import { tileSide } from './tiles.ts'

/** Composites the paint layer on the paper within a box; both bitmaps are RGBA, a byte per channel. */
export type Lay = (layer: PaintLayer, paper: Uint8ClampedArray, shown: Uint8ClampedArray, box: Box) => void

/** Composites dry paint: grain, screen and motif mask it; blending is opaque, multiplied or additive. */
export function makeDryLay(paint: StampPaint, scale: number, opacity: number): Lay {
  const { ink = 'cover', core = 0 } = paint
  const tooth = paint.tooth ? getTooth(paint.tooth.kind) : null
  const depth = paint.tooth?.depth ?? 0
  const screen = paint.screen && makeScreen(paint.screen, scale)
  const uncover = paint.motif && makeMotif(paint.motif, scale)
  const [from, to] = paint.load.map(toRgb)
  const strength = opacity * (paint.opacity ?? 1)
  return ({ width, height, cover, rgb, from: starts, to: ends }, paper, shown, box) => {
    const motif = uncover?.(width, height)
    for (let y = box.top; y < box.bottom; y++) {
      const teeth = (y & (tileSide - 1)) * tileSide
      for (let x = starts[y] ?? 0, right = ends[y] ?? 0; x < right; x++) {
        const pixel = y * width + x
        const printed = cover[pixel] ?? 0
        const [at, place] = [pixel * 4, pixel * 3]
        let held = printed
        let [r, g, b] = [rgb[place] ?? 0, rgb[place + 1] ?? 0, rgb[place + 2] ?? 0]
        if (printed >= 0.003) {
          if (tooth) held = catchPaint(printed, (tooth[teeth + (x & (tileSide - 1))] ?? 0) / 255, depth)
          if (screen) held = screen(printed, x, y)
          if (motif && from && to) {
            motif.find(x, y, pixel * 2)
            held *= (motif.found[pixel * 2] ?? 0) / 254
            const blend = (motif.found[pixel * 2 + 1] ?? 0) / 254
            r = (from[0] + (to[0] - from[0]) * blend) | 0
            g = (from[1] + (to[1] - from[1]) * blend) | 0
            b = (from[2] + (to[2] - from[2]) * blend) | 0
          }
          held *= strength
        }
        if (held < 0.002) {
          shown[at] = paper[at] ?? 0
          shown[at + 1] = paper[at + 1] ?? 0
          shown[at + 2] = paper[at + 2] ?? 0
          continue
        }
        const burn = ink === 'glow' ? core * held ** 4 : 0
        shown[at] = meet(lightOf[paper[at] ?? 0] ?? 0, lightOf[r] ?? 0)
        shown[at + 1] = meet(lightOf[paper[at + 1] ?? 0] ?? 0, lightOf[g] ?? 0)
        shown[at + 2] = meet(lightOf[paper[at + 2] ?? 0] ?? 0, lightOf[b] ?? 0)

        function meet(under: number, own: number): number {
          if (ink === 'cover') return toByte(under + (own - under) * held)
          if (ink === 'glaze') return toByte(under * (1 + (own - 1) * held))
          return toByte(under + own * held + burn)
        }
      }
    }
  }
}
