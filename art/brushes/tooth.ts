import type { Tooth } from '../../site/brushes/brush.ts'
import { clamp, layer, makeNoise } from '../paint/noise.ts'

const [first, second, third] = [makeNoise(11), makeNoise(23), makeNoise(37)]
const spread = (value: number) => 1 / (1 + Math.exp((0.5 - value) * 7.5))

/** How high the ground stands at a pixel, spread fairly evenly over 0 to 1. */
const teeth: Readonly<Record<Tooth, (x: number, y: number) => number>> = {
  tooth: (x, y) =>
    spread(0.56 * first(x * 0.42, y * 0.42) + 0.44 * second(x * 0.85, y * 0.85) + slow(x, y, 0.03, 0.2)),
  coarse: (x, y) =>
    spread(0.6 * first(x * 0.2, y * 0.23) + 0.4 * second(x * 0.52, y * 0.52) + slow(x, y, 0.02, 0.22)),
  cold: (x, y) =>
    spread(0.25 + 0.75 * layer(first, x * 0.1, y * 0.1, 3) - 0.25 * (1 - second(x * 0.6, y * 0.6))),
  rough: (x, y) => spread(0.5 + 1.4 * (layer(first, x * 0.055, y * 0.055, 4) - 0.5)),
  canvas: (x, y) => {
    const warp = Math.sin(x * 0.95 + 3 * first(x * 0.05, y * 0.05))
    const weft = Math.sin(y * 0.95 + 3 * second(x * 0.05, y * 0.05))
    return clamp(0.5 + 0.3 * Math.max(warp, weft) + 0.2 * warp * weft + 0.4 * (third(x * 0.2, y * 0.2) - 0.5))
  },
  laid: (x, y) => clamp(0.5 + 0.34 * Math.sin(y * 1.1) + 0.5 * (second(x * 0.3, y * 0.3) - 0.5)),
  grit: (x, y) => spread(0.5 + 1.1 * (second(x * 1.3, y * 1.3) - 0.5) + slow(x, y, 0.09, 0.2)),
}

const slow = (x: number, y: number, scale: number, strength: number) =>
  strength * (third(x * scale, y * scale) - 0.5)

/** What is left of a cover of 0 to 1 on a ground of this height, when the paint is `depth` dry. */
export function catchPaint(cover: number, height: number, depth: number): number {
  const sink = 1 - cover ** 0.85 * 1.04
  const soft = 0.5 * (1 - Math.min(1, depth)) + 0.09
  const edge = clamp((height - sink + soft) / (2 * soft))
  return edge * edge * (3 - 2 * edge) * Math.min(1, 0.42 + 0.7 * cover)
}

const maps = new Map<string, Float32Array>()

/** The ground's height at every pixel of a sheet, row by row; worked out once for all sheets of a size. */
export function mapTooth(kind: Tooth, width: number, height: number): Float32Array {
  const key = `${kind} ${width} ${height}`
  const known = maps.get(key)
  if (known) return known
  const map = Float32Array.from({ length: width * height }, (_, at) =>
    teeth[kind](at % width, Math.floor(at / width)),
  )
  maps.set(key, map)
  return map
}
