import type { Stroke } from './stroke-history.ts'

/** A bounding box in stroke units. */
export interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** The distance of paint from the stroke's path in half widths, bristles and trailing end included. */
const beyond = 2.6

/** The bounding box of a stroke. */
export function boxOf({ points, reach }: Stroke): Box {
  const box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity }
  for (let at = 0; at + 2 < points.length; at += 3) {
    const [x = 0, y = 0] = [points[at], points[at + 1]]
    box.left = Math.min(box.left, x - beyond * reach)
    box.right = Math.max(box.right, x + beyond * reach)
    box.top = Math.min(box.top, y - beyond * reach)
    box.bottom = Math.max(box.bottom, y + beyond * reach)
  }
  return box
}

export const overlap = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
