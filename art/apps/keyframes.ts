import type { Point } from '../marks/brush-path.ts'
import { drawGull, finished, skin } from './gull.ts'
import { draw, green, ink, lay, red, sheet } from './hand-lines.ts'

const [width, height] = [1200, 560]
const [from, bend, to]: readonly Point[] = [
  [150, 330],
  [560, 10],
  [1050, 250],
]
const moments = 12

/** Where the gull is after a part of the way, along a parabola. */
function place(t: number): Point {
  const part = (axis: 0 | 1) =>
    (1 - t) ** 2 * (from?.[axis] ?? 0) + 2 * t * (1 - t) * (bend?.[axis] ?? 0) + t ** 2 * (to?.[axis] ?? 0)
  return [part(0), part(1)]
}

/** Slow at both ends. */
const ease = (t: number) => t * t * (3 - 2 * t)

/** A gull's way between two keyframes, with a mark for every frame, and the row of the two in time: 1200 × 560 pixels. */
export function composeKeyframes(): string {
  const way = Array.from({ length: 9 }, (_, step) => place(step / 8))
  const marks = Array.from({ length: moments + 1 }, (_, step): string => {
    const [x, y] = place(ease(step / moments))
    return draw([[x, y - 9], [x + 0.5, y], [x - 0.4, y + 9]], 1.8, 40 + step) // biome-ignore format: a line of three places
  })
  const gulls = [
    [0, 0, skin(red), 0.78],
    [1, 4, skin(green), 0.78],
    [0.5, 2, finished, 1.02],
  ] as const
  const drawn = gulls.map(([t, frame, coat, size]) => {
    const [x, y] = place(t)
    return `<g transform="translate(${x - 20} ${y - 8}) scale(${size})">${drawGull(frame, coat)}</g>`
  })
  return sheet(width, height, draw(way, 1.3, 8) + marks.join('') + drawn.join('') + drawRow())
}

/** The row of the movement: two diamonds, the curve between them, and a tick for every frame. */
function drawRow(): string {
  const [left, right, top, bottom] = [150, 1050, 440, 512]
  const curve = Array.from({ length: 9 }, (_, step): Point => {
    const t = step / 8
    return [left + (right - left) * t, bottom - (bottom - top) * ease(t)]
  })
  const ticks = Array.from({ length: moments + 1 }, (_, step) => {
    const x = left + ((right - left) * step) / moments
    return draw(lay([x, 528], [x, step % moments === 0 ? 546 : 538], step), 1.2, 70 + step)
  })
  const diamond = (x: number, y: number) =>
    `<path d="M${x} ${y - 15}l15 15-15 15-15-15Z" fill="#fbf1df" stroke="${ink}" stroke-width="4" stroke-linejoin="round"/>`
  return (
    draw(curve, 2.6, 5, red) +
    draw(lay([120, 528], [1080, 528], 4), 1.3, 4) +
    ticks.join('') +
    diamond(left, bottom) +
    diamond(right, top)
  )
}
