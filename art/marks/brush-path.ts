import { ease, makeNoise, mix } from '../paint/noise.ts'
import { seedRandom } from '../paint/random.ts'

export type Point = readonly [number, number]

/** One stroke of a mark, in the units of its 64 × 64 sheet. */
export interface BrushPath {
  seed: number
  /** Places the brush passes; a smooth way is laid through them. */
  through: readonly Point[]
  /** Half the width of the brush, from the first place to the last, evenly spread. */
  reach: readonly number[]
  /** How many hairs end in view, and how unevenly, at the start and at the end. */
  hairs: number
  start: number
  end: number
  /** How deep the paint splits between hairs at the end; every third split goes this far. */
  split: number
}

/** The outline of a stroke as SVG path data: sides with a little unrest, ends in hairs. */
export function outlineStroke(stroke: BrushPath): string {
  const at = layWay(stroke)
  const tail = listTail(stroke, at)
  const head = listHead(stroke, at)
  return writePath([
    { points: listSide(stroke, at, -1), smooth: true },
    { points: tail, smooth: false },
    { points: listSide(stroke, at, 1).reverse(), smooth: true },
    { points: head, smooth: false },
  ])
}

/** A place on the sheet for t along the way (a little before 0 and past 1 too) and side, -1 to 1, across it. */
type Way = (t: number, side: number) => Point

function layWay({ through, reach }: BrushPath): Way {
  return (t, side) => {
    const inside = Math.min(1, Math.max(0, t))
    const [x, y] = follow(through, inside)
    const [aheadX, aheadY] = follow(through, Math.min(1, inside + 0.01))
    const [behindX, behindY] = follow(through, Math.max(0, inside - 0.01))
    const span = Math.hypot(aheadX - behindX, aheadY - behindY) || 1
    const [dx, dy] = [(aheadX - behindX) / span, (aheadY - behindY) / span]
    const half = findReach(reach, inside) * side
    const past = (t - inside) * 100
    return [x - dy * half + dx * past, y + dx * half + dy * past]
  }
}

function findReach(reach: readonly number[], t: number): number {
  const place = t * (reach.length - 1)
  const index = Math.min(reach.length - 2, Math.floor(place))
  return mix(reach[index] ?? 0, reach[index + 1] ?? 0, ease(0, 1, place - index))
}

/** Catmull–Rom through the places. */
export function follow(points: readonly Point[], t: number): Point {
  const place = t * (points.length - 1)
  const index = Math.min(points.length - 2, Math.floor(place))
  const u = place - index
  const get = (at: number): Point => {
    const inside = points[at]
    if (inside) return inside
    const [edge, next] = at < 0 ? [points[0], points[1]] : [points.at(-1), points.at(-2)]
    if (!edge || !next) throw new Error('A stroke needs two places or more')
    return [2 * edge[0] - next[0], 2 * edge[1] - next[1]]
  }
  const [a, b, c, d] = [get(index - 1), get(index), get(index + 1), get(index + 2)]
  const blend = (axis: 0 | 1) =>
    0.5 *
    (2 * b[axis] +
      (c[axis] - a[axis]) * u +
      (2 * a[axis] - 5 * b[axis] + 4 * c[axis] - d[axis]) * u * u +
      (3 * b[axis] - a[axis] - 3 * c[axis] + d[axis]) * u * u * u)
  return [blend(0), blend(1)]
}

/** One side of the stroke; inside a sharp bend, where it would run backwards, it skips ahead. */
function listSide({ seed, through }: BrushPath, at: Way, side: -1 | 1): Point[] {
  const unrest = makeNoise(seed + side)
  const steps = 4 * (through.length - 1)
  const points: Point[] = []
  let last = at(-0.01, side)
  for (let step = 0; step <= steps; step += 1) {
    const t = step / steps
    const point = at(t, side * (1 + 0.16 * (unrest(t * 9, 0) - 0.5)))
    const [behindX, behindY] = at(t - 0.02, 0)
    const [aheadX, aheadY] = at(t + 0.02, 0)
    const onward = (point[0] - last[0]) * (aheadX - behindX) + (point[1] - last[1]) * (aheadY - behindY)
    if (onward <= 0) continue
    points.push(point)
    last = point
  }
  return points
}

/** Hairs at the end, from side -1 to side 1: each lifts at its own place, and paint splits between them. */
function listTail({ seed, hairs, end, split }: BrushPath, at: Way): Point[] {
  const random = seedRandom(seed)
  const points: Point[] = []
  for (let hair = 0; hair < hairs; hair += 1) {
    const low = -1 + (2 * hair) / hairs
    const high = low + 2 / hairs
    const tip = 1 + (end * random.between(-1, 1) - Math.abs(low + high) * end * 0.4) / 100
    const narrow = random.between(0.1, 0.3) * (high - low)
    points.push(at(tip - 0.006, low + narrow * 0.6), at(tip, (low + high) / 2), at(tip - 0.01, high - narrow))
    if (hair === hairs - 1) continue
    const deep = hair % 3 === 1 ? split * random.between(0.7, 1) : end * random.between(0.8, 1.6)
    points.push(at(Math.min(tip, 1) - deep / 100, high - narrow * 0.2))
  }
  return points
}

function listHead({ seed, hairs, start }: BrushPath, at: Way): Point[] {
  const random = seedRandom(seed + 5)
  const points: Point[] = []
  const count = Math.max(3, Math.round(hairs * 0.7))
  for (let hair = count - 1; hair >= 0; hair -= 1) {
    const side = -1 + (2 * hair + 1) / count
    const round = Math.sqrt(1 - (side * 0.9) ** 2)
    points.push(at(-(start * round + start * random.between(-0.35, 0.35)) / 100, side + 0.5 / count))
    points.push(at(-(start * round * random.between(0.5, 0.9)) / 100, side - 0.35 / count))
  }
  return points
}

/** Writes runs of points, one after the other, as one closed path: smooth runs as curves, others as straight hairs. */
function writePath(runs: readonly { points: readonly Point[]; smooth: boolean }[]): string {
  const round = (value: number) => Math.round(value * 10) / 10
  const join = (...values: number[]) =>
    values
      .map(value => String(round(value)).replace(/^(-?)0\./, '$1.'))
      .reduce((line, value) => line + (line && !value.startsWith('-') ? ' ' : '') + value, '')
  let path = ''
  for (const { points, smooth } of runs) {
    points.forEach((point, index) => {
      const next = points[index + 1]
      if (!path) path = `M${join(...point)}`
      else if (smooth && next && index > 0)
        path += `Q${join(...point, (point[0] + next[0]) / 2, (point[1] + next[1]) / 2)}`
      else path += `L${join(...point)}`
    })
  }
  return `${path}Z`
}
