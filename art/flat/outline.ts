import type { Chance } from './chance.ts'

/** Rounded to a hundredth: keeps the text of a picture small. */
export const short = (value: number): string => String(Math.round(value * 100) / 100)

export type Point = readonly [x: number, y: number]

export const box = (x: number, y: number, width: number, height: number): string =>
  `M${short(x)} ${short(y)}h${short(width)}v${short(height)}h${short(-width)}Z`

export function roundedBox(x: number, y: number, width: number, height: number, radius: number): string {
  const r = Math.min(radius, width / 2, height / 2)
  const corner = (dx: number, dy: number) => `a${r} ${r} 0 0 1 ${short(dx)} ${short(dy)}`
  return (
    `M${short(x + r)} ${short(y)}h${short(width - 2 * r)}${corner(r, r)}v${short(height - 2 * r)}${corner(-r, r)}` +
    `h${short(2 * r - width)}${corner(-r, -r)}v${short(2 * r - height)}${corner(r, -r)}Z`
  )
}

export const disc = (x: number, y: number, radius: number): string => oval(x, y, radius, radius)

export const oval = (x: number, y: number, wide: number, high: number): string =>
  `M${short(x - wide)} ${short(y)}a${short(wide)} ${short(high)} 0 1 0 ${short(2 * wide)} 0a${short(wide)} ${short(high)} 0 1 0 ${short(-2 * wide)} 0Z`

export const polygon = (points: readonly Point[]): string =>
  `M${points.map(([x, y]) => `${short(x)} ${short(y)}`).join('L')}Z`

/** An open line through the points, without corners. */
export function through(points: readonly Point[]): string {
  const at = (index: number): Point => points[Math.max(0, Math.min(points.length - 1, index))] ?? [0, 0]
  return points.slice(1).reduce(
    (path, [x, y], index) => {
      const [before, start, after] = [at(index - 1), at(index), at(index + 2)]
      const first: Point = [start[0] + (x - before[0]) / 6, start[1] + (y - before[1]) / 6]
      const second: Point = [x - (after[0] - start[0]) / 6, y - (after[1] - start[1]) / 6]
      return `${path}C${[...first, ...second, x, y].map(short).join(' ')}`
    },
    `M${short(at(0)[0])} ${short(at(0)[1])}`,
  )
}

/** A closed shape through the points, without corners. */
export function around(points: readonly Point[]): string {
  const size = points.length
  const at = (index: number): Point => points[(index + size) % size] ?? [0, 0]
  const parts = points.map((start, index) => {
    const [before, end, after] = [at(index - 1), at(index + 1), at(index + 2)]
    return `C${[
      start[0] + (end[0] - before[0]) / 6,
      start[1] + (end[1] - before[1]) / 6,
      end[0] - (after[0] - start[0]) / 6,
      end[1] - (after[1] - start[1]) / 6,
      end[0],
      end[1],
    ]
      .map(short)
      .join(' ')}`
  })
  return `M${short(at(0)[0])} ${short(at(0)[1])}${parts.join('')}Z`
}

/** A pebble: an oval that a hand has cut. */
export function pebble(
  chance: Chance,
  x: number,
  y: number,
  wide: number,
  high: number,
  rough = 0.16,
): string {
  const points = Array.from({ length: 9 }, (_, index): Point => {
    const angle = (index / 9) * Math.PI * 2
    const reach = 1 + (chance() - 0.5) * rough
    return [x + Math.cos(angle) * wide * reach, y + Math.sin(angle) * high * reach]
  })
  return around(points)
}

/** Ground that rolls from left to right around `height` and is filled down to `bottom`. */
export function rolling(
  chance: Chance,
  left: number,
  right: number,
  height: number,
  swing: number,
  waves: number,
  bottom: number,
): string {
  const points = Array.from(
    { length: waves + 1 },
    (_, index): Point => [left + ((right - left) * index) / waves, height + (chance() - 0.5) * swing],
  )
  return `${through(points)}L${short(right)} ${short(bottom)}L${short(left)} ${short(bottom)}Z`
}

/** A blade from one point to another, widest in between, bent sideways by `bend` of its length. */
export function blade(from: Point, to: Point, wide: number, bend = 0): string {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
  const side = (amount: number) =>
    `${short(from[0] + dx * 0.45 - dy * amount)} ${short(from[1] + dy * 0.45 + dx * amount)}`
  const reach = Math.hypot(dx, dy) || 1
  return `M${short(from[0])} ${short(from[1])}Q${side(bend + wide / reach)} ${short(to[0])} ${short(to[1])}Q${side(bend - wide / reach)} ${short(from[0])} ${short(from[1])}Z`
}

/** Points of a path given as a function of 0 to 1. */
export const trace = (steps: number, way: (part: number) => Point): Point[] =>
  Array.from({ length: steps + 1 }, (_, index) => way(index / steps))

/** A band along the way whose half width changes on the way. */
export function band(steps: number, way: (part: number) => Point, half: (part: number) => number): string {
  const side = (sign: number) =>
    trace(steps, part => {
      const [x, y] = way(part)
      const [ahead, behind] = [way(Math.min(1, part + 0.004)), way(Math.max(0, part - 0.004))]
      const [dx, dy] = [ahead[0] - behind[0], ahead[1] - behind[1]]
      const reach = Math.hypot(dx, dy) || 1
      return [x - (dy / reach) * half(part) * sign, y + (dx / reach) * half(part) * sign]
    })
  return polygon([...side(1), ...side(-1).reverse()])
}
