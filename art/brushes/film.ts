import type { StampPaint } from '../../site/brushes/brush.ts'
import { maskReach } from '../../site/brushes/engine/tip-shapes.ts'
import type { Lab } from '../paint/colour.ts'
import { clamp } from '../paint/noise.ts'
import type { Stamp } from './prints.ts'
import { type Mask, maskSide } from './tips.ts'

/** The paint of one touch before it meets the paper: cover 0 to 1 and its colour in OKLab, a number a pixel each. */
export interface Film {
  readonly width: number
  readonly height: number
  readonly cover: Float32Array
  readonly colour: Float32Array
}

export const makeFilm = (width: number, height: number): Film => ({
  width,
  height,
  cover: new Float32Array(width * height),
  colour: new Float32Array(width * height * 3),
})

/** Prints one tip into the film. */
export function printStamp(
  film: Film,
  stamp: Stamp,
  mask: Mask,
  paint: StampPaint,
  accent: Lab | undefined,
): void {
  const { width, height, cover, colour } = film
  const { x, y, half, flow } = stamp
  const reach = Math.ceil(half * 1.45)
  const [cos, sin] = [Math.cos(-stamp.angle) / half, Math.sin(-stamp.angle) / half]
  const scale = maskSide / (2 * maskReach)
  const once = paint.build === 'once'
  const from = Math.max(0, Math.floor(x - reach))
  const to = Math.min(width - 1, Math.ceil(x + reach))
  const last = Math.min(height - 1, Math.ceil(y + reach))
  for (let row = Math.max(0, Math.floor(y - reach)); row <= last; row += 1) {
    for (let column = from; column <= to; column += 1) {
      const [dx, dy] = [column - x, row - y]
      const u = (dx * cos - dy * sin + maskReach) * scale - 0.5
      const v = (dx * sin + dy * cos + maskReach) * scale - 0.5
      if (u < 0 || v < 0 || u >= maskSide - 1 || v >= maskSide - 1) continue
      const [left, top] = [u | 0, v | 0]
      const corner = (top * maskSide + left) * 3
      const added = blend(mask, corner, u - left, v - top) * flow
      if (added < 0.003) continue
      const at = row * width + column
      const known = cover[at] ?? 0
      if (once && added <= known) continue
      const near = (Math.round(v) * maskSide + Math.round(u)) * 3
      const lighter = mask[near + 1] ?? 0
      const towards = accent ? (mask[near + 2] ?? 0) : 0
      const strength = known < 0.02 || once ? 1 : clamp(added)
      for (let channel = 0; channel < 3; channel += 1) {
        const own = stamp.colour[channel] ?? 0
        const fresh = own + ((accent?.[channel] ?? own) - own) * towards + (channel === 0 ? lighter : 0)
        const old = colour[at * 3 + channel] ?? 0
        colour[at * 3 + channel] = old + (fresh - old) * strength
      }
      cover[at] = once ? added : known + (1 - known) * added
    }
  }
}

function blend(mask: Mask, corner: number, u: number, v: number): number {
  const below = corner + maskSide * 3
  const upper = (mask[corner] ?? 0) * (1 - u) + (mask[corner + 3] ?? 0) * u
  const lower = (mask[below] ?? 0) * (1 - u) + (mask[below + 3] ?? 0) * u
  return upper * (1 - v) + lower * v
}
