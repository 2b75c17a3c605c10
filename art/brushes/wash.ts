import type { StampPaint, Wet } from '../../site/brushes/brush.ts'
import { lightOfLab } from '../paint/colour.ts'
import { clamp, ease, layer, makeNoise, mix } from '../paint/noise.ts'
import { blur } from './blur.ts'
import type { Film } from './film.ts'
import { toLab } from './light.ts'
import type { Sheet } from './sheet.ts'
import { mapTooth } from './tooth.ts'

/** Lets a film run as water does: its rim wanders and darkens, pigments part, settle and flow back. */
export function layWash(sheet: Sheet, film: Film, paint: StampPaint, wet: Wet, seed: number): void {
  const { width, height } = film
  const flooded = blur(wander(film, wet, seed), width, height, Math.max(0.6, wet.bleed))
  const smooth = blur(flooded, width, height, wet.rimWidth)
  const ends = [toLab(paint.load[0]), toLab(paint.load[1])] as const
  const pools = makeNoise(seed + 61)
  const drifts = makeNoise(seed + 83)
  const backRuns = makeNoise(seed + 97)
  const hollow = mapTooth(paint.tooth?.kind ?? 'cold', width, height)
  for (let at = 0; at < flooded.length; at += 1) {
    const water = flooded[at] ?? 0
    if (water < 0.004) continue
    const [x, y] = [at % width, Math.floor(at / width)]
    const pool = layer(pools, x * 0.012, y * 0.012, 4)
    const drift = layer(drifts, x * 0.02, y * 0.02, 3)
    const place = clamp((x / width - 0.1) / 0.8 + (drift - 0.5) * 1.5)
    const ink = lightOfLab(
      mix(ends[0][0], ends[1][0], place),
      mix(ends[0][1], ends[1][1], place),
      mix(ends[0][2], ends[1][2], place),
    )
    const rim = Math.max(0, water - (smooth[at] ?? 0)) * wet.rim
    const front = layer(backRuns, x * 0.015, y * 0.019, 4)
    const bloom = ease(0.53, 0.57, front) * (1 - ease(0.57, 0.69, front)) * wet.bloom * 0.6
    const settled = (0.5 - (hollow[at] ?? 0)) * wet.settle
    const density = water * Math.max(0, wet.strength * (0.5 + pool) + rim + bloom + settled)
    for (let channel = 0; channel < 3; channel += 1) {
      sheet.light[at * 3 + channel] =
        (sheet.light[at * 3 + channel] ?? 0) * Math.max(0.02, ink[channel] ?? 0) ** density
    }
  }
}

function wander({ width, height, cover }: Film, wet: Wet, seed: number): Float32Array {
  const [across, down] = [makeNoise(seed + 13), makeNoise(seed + 29)]
  const moved = new Float32Array(cover.length)
  for (let y = 0, at = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1, at += 1) {
      const left = Math.round(x + (layer(across, x * 0.022, y * 0.022, 4) - 0.5) * wet.wander * 2.4)
      const top = Math.round(y + (layer(down, x * 0.022, y * 0.022, 4) - 0.5) * wet.wander * 2.4)
      moved[at] = cover[clamp(top, 0, height - 1) * width + clamp(left, 0, width - 1)] ?? 0
    }
  }
  return moved
}
