import { toRgb } from '../../paint/colour.ts'
import { clamp, ease, mix } from '../../paint/noise.ts'
import { seedRandom } from '../../paint/random.ts'
import type { StampPaint, Tip } from '../brush.ts'
import { mixPaint } from './load.ts'
import type { PaintLayer } from './paint-layer.ts'
import { type PrintOptions, printTip, type Stamp } from './print-tip.ts'
import { drawMasks, fitMask, type Mask, reachOf } from './tips.ts'
import type { Step } from './trace.ts'
import { washMask } from './wash.ts'

/** The brush of one stroke. */
export interface StrokeBrush {
  /** The distance to the next step in pixels. */
  gap(step: Step): number
  /** Paints a step. */
  lay(layer: PaintLayer, step: Step): void
  /** The length that a stroke continues after it is lifted, and the length of a dab. */
  readonly tail: number
  readonly dab: number
}

/** The length of a specimen stroke, over which the colour changes and the paint runs out. */
const strokeLength = 720
/** The minimum spacing of large tips relative to the radius; the flow compensates for it. */
const widest = { soft: 0.13, hard: 0.09 }
/**
 * The maximum spacing while painting lags behind the input; it ripples a round stroke's edge by a fiftieth of the
 * radius.
 */
const hurriedSpacing = 0.4
const isRound: ReadonlySet<Tip['shape']> = new Set([
  'round',
  'specks',
  'lump',
  'cloud',
  'flower',
  'tuft',
  'rose',
  'star',
  'ring',
  'polygon',
])

/** @param scale pixels of the sheet for a pixel of the specimen */
export function takeStampBrush(paint: StampPaint, scale: number, seed: number): StrokeBrush {
  const random = seedRandom(seed)
  const { wet, vary = {}, taper = 0.8, count = 1, scatter = 0 } = paint
  const sizes =
    wet && paint.tip.shape !== 'specks' ? [washMask(paint, wet)] : drawMasks(paint.tip, paint.steady === true)
  const printing: PrintOptions = {
    once: paint.build === 'once',
    accent: paint.accent ? toRgb(paint.accent) : null,
    reach: isRound.has(paint.tip.shape) ? null : reachOf(paint.tip),
  }
  const given = paint.spacing ?? 0.05
  const isSoft = paint.tip.shape === 'round' && paint.tip.hard < 0.5
  const isDense = isRound.has(paint.tip.shape) && !wet && paint.size * scale > 14
  const spacing = isDense
    ? Math.max(isSoft ? widest.soft : widest.hard, given)
    : Math.max(given, wet ? 0.06 : 0)
  const isScattered = count > 1 || scatter > 0.2
  const [reach = 1] = printing.reach ?? []
  const longest = isScattered
    ? spacing * 2.5
    : Math.max(spacing * 1.6, hurriedSpacing * Math.min(1, 2 * reach))
  /** The spacing relative to the size, increased while painting lags behind the input. */
  const spacingAt = ({ hurry }: Step) => Math.min(longest, spacing * hurry)
  const flowOf = (flow: number, spaced: number) =>
    printing.once || spaced === given ? flow : 1 - (1 - Math.min(0.995, flow)) ** (spaced / given)
  const drips = paint.drip && makeDrips(paint.drip, scale, random)

  const sizeAt = ({ pressure, lean }: Step) =>
    paint.size * scale * Math.max(0.05, mix(1, pressure, taper)) * (1 + 0.9 * lean)

  function colourAt({ along }: Step): readonly [number, number, number] {
    // The colour oscillates between its two ends, because strokes have any length.
    const travelled = 0.5 - 0.5 * Math.cos((Math.PI * along) / (strokeLength * scale))
    const lighter = (random() - 0.5) * (vary.light ?? 0)
    const place = paint.change === 'each' ? random() : clamp(travelled + lighter * 2)
    if (wet) return [255 * place, 0, 0]
    const [from, to] = paint.load
    const turned = (random() - 0.5) * (vary.hue ?? 0)
    return toRgb(mixPaint(from, to, place, lighter, turned))
  }

  return {
    tail: 0,
    dab: 0,
    gap: step =>
      Math.max(0.9, paint.size * scale * spacingAt(step) * Math.max(0.28, mix(1, step.pressure, taper))),
    lay(layer, step) {
      const size = sizeAt(step)
      const fading = paint.fade
        ? 1 - 0.92 * ease(1 - paint.fade, 1, step.along / (strokeLength * 1.15 * scale))
        : 1
      const press = mix(1, step.pressure, paint.press ?? 0) * (1 - 0.45 * step.lean)
      for (let print = 0; print < count; print++) {
        const away = scatter * size
        const [x, y] = [step.x + away * bell(random), step.y + away * bell(random)]
        const stamp = {
          x: snapTo(x, paint.snap, scale),
          y: snapTo(y, paint.snap, scale),
          half: Math.max(0.6, size * (1 + (vary.size ?? 0) * (random() * 1.4 - 0.9))),
          angle: angleOf(paint, step.way, random),
          flow: flowOf(
            clamp((paint.flow ?? 1) * press * (1 - (vary.flow ?? 0) * random()) * fading),
            spacingAt(step),
          ),
          rgb: colourAt(step),
        }
        const variant = sizes[Math.floor(random() * sizes.length)]
        const mask = variant && fitMask(variant, stamp.half)
        if (mask) printTip(layer, stamp, mask, printing)
        drips?.(layer, stamp, step.along)
      }
    },
  }
}

const bell = (random: () => number) => (random() + random() + random() + random() - 2) * 1.15

const snapTo = (value: number, raster: number | undefined, scale: number) =>
  raster === undefined ? value : Math.round(value / (raster * scale)) * raster * scale

function angleOf({ angle = 'along', turn = 0 }: StampPaint, way: number, random: () => number): number {
  const start = angle === 'along' ? way : angle === 'any' ? random() * 6.283 : (angle * Math.PI) / 180
  return start + ((random() - 0.5) * turn * Math.PI) / 180
}

/** Lets a wet stroke drip at random distances. */
function makeDrips({ every, length }: NonNullable<StampPaint['drip']>, scale: number, random: () => number) {
  const drop: Mask | undefined = drawMasks({ shape: 'round', hard: 0.8 }, true)[0]?.at(-1)
  let next = every * scale * 0.5
  return (layer: PaintLayer, stamp: Stamp, along: number) => {
    if (along < next || !drop) return
    next = along + every * scale * (0.5 + random())
    const long = length * scale * (0.35 + 0.65 * random())
    const half = scale * (2.2 + 1.8 * random())
    for (let down = 0; down < long; down += 1.5) {
      const run = {
        ...stamp,
        y: stamp.y + stamp.half * 0.5 + down,
        half: half * (down > long - 7 * scale ? 1.35 : 1),
      }
      printTip(layer, { ...run, angle: 0, flow: 1 }, drop, { once: false, accent: null, reach: null })
    }
  }
}
