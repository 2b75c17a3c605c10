import type { Lab } from '../paint/colour.ts'
import { clamp, ease, mix } from '../paint/noise.ts'
import type { Canvas } from './canvas.ts'
import { coverWay, overreach, type Way } from './cover.ts'
import { pickUp } from './pick-up.ts'
import { type Streaks, streakLength, streakWidth } from './streaks.ts'

interface Stroke {
  way: Way
  /** Half the width of the brush, in pixels. */
  radius: number
  /** The two paints it is loaded with; every hair holds its own mixture. */
  colour: Lab
  second: Lab
  streaks: Streaks
  /** Where in the streaks it begins, and whether they are turned over. */
  offset: readonly [along: number, across: number, flipped: boolean]
  /** The share of hairs that leave paint at first, and how much of it is gone at the end. */
  load: number
  dry: number
  opacity: number
  /** How thick the paint is. */
  body: number
  /** How far the ends of single hairs stray, in radii. */
  ragged: number
  /** How much lighter or darker the hairs are than each other. */
  contrast: number
  /** How much of the paint beneath it takes along, 0 to 1. */
  pickup: number
  /** How soft its sides are, 0 to 1 of its half width. */
  edge: number
  /** How much of the streaks' width the brush is wide, 0 to 1. */
  spread: number
  taper?: (t: number) => number
  /** Keeps to one thing of the scene: elsewhere only `leak` of its paint arrives. */
  within?: { ids: Int16Array; id: number; leak: number }
}

/** Lays one stroke on the canvas: dry ends, hairs, two paints, wet pick-up, and ridges where paint is pushed aside. */
export function layStroke(canvas: Canvas, stroke: Stroke): void {
  const { way, radius, streaks, offset, edge, within, pickup, load, dry, opacity, body } = stroke
  const { count, length } = coverWay(canvas, way, radius, stroke.taper)
  if (count === 0) return
  const { l, a, b, paint } = canvas
  const { touched, along, across, reach } = canvas.scratch
  const [l0, a0, b0] = stroke.colour
  const [l1, a1, b1] = stroke.second
  const extra = radius * overreach
  const ragged = stroke.ragged * radius
  const stretch = streakLength / (radius * 14)
  const lanes = streakWidth * 0.47 * stroke.spread * (offset[2] ? -1 : 1)
  const wet = pickup > 0 ? pickUp(canvas, way) : undefined
  const steps = wet ? wet.length / 3 - 1 : 0
  for (let index = 0; index < count; index += 1) {
    const at = touched[index] ?? 0
    const v = across[at] ?? 0
    const u = along[at] ?? 0
    const side = v < 0 ? -v : v
    // The streaks run there and back again: repeated from the start they would show a seam.
    const lane = bounce(offset[1] + v * lanes + streakWidth * 0.5, streakWidth)
    const place = bounce(offset[0] + u * stretch, streakLength)
    const upper = Math.floor(lane)
    const left = Math.floor(place)
    const down = lane - upper
    const right = place - left
    const row = upper * streakLength
    const below = upper + 1 === streakWidth ? row : row + streakLength
    const next = left + 1 === streakLength ? left : left + 1
    const up = mix(streaks[row + left] ?? 0, streaks[row + next] ?? 0, right)
    const streak = mix(up, mix(streaks[below + left] ?? 0, streaks[below + next] ?? 0, right), down)
    const hair = mix(streaks[row + 5] ?? 0, streaks[below + 5] ?? 0, down)
    const begins = u + extra + (hair - 0.5) * ragged * 2 - ragged * 0.4
    const ends = length + extra - u + ((streaks[row + 200] ?? 0) - 0.5) * ragged * 2.4 - ragged * 0.4
    let cover = ease(0, radius * 0.22 + 1, begins) * ease(0, radius * 0.3 + 1, ends)
    if (cover <= 0) continue
    const soft = Math.max(edge, 1.2 / (reach[at] ?? 1))
    cover *= 1 - ease(1 - soft, 1, side + (streak - 0.5) * edge * 1.4 + soft * 0.25)
    const t = clamp(u / length)
    const left1 = 1 - (load - dry * t * t)
    cover *= ease(left1 - 0.1, left1 + 0.1, streak) * opacity
    if (within && within.ids[at] !== within.id) cover *= within.leak
    if (cover < 0.004) continue
    const share = clamp((hair - 0.5) * 1.5 + (streak - 0.5) * 0.5 + 0.5)
    let pl = mix(l0, l1, share) + (streak - 0.5) * stroke.contrast
    let pa = mix(a0, a1, share)
    let pb = mix(b0, b1, share)
    if (wet) {
      const step = Math.floor(t * steps)
      const part = t * steps - step
      const from = step * 3
      const to = Math.min(steps, step + 1) * 3
      const taken = pickup * (0.35 + 0.65 * t) * (0.5 + hair)
      pl = mix(pl, mix(wet[from] ?? 0, wet[to] ?? 0, part), taken)
      pa = mix(pa, mix(wet[from + 1] ?? 0, wet[to + 1] ?? 0, part), taken)
      pb = mix(pb, mix(wet[from + 2] ?? 0, wet[to + 2] ?? 0, part), taken)
    }
    l[at] = mix(l[at] ?? 0, pl, cover)
    a[at] = mix(a[at] ?? 0, pa, cover)
    b[at] = mix(b[at] ?? 0, pb, cover)
    if (body > 0) {
      const ridge = 0.35 * ease(0.62, 0.9, side) * (1 - ease(0.92, 1, side))
      const heap = 0.5 * ease(length - radius * 0.8, length, u)
      const old = paint[at] ?? 0
      paint[at] = mix(old, old * 0.25 + body * (0.25 + 0.75 * streak + ridge + heap), cover * 0.85)
    }
  }
}

/** A number brought into 0 to `size` as if it were thrown back at either end. */
function bounce(value: number, size: number): number {
  const within = value - Math.floor(value / (2 * size)) * 2 * size
  return within >= size ? Math.max(0, 2 * size - 0.001 - within) : within
}
