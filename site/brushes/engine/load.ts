import type { BodyPaint, Oklch, StampPaint } from '../brush.ts'

export type Paint = StampPaint | BodyPaint

export const isBodyPaint = (paint: Paint): paint is BodyPaint => 'hairs' in paint

/** The brush with another colour on it: what its own colours differ by, they still differ by. */
export function dip<P extends Paint>(paint: P, colour: Oklch): P {
  const [first] = paint.load
  const shift = (own: Oklch): Oklch => [
    clamp(colour[0] + (own[0] - first[0]) * 0.8, 0.1, 0.99),
    Math.max(0, colour[1] * (first[1] > 0.02 ? Math.min(1.6, own[1] / first[1]) : 1)),
    colour[2] + nearer(own[2] - first[2]),
  ]
  return {
    ...paint,
    load: [shift(first), shift(paint.load[1])],
    ...('under' in paint && paint.under ? { under: shift(paint.under) } : {}),
    ...('over' in paint && paint.over ? { over: shift(paint.over) } : {}),
  }
}

/** Hues that lie far apart are brought nearer: a colour that was chosen is to be recognised. */
const nearer = (turn: number) => clamp(((turn + 540) % 360) - 180, -40, 40)
const clamp = (x: number, low: number, high: number) => Math.min(high, Math.max(low, x))

/**
 * The colour between two paints, lighter by so much and turned by so many degrees. Paints are mixed straight across
 * the disc, not round it: orange and blue give grey, not green.
 */
export function mixPaint(from: Oklch, to: Oklch, place: number, lighter = 0, turned = 0): Oklch {
  const [a, b] = [from, to].map(([, chroma, hue]) => [
    chroma * Math.cos((hue * Math.PI) / 180),
    chroma * Math.sin((hue * Math.PI) / 180),
  ]) as [[number, number], [number, number]]
  const [x, y] = [a[0] + (b[0] - a[0]) * place, a[1] + (b[1] - a[1]) * place]
  const hue = (Math.atan2(y, x) * 180) / Math.PI
  return [from[0] + (to[0] - from[0]) * place + lighter, Math.hypot(x, y), hue + turned]
}
