import type { Canvas } from './canvas.ts'

/** A line the brush follows, in pixels. */
export interface Way {
  readonly x: readonly number[]
  readonly y: readonly number[]
}

interface Coverage {
  /** How many pixels of `scratch.touched` it covers. */
  count: number
  /** Pixels from the first point to the last. */
  length: number
}

/** How far the brush reaches past both ends of its way, in radii. */
export const overreach = 0.55

/**
 * Notes for every pixel under a stroke how far along it lies (pixels) and how far across (-1 to 1), by the nearest piece
 * of its way, so that joints are painted once. `taper` gives the width, 0 to 1, for a place along it, 0 to 1.
 */
export function coverWay(canvas: Canvas, way: Way, radius: number, taper?: (t: number) => number): Coverage {
  const { width, height, scratch } = canvas
  const { owner, along, across, reach, touched } = scratch
  const { x: xs, y: ys } = way
  const last = xs.length - 2
  const distances = measureWay(way)
  const length = distances[last + 1] ?? 0
  if (length < 0.5) return { count: 0, length }
  scratch.stroke += 1
  const stroke = scratch.stroke
  const extra = radius * overreach
  let count = 0
  for (let piece = 0; piece <= last; piece += 1) {
    const x0 = xs[piece] ?? 0
    const y0 = ys[piece] ?? 0
    const x1 = xs[piece + 1] ?? 0
    const y1 = ys[piece + 1] ?? 0
    const dx = x1 - x0
    const dy = y1 - y0
    const squared = dx * dx + dy * dy
    if (squared < 1e-6) continue
    const long = Math.sqrt(squared)
    const start = distances[piece] ?? 0
    const reach0 = taper ? radius * taper(start / length) : radius
    const reach1 = taper ? radius * taper((distances[piece + 1] ?? 0) / length) : radius
    const isEnd = piece === 0 || piece === last
    const margin = Math.max(reach0, reach1) + (isEnd ? extra : 0) + 1
    const left = Math.max(0, Math.floor(Math.min(x0, x1) - margin))
    const right = Math.min(width - 1, Math.ceil(Math.max(x0, x1) + margin))
    const top = Math.max(0, Math.floor(Math.min(y0, y1) - margin))
    const bottom = Math.min(height - 1, Math.ceil(Math.max(y0, y1) + margin))
    for (let y = top; y <= bottom; y += 1) {
      for (let x = left; x <= right; x += 1) {
        const px = x - x0
        const py = y - y0
        let t = (px * dx + py * dy) / squared
        let aside = (px * dy - py * dx) / long
        if (t < 0) {
          if (piece === 0) {
            if (t * long < -extra) continue
          } else {
            aside = Math.sign(aside || 1) * Math.sqrt(px * px + py * py)
            t = 0
          }
        } else if (t > 1) {
          if (piece === last) {
            if ((t - 1) * long > extra) continue
          } else {
            aside = Math.sign(aside || 1) * Math.sqrt((x - x1) * (x - x1) + (y - y1) * (y - y1))
            t = 1
          }
        }
        const here = reach0 + (reach1 - reach0) * (t < 0 ? 0 : t > 1 ? 1 : t)
        const v = aside / here
        if (v > 1 || v < -1) continue
        const at = y * width + x
        if (owner[at] !== stroke) {
          owner[at] = stroke
          touched[count] = at
          count += 1
        } else if (Math.abs(across[at] ?? 0) <= Math.abs(v)) continue
        along[at] = start + t * long
        across[at] = v
        reach[at] = here
      }
    }
  }
  return { count, length }
}

function measureWay({ x, y }: Way): Float64Array {
  const distances = new Float64Array(x.length)
  for (let i = 1; i < x.length; i += 1) {
    const dx = (x[i] ?? 0) - (x[i - 1] ?? 0)
    const dy = (y[i] ?? 0) - (y[i - 1] ?? 0)
    distances[i] = (distances[i - 1] ?? 0) + Math.sqrt(dx * dx + dy * dy)
  }
  return distances
}
