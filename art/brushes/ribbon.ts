/** The way of a broad brush: places in pixels, and half its width at each. */
export interface Way {
  readonly points: readonly (readonly [x: number, y: number])[]
  /** Half the width in pixels for t from 0 to 1. */
  reach(t: number): number
}

/** Pixels that a brush goes over: which, how far along (pixels), where across (-1 to 1), and half the width there. */
interface Ribbon {
  readonly length: number
  readonly pixels: readonly number[]
  readonly along: Float32Array
  readonly across: Float32Array
  readonly reach: Float32Array
}

/** Asks every pixel near a way for its nearest part. Before the start and after the end the ribbon goes on by `over` pixels. */
export function findRibbon(way: Way, width: number, height: number, over: number): Ribbon {
  const along = new Float32Array(width * height)
  const across = new Float32Array(width * height).fill(9)
  const reach = new Float32Array(width * height)
  const pixels: number[] = []
  const whole = measure(way.points)
  let walked = 0
  way.points.forEach(([x0, y0], index) => {
    const end = way.points[index + 1]
    if (!end) return
    const [dx, dy] = [end[0] - x0, end[1] - y0]
    const span = Math.hypot(dx, dy)
    if (span < 0.01) return
    const [near, far] = [way.reach(walked / whole), way.reach((walked + span) / whole)]
    const before = index === 0 ? over : 0
    const after = index === way.points.length - 2 ? over : 0
    const pad = Math.max(near, far) + Math.max(before, after) + 1
    const right = Math.min(width - 1, Math.ceil(Math.max(x0, end[0]) + pad))
    const bottom = Math.min(height - 1, Math.ceil(Math.max(y0, end[1]) + pad))
    for (let y = Math.max(0, Math.floor(Math.min(y0, end[1]) - pad)); y <= bottom; y += 1) {
      for (let x = Math.max(0, Math.floor(Math.min(x0, end[0]) - pad)); x <= right; x += 1) {
        const place = ((x - x0) * dx + (y - y0) * dy) / span
        const side = ((x - x0) * dy - (y - y0) * dx) / span
        const wedge =
          walked < over + near || whole - walked - span < over + near ? 0.4 * Math.abs(side) + 1 : far
        const [inner, aside] = clampTo(place, side, span, before, after, wedge)
        if (Number.isNaN(inner)) continue
        const half = near + ((far - near) * Math.min(span, Math.max(0, inner))) / span
        const level = aside / half
        if (Math.abs(level) > 1) continue
        const at = y * width + x
        const known = across[at] ?? 9
        if (known === 9) pixels.push(at)
        else if (Math.abs(known) <= Math.abs(level)) continue
        along[at] = walked + inner
        across[at] = level
        reach[at] = half
      }
    }
    walked += span
  })
  return { length: walked, pixels, along, across, reach }
}

/**
 * Beyond a part inside the way its corner is nearest, as far as the `wedge` between it and the next reaches (a round cap
 * would look out from under the end of a broad brush); NaN beyond that and beyond the whole way.
 */
function clampTo(
  place: number,
  side: number,
  span: number,
  before: number,
  after: number,
  wedge: number,
): [number, number] {
  if (place < 0) {
    if (before > 0) return place < -before ? [Number.NaN, 0] : [place, side]
    if (-place > wedge) return [Number.NaN, 0]
    return [0, Math.sign(side || 1) * Math.hypot(place, side)]
  }
  if (place > span) {
    if (after > 0) return place > span + after ? [Number.NaN, 0] : [place, side]
    if (place - span > wedge) return [Number.NaN, 0]
    return [span, Math.sign(side || 1) * Math.hypot(place - span, side)]
  }
  return [place, side]
}

function measure(points: Way['points']): number {
  let length = 0
  points.forEach(([x, y], index) => {
    const next = points[index + 1]
    if (next) length += Math.hypot(next[0] - x, next[1] - y)
  })
  return length
}
