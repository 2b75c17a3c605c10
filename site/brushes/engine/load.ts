import type { BodyPaint, Oklch, StampPaint } from '../brush.ts'

export type Paint = StampPaint | BodyPaint

export const isBodyPaint = (paint: Paint): paint is BodyPaint => 'hairs' in paint

/** The brush in another colour; differences between its own colours are kept. */
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

/** Limits hue differences to 40 degrees, so that the chosen colour stays recognizable. */
const nearer = (turn: number) => clamp(((turn + 540) % 360) - 180, -40, 40)
const clamp = (x: number, low: number, high: number) => Math.min(high, Math.max(low, x))

/**
 * Mixes two colours, then shifts lightness and hue. They are mixed straight across the OKLCH disc: orange and blue give
 * grey, not green.
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
