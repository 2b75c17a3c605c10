import type { Point } from '../marks/brush-path.ts'
import { makeNoise } from '../paint/noise.ts'
import { inkLine } from './ink.ts'

export const ink = '#1b1e33'
export const red = '#d5472f'
export const green = '#1d7f78'

/** A line by hand is never quite straight. */
export function lay(from: Point, to: Point, seed: number): Point[] {
  const unrest = makeNoise(seed)
  return [0, 0.25, 0.5, 0.75, 1].map((t): Point => {
    const shake = (axis: number) => 2.4 * (unrest(t * 3, axis) - 0.5)
    return [from[0] + (to[0] - from[0]) * t + shake(1), from[1] + (to[1] - from[1]) * t + shake(5)]
  })
}

export const draw = (points: readonly Point[], weight: number, seed: number, colour = ink) =>
  `<path fill="${colour}" d="${inkLine(points, weight, seed)}"/>`

/** A rectangle in four lines that cross a little at the corners. */
export function drawFrame(
  [x, y, width, height]: readonly [number, number, number, number],
  weight: number,
  seed: number,
  colour = ink,
): string {
  const [right, bottom] = [x + width, y + height]
  const sides = [
    lay([x - 4, y], [right + 3, y], seed),
    lay([right, y - 4], [right, bottom + 4], seed + 1),
    lay([right + 4, bottom], [x - 3, bottom], seed + 2),
    lay([x, bottom + 3], [x, y - 3], seed + 3),
  ]
  return sides.map((side, step) => draw(side, weight, seed + step, colour)).join('')
}

/** A drawing of its size on cream paper. */
export const sheet = (width: number, height: number, content: string) =>
  `<style>body{margin:0}svg{display:block}</style><svg width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><rect width="${width}" height="${height}" fill="#fbf1df"/>${content}</svg>`
