import { toRgb } from '../../paint/colour.ts'
import { clamp, ease, mix } from '../../paint/noise.ts'
import type { BodyPaint, Oklch } from '../brush.ts'
import { mixPaint } from './load.ts'
import { markDirty, type PaintLayer } from './paint-layer.ts'
import type { StrokeBrush } from './stamp-brush.ts'
import { getStreaks, readStreak, streaksLong, streaksWide } from './streaks.ts'
import type { Step } from './trace.ts'

/** A part of the brush and the offset of its middle from the stroke, both in half widths. */
interface Row {
  readonly aside: number
  readonly part: number
  readonly inks: Uint8Array
  readonly seed: number
}

/** The distance, in half widths, after which the brush loses no more paint. */
const reachOfLoad = 17
const [places, levels] = [32, 8] as const

/** A bristle brush with thick paint: each step draws one line across the stroke. */
export function takeBristleBrush(paint: BodyPaint, scale: number, seed: number): StrokeBrush {
  const full = paint.size * scale
  const [from, to] = paint.load
  const row = (aside: number, part: number, first: Oklch, second: Oklch, salt: number): Row => ({
    aside,
    part,
    inks: mixInks(first, second, paint.streak),
    seed: salt,
  })
  // From the top: the colour on top, the stroke itself, the colour below.
  const rows = [
    ...(paint.over ? [row(-13 / paint.size, 0.42, paint.over, mixEnds(paint.over, to), 4)] : []),
    row(0, 1, from, to, 0),
    ...(paint.under ? [row(26 / paint.size, 0.8, paint.under, paint.under, 9)] : []),
  ]
  const streaks = rows.map(({ seed: salt }) => getStreaks(salt, paint.hairs))
  const [beginU, beginV] = [seed % streaksLong, (seed >> 9) % streaksWide]
  const over = full * 0.55
  const lane = streaksWide * 0.47

  const halfAt = ({ pressure, lean }: Step) =>
    Math.max(2.5, full * mix(1, 0.35 + 0.65 * pressure, paint.taper ?? 0.6) * (1 + 0.3 * lean))

  let before: { x: number; y: number; cos: number; sin: number } | null = null

  return {
    tail: over,
    dab: full,
    gap: () => 1,
    lay(layer, step) {
      const half = halfAt(step)
      const turned = before && turnTowards(before, step.way)
      const [cos, sin] = turned ?? [Math.cos(step.way), Math.sin(step.way)]
      const last = before
      before = { x: step.x, y: step.y, cos, sin }
      // The outer side of a curve is longer than its middle and needs intermediate lines.
      const swing = last ? Math.hypot(cos - last.cos, sin - last.sin) * half * 1.6 : 0
      const lines = Math.min(
        24,
        Math.max(
          1,
          Math.ceil((Math.hypot(step.x - (last?.x ?? step.x), step.y - (last?.y ?? step.y)) + swing) / 0.8),
        ),
      )
      for (let line = 1; line <= lines; line++) {
        const t = line / lines
        const c = last ? mix(last.cos, cos, t) : cos
        const s = last ? mix(last.sin, sin, t) : sin
        drawLine(
          layer,
          step,
          half,
          mix(last?.x ?? step.x, step.x, t),
          mix(last?.y ?? step.y, step.y, t),
          c,
          s,
        )
      }
    },
  }

  function drawLine(
    layer: PaintLayer,
    step: Step,
    half: number,
    x: number,
    y: number,
    cos: number,
    sin: number,
  ) {
    // The lighting of thick paint reads neighbouring pixels, hence the margin of one.
    const [wide, high] = [Math.abs(sin) * half * 1.45 + 2, Math.abs(cos) * half * 1.45 + 2]
    markDirty(layer, x - wide, y - high, x + wide, y + high)
    const gone = clamp(step.along / (full * reachOfLoad))
    const left = 1 - (paint.cover - paint.dry * gone * gone)
    const u = beginU + (step.along * streaksLong) / (full * 14)
    const count = Math.ceil(half * 3.4)
    const { width, height, cover, rgb, body } = layer
    for (let at = 0; at <= count; at++) {
      const across = (at / count) * 2.9 - 1.45
      const px = Math.round(x - sin * across * half)
      const py = Math.round(y + cos * across * half)
      if (px < 0 || py < 0 || px >= width || py >= height) continue
      for (let index = 0; index < rows.length; index++) {
        const part = rows[index]
        const hairs = streaks[index]
        if (!part || !hairs) continue
        const place = (across - part.aside) / part.part
        if (place < -1 || place > 1) continue
        const v = beginV + place * lane + streaksWide / 2
        const streak = readStreak(hairs, u, v)
        const bristle = hairs.bristle[Math.floor(v) & (streaksWide - 1)] ?? 0.5
        const ragged = (bristle - 0.7) * paint.ragged * half * 1.6
        const start = ease(0, half * 0.22 + 1, step.along + ragged + half * 0.2)
        const end = step.past === 0 ? 1 : ease(0, half * 0.3 + 1, over * 0.7 - step.past + 1.2 * ragged)
        const rim = Math.abs(place) + (streak - 0.5) * paint.edge * 1.4
        const soft = Math.max(paint.edge, 1.2 / half)
        const sides = 1 - ease(1 - soft, 1, rim + soft * 0.25)
        const held = start * end * sides * ease(left - 0.1, left + 0.1, streak)
        if (held < 0.05) continue
        const pixel = py * width + px
        const blend = clamp(0.5 + 1.5 * (bristle - 0.5) + 0.5 * (streak - 0.5))
        const ink = (Math.round(blend * (places - 1)) * levels + Math.round(streak * (levels - 1))) * 3
        cover[pixel] = Math.max(held, (cover[pixel] ?? 0) * 0.98)
        rgb[pixel * 3] = part.inks[ink] ?? 0
        rgb[pixel * 3 + 1] = part.inks[ink + 1] ?? 0
        rgb[pixel * 3 + 2] = part.inks[ink + 2] ?? 0
        const ridge = 0.35 * ease(0.62, 0.9, Math.abs(place)) * (1 - ease(0.92, 1, Math.abs(place)))
        body[pixel] = Math.min(255, paint.body * (0.25 + 0.75 * streak + ridge) * 40)
        break
      }
    }
  }
}

/** A flat brush keeps its orientation when the stroke reverses, and its rotation per step is limited. */
function turnTowards({ cos, sin }: { cos: number; sin: number }, way: number): [number, number] {
  const side = Math.cos(way) * cos + Math.sin(way) * sin < 0 ? -1 : 1
  const [x, y] = [mix(cos, Math.cos(way) * side, 0.12), mix(sin, Math.sin(way) * side, 0.12)]
  const size = Math.hypot(x, y) || 1
  return [x / size, y / size]
}

/** RGB by position in the colour gradient and by level of a streak. */
function mixInks(from: Oklch, to: Oklch, streak: number): Uint8Array {
  const inks = new Uint8Array(places * levels * 3)
  for (let place = 0, at = 0; place < places; place++) {
    for (let level = 0; level < levels; level++, at += 3) {
      const t = place / (places - 1)
      const lighter = (level / (levels - 1) - 0.5) * streak
      inks.set(toRgb(mixPaint(from, to, t, lighter)), at)
    }
  }
  return inks
}

const mixEnds = (from: Oklch, to: Oklch): Oklch => [mix(from[0], to[0], 0.6), mix(from[1], to[1], 0.6), to[2]]
