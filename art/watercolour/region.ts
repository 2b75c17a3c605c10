import type { Point } from '../flat/outline.ts'
import type { Sheet } from './sheet.ts'

/** The pixels that a brush has reached, inside a box of the sheet. */
export interface Region {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
  /** Pixels from the edge, positive inside; far below zero where the brush has not been. */
  readonly depth: Float32Array
  /** 0 at one end, 1 at the other. */
  readonly along: Float32Array
  /** -1 at one side, 1 at the other. */
  readonly across: Float32Array
}

type Half = (along: number, side: 1 | -1) => number

const far = -1e6

/** A stroke around a line of points, `half` units wide to each side. Nearest part of the line wins, so bends stay clean. */
export function strokeAlong(sheet: Sheet, line: readonly Point[], half: Half): Region {
  const points = line.map(([x, y]): Point => [x * sheet.scale, y * sheet.scale])
  const lengths = measure(points)
  const total = lengths.at(-1) || 1
  const halves = lengths.map(length => {
    const at = length / total
    return [half(at, -1) * sheet.scale, half(at, 1) * sheet.scale] as const
  })
  const most = Math.max(...halves.flat()) * 1.25 + 10 * sheet.scale
  const region = openRegion(sheet, points, most)
  const nearest = new Float32Array(region.depth.length).fill(1e9)
  for (let index = 0; index + 1 < points.length; index += 1) {
    const start: Point = points[index] ?? [0, 0]
    const end: Point = points[index + 1] ?? [0, 0]
    const [startHalf, endHalf] = [halves[index] ?? [0, 0], halves[index + 1] ?? [0, 0]]
    const reach = Math.max(...startHalf, ...endHalf) * 1.25 + 10 * sheet.scale
    const first = lengths[index] ?? 0
    const span = (lengths[index + 1] ?? 0) - first
    eachNear(region, start, end, reach, (cell, part, distance, side) => {
      const pick = side < 0 ? 0 : 1
      const wide = Math.max(0.3, startHalf[pick] + (endHalf[pick] - startHalf[pick]) * part)
      const ratio = distance / wide
      if (ratio >= (nearest[cell] ?? 0)) return
      nearest[cell] = ratio
      region.depth[cell] = wide - distance
      region.along[cell] = (first + part * span) / total
      region.across[cell] = side * ratio
    })
  }
  return region
}

/** The inside of a closed outline. `axis` says where along and across run; across is 1 at `reach` units from the axis. */
export function fillOutline(
  sheet: Sheet,
  outline: readonly Point[],
  axis: readonly [Point, Point],
  reach: number,
): Region {
  const points = outline.map(([x, y]): Point => [x * sheet.scale, y * sheet.scale])
  const margin = 14 * sheet.scale
  const region = openRegion(sheet, points, margin)
  markInside(region, points, 60 * sheet.scale)
  const closest = new Float32Array(region.depth.length).fill(60 * sheet.scale)
  points.forEach((start, index) => {
    const end = points[(index + 1) % points.length] ?? start
    eachNear(region, start, end, 60 * sheet.scale, (cell, _part, distance) => {
      if (distance < (closest[cell] ?? 0)) closest[cell] = distance
    })
  })
  const [[fromX, fromY], [toX, toY]] = axis
  const length = Math.hypot(toX - fromX, toY - fromY)
  const [ux, uy] = [(toX - fromX) / length, (toY - fromY) / length]
  for (let cell = 0; cell < region.depth.length; cell += 1) {
    region.depth[cell] = (region.depth[cell] ?? 0) > 0 ? (closest[cell] ?? 0) : -(closest[cell] ?? 0)
    const x = (region.left + (cell % region.width)) / sheet.scale - fromX
    const y = (region.top + Math.floor(cell / region.width)) / sheet.scale - fromY
    region.along[cell] = (x * ux + y * uy) / length
    region.across[cell] = (y * ux - x * uy) / reach
  }
  return region
}

function openRegion(sheet: Sheet, points: readonly Point[], margin: number): Region {
  const xs = points.map(([x]) => x)
  const ys = points.map(([, y]) => y)
  const left = Math.max(0, Math.floor(Math.min(...xs) - margin))
  const top = Math.max(0, Math.floor(Math.min(...ys) - margin))
  const width = Math.max(0, Math.min(sheet.width, Math.ceil(Math.max(...xs) + margin)) - left)
  const height = Math.max(0, Math.min(sheet.height, Math.ceil(Math.max(...ys) + margin)) - top)
  const size = width * height
  const depth = new Float32Array(size).fill(far)
  return { left, top, width, height, depth, along: new Float32Array(size), across: new Float32Array(size) }
}

type Visit = (cell: number, part: number, distance: number, side: 1 | -1) => void

function eachNear(region: Region, start: Point, end: Point, reach: number, visit: Visit): void {
  const [dx, dy] = [end[0] - start[0], end[1] - start[1]]
  const square = dx * dx + dy * dy || 1e-6
  const firstRow = Math.max(0, Math.floor(Math.min(start[1], end[1]) - reach) - region.top)
  const lastRow = Math.min(region.height - 1, Math.ceil(Math.max(start[1], end[1]) + reach) - region.top)
  const firstColumn = Math.max(0, Math.floor(Math.min(start[0], end[0]) - reach) - region.left)
  const lastColumn = Math.min(region.width - 1, Math.ceil(Math.max(start[0], end[0]) + reach) - region.left)
  for (let row = firstRow; row <= lastRow; row += 1) {
    for (let column = firstColumn; column <= lastColumn; column += 1) {
      const px = column + region.left - start[0]
      const py = row + region.top - start[1]
      const part = Math.max(0, Math.min(1, (px * dx + py * dy) / square))
      const distance = Math.hypot(px - part * dx, py - part * dy)
      if (distance <= reach)
        visit(row * region.width + column, part, distance, px * dy - py * dx < 0 ? -1 : 1)
    }
  }
}

/** Marks what lies inside by counting the edges to the left of each pixel. */
function markInside(region: Region, points: readonly Point[], value: number): void {
  for (let row = 0; row < region.height; row += 1) {
    const y = row + region.top + 0.01
    const crossings = points
      .flatMap(([x0, y0], index) => {
        const [x1, y1] = points[(index + 1) % points.length] ?? [x0, y0]
        return y0 <= y !== y1 <= y ? [x0 + ((y - y0) / (y1 - y0)) * (x1 - x0)] : []
      })
      .sort((one, other) => one - other)
    for (let pair = 0; pair + 1 < crossings.length; pair += 2) {
      const from = Math.max(0, Math.ceil((crossings[pair] ?? 0) - region.left))
      const to = Math.min(region.width - 1, Math.floor((crossings[pair + 1] ?? 0) - region.left))
      for (let column = from; column <= to; column += 1) region.depth[row * region.width + column] = value
    }
  }
}

function measure(points: readonly Point[]): number[] {
  let sum = 0
  return points.map(([x, y], index) => {
    const [beforeX, beforeY] = points[index - 1] ?? [x, y]
    sum += Math.hypot(x - beforeX, y - beforeY)
    return sum
  })
}
