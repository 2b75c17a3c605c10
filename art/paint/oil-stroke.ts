import { makeBristles, makeTooth } from './bristles.ts'
import { type Lab, mixColours, readColour, showColour } from './colour.ts'
import { clamp, ease, mix } from './noise.ts'

export interface OilStroke {
  width: number
  height: number
  seed: number
  /** The way of the brush: x and y as parts of the sheet for t from 0 to 1. */
  way: (t: number) => readonly [number, number]
  /** Half the width of the brush in pixels at t. */
  reach: (t: number) => number
  /** How coarse the hairs are; 1 is hog bristle. */
  coarse?: number
  /** How much of the paint is gone by the end, 0 to 1. */
  dry?: number
  /** The colors of the load, from one side of the brush to the other, `#rrggbb`. */
  load: readonly string[]
}

/** Where a pixel lies on the way of the brush: pixels along it, -1 to 1 across it, and the reach there. */
interface Place {
  along: number
  across: number
  reach: number
}

/** The bristles and the ground at a pixel, each 0 to 1. */
interface Feel {
  hair: number
  strand: number
  clump: number
  grain: number
}

/** One loaded pull of thick paint on nothing: RGBA, a byte a channel, row by row; the same seed, the same stroke. */
export function paintOilStroke(stroke: OilStroke): Uint8Array {
  const { width, height } = stroke
  const { places, length } = findPlaces(stroke)
  const bristles = makeBristles(stroke.seed)
  const tooth = makeTooth(stroke.seed + 1)
  const load = stroke.load.map(readColour)
  const coarse = 1.25 * (stroke.coarse ?? 1)
  const dry = stroke.dry ?? 0.44
  const cover = new Float32Array(width * height)
  const body = new Float32Array(width * height)
  const colours: (Lab | undefined)[] = new Array(width * height)
  places.forEach((place, at) => {
    if (!place) return
    const lane = place.across * stroke.reach(0.4) + bristles.stray(place.across * 60, place.along)
    const hair = bristles.hair(lane / coarse)
    const strand = bristles.strand(lane / coarse, place.along * 0.5)
    const clump = bristles.clump(lane / coarse, place.along * 0.6)
    const grain = tooth(place.across * place.reach, place.along)
    cover[at] = findCover(place, length, dry, { hair, strand, clump, grain })
    body[at] = (cover[at] ?? 0) * (0.5 * hair + 0.35 * strand + 0.25 * clump + lip(place))
    const spot = (place.across + 1) / 2 + 0.5 * (clump - 0.5) + 0.3 * (hair - 0.5)
    const faded = mix(spot, 0.5 + 0.5 * spot, place.along / length)
    colours[at] = tint(pick(load, faded), 0.07 * (strand - 0.5) + 0.05 * (hair - 0.5))
  })
  return light(width, height, cover, body, colours)
}

/** How much paint there is: thick at the start, broken into hairs towards the end and at the rims. */
function findCover(place: Place, length: number, dry: number, at: Feel): number {
  const side = Math.abs(place.across) + 0.1 * (at.hair - 0.5) + 0.05 * (at.strand - 0.5)
  const rag = place.reach * (0.9 * (at.hair - 0.5) + 0.7 * (at.clump - 0.5))
  const start = place.along - 0.25 * rag + 0.7 * place.reach * (1 - side * side)
  const rest = length - place.along + 1.6 * rag - 0.5 * place.reach * side * side
  const gone = clamp(place.along / length)
  const left = mix(1.06, 1.06 - dry, gone ** 1.6) - 0.5 * ease(place.reach * 3.4, 0, rest) - 0.14 * side ** 6
  const lift = 0.42 * at.hair + 0.2 * at.strand + 0.2 * at.clump + 0.18 * at.grain
  const rim = 1 - ease(0.97, 1, side)
  return ease(-0.05, 0.05, left - lift) * rim * ease(0, 3, start) * ease(0, 5, rest)
}

/** Paint is pushed to the rims of a stroke and left in a ridge where the brush set down. */
function lip(place: Place): number {
  const side = Math.abs(place.across)
  const rim = ease(0.72, 0.92, side) * (1 - ease(0.94, 1, side))
  return 0.7 * rim + 0.8 * ease(place.reach * 0.5, -place.reach * 0.3, place.along)
}

function pick(load: readonly Lab[], spot: number): Lab {
  const place = clamp(spot, 0, 0.9999) * (load.length - 1)
  const index = Math.floor(place)
  const here = load[index]
  const next = load[index + 1]
  if (!here || !next) throw new Error('An oil stroke needs a load of two colours or more')
  return mixColours(here, next, ease(0.2, 0.8, place - index))
}

const tint = ([lightness, a, b]: Lab, by: number): Lab => [lightness + by, a, b]

/** Lays the way as short straight steps and asks every pixel for the nearest one. */
function findPlaces({ width, height, way, reach }: OilStroke) {
  const places: (Place | undefined)[] = new Array(width * height)
  const steps = 160
  let length = 0
  for (let step = 0; step < steps; step += 1) {
    const [u0, v0] = way(step / steps)
    const [u1, v1] = way((step + 1) / steps)
    const [x0, y0, dx, dy] = [u0 * width, v0 * height, (u1 - u0) * width, (v1 - v0) * height]
    const span = Math.hypot(dx, dy)
    const half = reach((step + 0.5) / steps)
    const rim = half * 1.12
    const before = step === 0 ? half : 1
    const after = step === steps - 1 ? half : 1
    const pad = rim + Math.max(before, after)
    for (
      let y = Math.max(0, Math.floor(Math.min(y0, y0 + dy) - pad));
      y < Math.min(height, Math.max(y0, y0 + dy) + pad);
      y += 1
    ) {
      for (
        let x = Math.max(0, Math.floor(Math.min(x0, x0 + dx) - pad));
        x < Math.min(width, Math.max(x0, x0 + dx) + pad);
        x += 1
      ) {
        const along = ((x - x0) * dx + (y - y0) * dy) / span
        const across = ((x - x0) * dy - (y - y0) * dx) / span / half
        if (along < -before || along > span + after || Math.abs(across) > 1.12) continue
        const known = places[y * width + x]
        if (known && Math.abs(known.across) <= Math.abs(across)) continue
        places[y * width + x] = { along: length + along, across, reach: half }
      }
    }
    length += span
  }
  return { places, length }
}

/** Light from the upper left over the body of the paint. */
function light(
  width: number,
  height: number,
  cover: Float32Array,
  body: Float32Array,
  colours: readonly (Lab | undefined)[],
): Uint8Array {
  const pixels = new Uint8Array(width * height * 4)
  for (let y = 1; y < height - 1; y += 1) {
    for (let x = 1; x < width - 1; x += 1) {
      const at = y * width + x
      const colour = colours[at]
      if (!colour) continue
      const slopeX = (body[at + 1] ?? 0) - (body[at - 1] ?? 0)
      const slopeY = (body[at + width] ?? 0) - (body[at - width] ?? 0)
      const facing = clamp(1 - 0.5 * slopeX - 0.8 * slopeY, 0.5, 1.5)
      const [r, g, b] = showColour(colour, facing)
      pixels.set([r * 255, g * 255, b * 255, 255 * (cover[at] ?? 0)].map(Math.round), at * 4)
    }
  }
  return pixels
}
