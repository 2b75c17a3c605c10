import { grainAt } from '../../../paint/grain.ts'
import { type Bristle, makeBristles, type Tone, toneCount } from './bristles.ts'
import type { Filbert } from './hero-brush.ts'
import type { Stroke } from './stroke-history.ts'
import { createPath, type Sample } from './stroke-path.ts'

/** The region that takes paint, in stroke units; it fades out towards the edges. */
export interface Surface {
  readonly top: number
  readonly bottom: number
  /** The interval over which paint fades in. */
  readonly ramp: number
}

/** The line-drawing subset of `CanvasRenderingContext2D`. */
export type Painter = Pick<
  CanvasRenderingContext2D,
  'beginPath' | 'moveTo' | 'lineTo' | 'stroke' | 'strokeStyle' | 'lineWidth' | 'lineCap' | 'lineJoin'
>

export interface BrushStroke {
  /** Adds a pointer sample without drawing it. */
  add(x: number, y: number, pressure: number): void
  /** Ends the stroke. */
  end(): void
  /** Draws the samples since the last call. */
  draw(painter: Painter): void
}

/** The light of the painting comes from the upper left. */
const light = [-0.5, -0.86] as const

/** The loaded bristles at the start of a stroke. */
export function beginStroke(
  { pigment, seed, reach }: Omit<Stroke, 'points'>,
  surface: Surface,
  paint: Filbert,
): BrushStroke {
  const bristles = makeBristles(seed, pigment, paint)
  const path = createPath(reach, seed % 6.28)
  let drawn = 0
  return {
    add: path.add,
    end: path.end,
    draw(painter) {
      const { samples } = path
      if (samples.length <= drawn) return
      // Two samples overlap in the same paint, which hides the seam.
      drawSamples(painter, bristles, samples.slice(Math.max(0, drawn - 2)), { reach, seed, surface, paint })
      drawn = samples.length
    },
  }
}

/** Draws a whole stroke in segments short enough for it to cross itself. */
export function drawStroke(painter: Painter, stroke: Stroke, surface: Surface, paint: Filbert): void {
  const brush = beginStroke(stroke, surface, paint)
  const { points } = stroke
  for (let at = 0; at + 2 < points.length; at += 3) {
    brush.add(points[at] ?? 0, points[at + 1] ?? 0, points[at + 2] ?? 0)
    if (at % 24 === 0) brush.draw(painter)
  }
  brush.end()
  brush.draw(painter)
}

interface Ground {
  readonly reach: number
  readonly seed: number
  readonly surface: Surface
  readonly paint: Filbert
}

