import { markDirty, type PaintLayer } from './paint-layer.ts'
import { maskReach } from './tip-shapes.ts'
import type { Mask } from './tips.ts'

/** One stamp of a tip; lengths in pixels, the angle in radians. */
export interface Stamp {
  readonly x: number
  readonly y: number
  readonly half: number
  readonly angle: number
  /** Opacity, 0 to 1. */
  readonly flow: number
  readonly rgb: readonly [number, number, number]
}

export interface PrintOptions {
  /** The maximum of the stamps counts, for an even stroke; otherwise they accumulate. */
  readonly once: boolean
  readonly accent: readonly [number, number, number] | null
  /** The half extents of the tip along and across the stroke, relative to its half width; null for a round tip. */
  readonly reach: readonly [along: number, across: number] | null
}

/** Stamps a tip on the paint layer. */
export function printTip(
  layer: PaintLayer,
  stamp: Stamp,
  mask: Mask,
  { once, accent, reach }: PrintOptions,
): void {
  const { width, cover, rgb } = layer
  const { x, y, half, flow } = stamp
  const [red, green, blue] = stamp.rgb
  const [c, d] = [Math.cos(stamp.angle), Math.sin(stamp.angle)]
  const [along, across] = reach
    ? [reach[0] * half * maskReach + 0.5, reach[1] * half * maskReach + 0.5]
    : [0, 0]
  const round = half * maskReach + 0.5
  const wide = reach ? Math.abs(c) * along + Math.abs(d) * across : round
  const high = reach ? Math.abs(d) * along + Math.abs(c) * across : round
  const box = markDirty(layer, x - wide, y - high, x + wide, y + high)
  const { side } = mask
  const scale = side / (2 * maskReach)
  const cos = (c / half) * scale
  const sin = (d / half) * scale
  const middle = maskReach * scale - 0.5
  const last = side - 1
  const strength = flow / 255
  const isPlain = mask.light === null && mask.accent === null
  for (let row = box.top; row < box.bottom; row++) {
    const down = row - y
    let [first, final] = [x - wide, x + wide]
    if (reach) {
      // The row's intersection with the two stripes whose overlap is the tip.
      ;[first, final] = cross(first, final, x, c, down * d, along)
      ;[first, final] = cross(first, final, x, -d, down * c, across)
    } else {
      const aside = Math.sqrt(Math.max(0, round * round - down * down))
      first = x - aside
      final = x + aside
    }
    const from = Math.max(box.left, Math.ceil(first))
    const to = Math.min(box.right, Math.floor(final) + 1)
    let u = (from - x) * cos + down * sin + middle
    let v = down * cos - (from - x) * sin + middle
    for (let at = row * width + from, end = row * width + to; at < end; at++, u += cos, v -= sin) {
      if (u < 0 || v < 0 || u >= last || v >= last) continue
      const [left, top] = [u | 0, v | 0]
      const [s, t] = [u - left, v - top]
      const corner = top * side + left
      const upper = (mask.cover[corner] ?? 0) * (1 - s) + (mask.cover[corner + 1] ?? 0) * s
      const lower = (mask.cover[corner + side] ?? 0) * (1 - s) + (mask.cover[corner + side + 1] ?? 0) * s
      const added = (upper * (1 - t) + lower * t) * strength
      if (added < 0.003) continue
      const known = cover[at] ?? 0
      if (once && added <= known) continue
      const share = known < 0.02 || once ? 1 : added
      cover[at] = once ? added : known + (1 - known) * added
      let [r, g, b] = [red, green, blue]
      if (!isPlain) {
        const near = ((v + 0.5) | 0) * side + ((u + 0.5) | 0)
        const lighter = (mask.light?.[near] ?? 0) * 2.7
        const towards = accent ? (mask.accent?.[near] ?? 0) / 255 : 0
        r = bound((accent ? r + (accent[0] - r) * towards : r) + lighter)
        g = bound((accent ? g + (accent[1] - g) * towards : g) + lighter)
        b = bound((accent ? b + (accent[2] - b) * towards : b) + lighter)
      }
      const place = at * 3
      if (share >= 1) {
        rgb[place] = r
        rgb[place + 1] = g
        rgb[place + 2] = b
      } else {
        const [oldR, oldG, oldB] = [rgb[place] ?? 0, rgb[place + 1] ?? 0, rgb[place + 2] ?? 0]
        rgb[place] = oldR + (r - oldR) * share + 0.5
        rgb[place + 1] = oldG + (g - oldG) * share + 0.5
        rgb[place + 2] = oldB + (b - oldB) * share + 0.5
      }
    }
  }
}

/** The part of `first` to `final` where `slope` times the way from `x`, and `more`, is at most `most` to both sides. */
function cross(
  first: number,
  final: number,
  x: number,
  slope: number,
  more: number,
  most: number,
): [number, number] {
  if (Math.abs(slope) < 0.001) return [first, final]
  const [a, b] = [x + (-most - more) / slope, x + (most - more) / slope]
  return [Math.max(first, Math.min(a, b)), Math.min(final, Math.max(a, b))]
}

const bound = (value: number) => (value < 0 ? 0 : value > 255 ? 255 : value)
