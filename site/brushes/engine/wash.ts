import { toRgb } from '../../paint/colour.ts'
import { clamp, ease, mix } from '../../paint/noise.ts'
import type { StampPaint, Wet } from '../brush.ts'
import type { Lay } from './lay-dry.ts'
import { lightOf, toByte } from './light.ts'
import { getTooth } from './teeth.ts'
import { makeTile, makeTileNoise, tileSide } from './tiles.ts'
import { placeOf } from './tip-shapes.ts'
import type { Mask } from './tips.ts'

/** The depth of a wash's edge gradient in widths of its rim. */
const depth = 2.2

/**
 * The mask of a wash holds the distance to its edge, saturated inside. The maximum over stamps approximates the distance
 * to the whole stroke's edge.
 */
export function washMask(paint: StampPaint, { rimWidth, bleed }: Wet): Mask[] {
  const { tip, size } = paint
  const slope = size / (depth * (rimWidth + bleed))
  const thin = tip.shape === 'bar' ? tip.thin : 1
  return [128, 64, 32, 16].map(side => {
    const cover = Uint8Array.from({ length: side * side }, (_, at) => {
      const [x, y] = [placeOf(at % side, side), placeOf(Math.floor(at / side), side)]
      const inside =
        tip.shape === 'bar' ? Math.min(thin - Math.abs(x), 1 - Math.abs(y)) : 1 - Math.hypot(x, y)
      return Math.round(255 * clamp(inside * slope))
    })
    return { side, cover, light: null, accent: null }
  })
}

const maps: Uint8Array[] = []

/** Low-frequency noise maps of a wash, computed on first use. */
function getMaps(): readonly [Uint8Array, Uint8Array] {
  for (const salt of maps.length === 0 ? [13, 29] : []) {
    const octaves = [6, 12, 24, 48].map(lumps => makeTileNoise(lumps, lumps, salt))
    maps.push(makeTile((x, y) => octaves.reduce((sum, noise, at) => sum + noise(x, y) / 2 ** at, 0) / 1.875))
  }
  return maps as unknown as [Uint8Array, Uint8Array]
}

/** Composites a wash: irregular dark edge, pigment separation, granulation and back-runs. */
export function makeWash(paint: StampPaint, wet: Wet, scale: number, opacity: number): Lay {
  const [first, second] = getMaps()
  const hollow = getTooth(paint.tooth?.kind ?? 'cold')
  const inks = Array.from({ length: 64 }, (_, at) => inkBetween(paint, at / 63))
  const wander = wet.wander * scale * 2
  const soft = clamp(0.12 + wet.bleed / (wet.rimWidth + wet.bleed))
  const read = (map: Uint8Array, x: number, y: number) =>
    (map[(y & (tileSide - 1)) * tileSide + (x & (tileSide - 1))] ?? 0) / 255
  const far = Math.ceil(wander / 2) + 1
  return ({ width, height, cover, rgb, from: starts, to: ends }, paper, shown, box) => {
    const slow = 1 / scale
    for (let y = box.top; y < box.bottom; y++) {
      let [start, end] = [width, 0]
      for (let row = Math.max(0, y - far); row <= Math.min(height - 1, y + far); row++) {
        start = Math.min(start, starts[row] ?? width)
        end = Math.max(end, ends[row] ?? 0)
      }
      for (let x = Math.max(box.left, start - far), right = Math.min(box.right, end + far); x < right; x++) {
        const [u, v] = [(x * slow) | 0, (y * slow) | 0]
        const left = (x + (read(first, u, v) - 0.5) * wander) | 0
        const top = (y + (read(second, u, v) - 0.5) * wander) | 0
        const from =
          (top < 0 ? 0 : top >= height ? height - 1 : top) * width +
          (left < 0 ? 0 : left >= width ? width - 1 : left)
        const inside = cover[from] ?? 0
        const at = (y * width + x) * 4
        if (inside < 0.004) {
          for (let channel = 0; channel < 3; channel++) shown[at + channel] = paper[at + channel] ?? 0
          continue
        }
        const water = ease(0, soft, inside)
        const pool = read(second, (u * 0.55 + 90) | 0, (v * 0.55 + 40) | 0)
        const drift = read(first, (u * 0.8 + 31) | 0, (v * 0.8 + 77) | 0)
        const place = clamp((rgb[from * 3] ?? 0) / 255 + (drift - 0.5) * 1.5)
        const rim = wet.rim * 0.42 * water * (1 - inside) ** 2
        const front = read(first, (u * 0.7 + 140) | 0, (v * 0.85 + 11) | 0)
        const bloom = ease(0.53, 0.57, front) * (1 - ease(0.57, 0.69, front)) * wet.bloom * 0.6
        const settled = (0.5 - read(hollow, x, y)) * wet.settle
        const density = opacity * water * Math.max(0, wet.strength * (0.5 + pool) + rim + bloom + settled)
        const ink = inks[(place * 63) | 0]
        for (let channel = 0; channel < 3; channel++) {
          shown[at + channel] = toByte(
            (lightOf[paper[at + channel] ?? 0] ?? 0) * Math.exp((ink?.[channel] ?? 0) * density),
          )
        }
      }
    }
  }
}

/** The logarithms of the pigment's transmittance per channel. */
function inkBetween({ load: [from, to] }: StampPaint, place: number): [number, number, number] {
  const [a, b] = [toRgb(from), toRgb(to)]
  const log = (channel: 0 | 1 | 2) =>
    Math.log(Math.max(0.02, mix(lightOf[a[channel]] ?? 0, lightOf[b[channel]] ?? 0, place)))
  return [log(0), log(1), log(2)]
}