function drawSamples(
  painter: Painter,
  bristles: readonly Bristle[],
  samples: readonly Sample[],
  ground: Ground,
) {
  const { paint } = ground
  const bristleCount = bristles.length
  const count = samples.length
  const xs = new Float32Array(count * bristleCount)
  const ys = new Float32Array(count * bristleCount)
  const tones = new Uint8Array(count * bristleCount)
  bristles.forEach((bristle, lane) => {
    samples.forEach((sample, index) => {
      const { x, y, nx, ny, pressure, along } = sample
      const at = lane * count + index
      const wander = (grainAt(along * 0.3, lane * 0.3, ground.seed) - 0.5) * 1.15 * paint.edge
      const off = (bristle.across + wander) * ground.reach * spreadOf(pressure, along, paint)
      xs[at] = x + nx * off
      ys[at] = y + ny * off
      tones[at] = toneOf(bristle, lane, sample, ys[at] ?? 0, ground)
    })
  })
  painter.lineCap = 'butt'
  painter.lineJoin = 'bevel'
  const gap = (2 * ground.reach) / bristleCount

  /** One layer of all bristles: offset towards the light, and width, both in bristle gaps. */
  function layer(first: number, shift: number, width: (bristle: Bristle) => number, part: Part) {
    const [shiftX, shiftY] = [light[0] * shift * gap, light[1] * shift * gap]
    bristles.forEach((bristle, lane) => {
      painter.lineWidth = width(bristle) * gap
      let colour = ''
      for (let index = first; index < count; index++) {
        const at = lane * count + index
        const level = tones[at] ?? 0
        const tone = bristle.tones[(level - 1) % toneCount]
        const name = tone && part(bristle, level > toneCount, lane, index)
        const next = tone && name ? tone[name] : ''
        const [x, y] = [(xs[at] ?? 0) + shiftX, (ys[at] ?? 0) + shiftY]
        if (colour) painter.lineTo(x, y)
        if (next === colour) continue
        if (colour) painter.stroke()
        colour = next
        if (!colour) continue
        painter.strokeStyle = colour
        painter.beginPath()
        painter.moveTo(x, y)
      }
      if (colour) painter.stroke()
    })
  }

  /** Whether full bristles on the shadow side hide this shadow. */
  function isHidden(lane: number, index: number) {
    const { nx = 0, ny = 0 } = samples[index] ?? {}
    const side = nx * light[0] + ny * light[1] < 0 ? 1 : -1
    return [lane + side, lane + 2 * side].every(neighbour => {
      const level = neighbour < 0 || neighbour >= bristleCount ? 0 : (tones[neighbour * count + index] ?? 0)
      return level > 0 && level <= toneCount
    })
  }

  const body = (bristle: Bristle) => (bristle.width * bristleCount) / 2
  // The shadow starts after its body, so that it does not fall on earlier paint.
  layer(1, -0.18 * paint.body, body, (_, thin, lane, index) =>
    thin || isHidden(lane, index) ? null : 'shadow',
  )
  layer(0, 0, hair, (_, thin) => (thin ? 'body' : null))
  layer(0, 0, body, (_, thin) => (thin ? null : 'body'))
  layer(0, -0.08 * paint.body, furrow, ({ height }, thin) => (height < -0.25 && !thin ? 'furrow' : null))
  layer(0, 0.1 * paint.body, ridge, ({ height }, thin, lane, index) => {
    if (height < 0.2 || thin) return null
    const along = samples[index]?.along ?? 0
    return height > 0.8 - paint.gloss && grainAt(along * 0.35, lane * 1.7, ground.seed) > 0.6
      ? 'gloss'
      : 'ridge'
  })
}

/** The colour of a bristle's tone in a layer; `thin` for a single hair. */
type Part = (bristle: Bristle, thin: boolean, lane: number, index: number) => keyof Tone | null

// Widths in bristle gaps.
const hair = () => 0.62
const furrow = () => 0.55
const ridge = ({ height }: Bristle) => 0.3 + 0.4 * height

/** The spread of a brush under pressure, reduced just after contact. */
const spreadOf = (pressure: number, along: number, { taper = 0.6 }: Filbert) =>
  (1.06 - taper * (0.8 - 0.83 * pressure)) * (0.86 + 0.14 * Math.min(1, along))

/**
 * The trace of a bristle at a sample: 0 for nothing, else its tone from 1, offset by the number of tones for a single
 * hair at a dry end.
 */
function toneOf(
  bristle: Bristle,
  lane: number,
  { x, along, past, pressure }: Sample,
  y: number,
  ground: Ground,
): number {
  const { surface, seed, paint } = ground
  if (along < bristle.start || past > bristle.trail) return 0
  const spent = along / bristle.load
  const edge = Math.min(y - surface.top, surface.bottom - y) / surface.ramp
  const wet =
    Math.max(0.34, 1.57 * paint.cover - spent * 1.15) * (0.55 + 0.75 * pressure) * bristle.touch -
    (0.6 * past) / bristle.trail
  const holds = Math.min(wet, edge)
  const { change, breaks } = paint.hairs
  const tooth =
    0.75 * grainAt(along * 1.6 * change, lane * 0.8, seed) +
    0.25 * grainAt(x / 3, y / 3, 1) +
    0.3 * breaks * (grainAt(along * 9 * change, lane * 1.4, seed + 13) - 0.5)
  if (tooth > holds) return 0
  const tone =
    1 + Math.min(toneCount - 1, Math.max(0, Math.floor(toneCount * (spent * 0.7 + (tooth - 0.5) * 0.12))))
  return tooth > holds - 0.24 || bristle.touch < 1 ? tone + toneCount : tone
}
