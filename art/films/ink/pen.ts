import { clamp, ease, makeNoise } from '../../paint/noise.ts'
import { type PenPoint, throughAll } from './curve.ts'
import { inks, type Rgb, type Sheet, stain } from './sheet.ts'

interface Line {
  /** Where the pen goes, and how wide it is there. */
  readonly points: readonly PenPoint[]
  /** Another seed is the same line drawn by the same hand once more: that is what boils. */
  readonly seed: number
  readonly ink?: Rgb
  /** How far the hand strays, in pixels. */
  readonly stray?: number
  /** 0: a wet pen. 1: hardly anything left but what catches on the paper. */
  readonly dry?: number
  /** How much the ink covers, 0 to 1. */
  readonly cover?: number
  readonly closed?: boolean
}

/** Draws one line of ink, thick and thin, with an edge that catches on the paper. */
export function drawLine(sheet: Sheet, line: Line): void {
  const { ink = inks.ink, dry = 0.1, cover = 0.94 } = line
  const way = wander(line)
  const box = boxAround(way, sheet)
  const reach = new Float32Array(box.width * box.height).fill(-9)
  for (let index = 1; index < way.length; index += 1) {
    const [from, to] = [way[index - 1], way[index]]
    if (from && to) sweep(reach, box, from, to)
  }
  for (let at = 0; at < reach.length; at += 1) {
    const inside = reach[at] ?? -9
    if (inside < -1.6) continue
    const pixel = (box.top + Math.floor(at / box.width)) * sheet.width + box.left + (at % box.width)
    const tooth = (sheet.tooth[pixel] ?? 0.5) - 0.5
    const edge = clamp(inside + 0.5 + 1.1 * tooth)
    const caught = dry > 0 ? ease(dry - 0.62, dry - 0.2, 0.5 - tooth) : 1
    if (edge > 0) stain(sheet, pixel, ink, edge * cover * clamp(caught))
  }
}

/** The way of the hand: smooth, a little off, pressing a little more and a little less. */
function wander({ points, seed, stray = 1.1, closed = false }: Line): PenPoint[] {
  const noise = makeNoise(seed)
  const way = throughAll(points, 10, closed)
  if (closed && way[0]) way.push(way[0])
  let along = 0
  return way.map(([x, y, width], index) => {
    const [px, py] = way[index - 1] ?? [x, y]
    along += Math.hypot(x - px, y - py)
    const home = closed ? Math.sin((Math.PI * index) / way.length) ** 0.5 : 1
    const sway = (row: number) =>
      2 * stray * home * (noise(along / 46, row) - 0.5 + 0.4 * (noise(along / 13, row + 3) - 0.5))
    return [x + sway(0.5), y + sway(9.5), width * (0.84 + 0.34 * noise(along / 24, 20.5))]
  })
}

interface Box {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

function boxAround(way: readonly PenPoint[], sheet: Sheet): Box {
  const most = Math.max(...way.map(([, , width]) => width)) / 2 + 3
  const low = (axis: 0 | 1) => Math.max(0, Math.floor(Math.min(...way.map(point => point[axis])) - most))
  const high = (axis: 0 | 1, limit: number) =>
    Math.min(limit, Math.ceil(Math.max(...way.map(point => point[axis])) + most))
  const [left, top] = [low(0), low(1)]
  const [width, height] = [high(0, sheet.width) - left, high(1, sheet.height) - top]
  return { left, top, width: Math.max(0, width), height: Math.max(0, height) }
}

/** Keeps, for every pixel near one straight piece, how many pixels it lies inside the line (outside: below 0). */
function sweep(reach: Float32Array, box: Box, [x0, y0, w0]: PenPoint, [x1, y1, w1]: PenPoint): void {
  const [dx, dy] = [x1 - x0, y1 - y0]
  const span = dx * dx + dy * dy || 1e-6
  const pad = Math.max(w0, w1) / 2 + 2
  const right = Math.min(box.width - 1, Math.ceil(Math.max(x0, x1) + pad) - box.left)
  const bottom = Math.min(box.height - 1, Math.ceil(Math.max(y0, y1) + pad) - box.top)
  for (let y = Math.max(0, Math.floor(Math.min(y0, y1) - pad) - box.top); y <= bottom; y += 1) {
    for (let x = Math.max(0, Math.floor(Math.min(x0, x1) - pad) - box.left); x <= right; x += 1) {
      const [px, py] = [x + box.left + 0.5 - x0, y + box.top + 0.5 - y0]
      const t = clamp((px * dx + py * dy) / span)
      const inside = (w0 + (w1 - w0) * t) / 2 - Math.hypot(px - t * dx, py - t * dy)
      const at = y * box.width + x
      if (inside > (reach[at] ?? -9)) reach[at] = inside
    }
  }
}
