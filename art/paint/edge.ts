import { type Bristles, makeBristles, makeTooth } from './bristles.ts'
import { clamp, ease, mix } from './noise.ts'
import { seedRandom } from './random.ts'

/** Red, green and blue, 0 to 255, as the screen has them. */
export type Rgb = readonly [number, number, number]

/** The load of the brush: a color for a place across the sheet and the row, 0 to 1, it was loaded at. */
export type Load = (x: number, row: number) => Rgb

/** One pull of a flat brush down the sheet, in pixels. */
interface Pull {
  x: number
  half: number
  lean: number
  length: number
  slant: number
  /** Where along the pull the paint begins to give out, 0 to 1. */
  dry: number
  /** How far down its paint begins to cover what it is dragged over, as a part of the sheet. */
  late: number
  /** Where it was loaded, 0 to 1. */
  row: number
  seed: number
}

interface Sheet {
  width: number
  height: number
  load: Load
  /** Straight red, green, blue and alpha of what lies over the painting, 0 to 1. */
  pixels: Float32Array
}

type Tooth = ReturnType<typeof makeTooth>

/**
 * The end of a painting, to be laid over its lower rim: nothing along the top, bare `ground` along the bottom, and
 * between them the ends of a broad flat brush that was dragged down until it ran dry. The bristles carry the
 * `load` down, thinly at first. RGBA, a byte a channel, row by row; the same seed gives the same edge.
 */
export function paintEdge(width: number, height: number, seed: number, ground: Rgb, load: Load): Uint8Array {
  const pixels = new Float32Array(width * height * 4).fill(1)
  for (let at = 0; at < pixels.length; at += 4) {
    for (let channel = 0; channel < 3; channel += 1) pixels[at + channel] = (ground[channel] ?? 0) / 255
  }
  const sheet: Sheet = { width, height, load, pixels }
  const tooth = makeTooth(seed + 1)
  for (const pull of listPulls(width, height, seed)) drag(sheet, pull, tooth)
  return Uint8Array.from(pixels, value => Math.round(clamp(value) * 255))
}

/** Short pulls side by side for the body, then long ones in loose clusters over it. */
function listPulls(width: number, height: number, seed: number): Pull[] {
  const random = seedRandom(seed)
  const pulls: Pull[] = []
  const add = (x: number, half: number, length: number, dry: number) =>
    pulls.push({
      x,
      half,
      length,
      dry,
      lean: random.between(-0.06, 0.06),
      slant: random.between(-0.12, 0.12),
      late: random.between(0, 0.12),
      row: random(),
      seed: seed + pulls.length * 31,
    })
  for (let x = -40; x < width + 80; ) {
    const half = random.between(50, 90)
    add(x, half, height * random.between(0.34, 0.46), random.between(0.2, 0.4))
    x += half * random.between(0.9, 1.2)
  }
  for (let x = random.between(-30, 30); x < width + 60; ) {
    const reach = random() < 0.4 ? random.between(0.5, 0.66) : random.between(0.72, 1)
    const count = 1 + Math.floor(random() * 3)
    for (let step = 0; step < count; step += 1) {
      const half = random.between(38, 78)
      x += half
      add(x, half, height * reach * random.between(0.84, 1.06), random.between(0.1, 0.4))
      x += half * random.between(0.66, 0.95)
    }
    x += random() < 0.35 ? random.between(16, 60) : 0
  }
  return pulls
}

function drag(sheet: Sheet, pull: Pull, tooth: Tooth) {
  const { width, height } = sheet
  const bristles = makeBristles(pull.seed)
  const bottom = Math.min(height - 3, Math.ceil(pull.length * 1.3))
  const spread = pull.half * 1.15 + Math.abs(pull.lean) * bottom + 8
  const from = Math.max(0, Math.floor(pull.x - spread))
  const to = Math.min(width, Math.ceil(pull.x + spread))
  for (let y = 0; y < bottom; y += 1) {
    const middle = pull.x + pull.lean * y
    for (let x = from; x < to; x += 1) {
      const { paint, tone } = touch(x - middle, y, pull, bristles, tooth(x, y))
      if (paint > 0.004) lay(sheet, x, y, pull, paint, tone)
    }
  }
}

/** Puts one pull's paint on one pixel: first it clears the ground, then, farther down, it covers with its load. */
function lay(sheet: Sheet, x: number, y: number, pull: Pull, paint: number, tone: number) {
  const { pixels } = sheet
  const at = (y * sheet.width + x) * 4
  const start = 0.02 + pull.late + 0.25 * tone
  const depth = 0.96 * ease(start, start + 0.28, y / sheet.height)
  const colour = sheet.load(x - pull.lean * y, pull.row)
  const before = (pixels[at + 3] ?? 0) * (1 - paint)
  const added = paint * depth
  const after = before + added
  for (let channel = 0; channel < 3; channel += 1) {
    const old = pixels[at + channel] ?? 0
    const fresh = clamp((colour[channel] ?? 0) / 255 + tone)
    pixels[at + channel] = after > 0 ? (old * before + fresh * added) / after : old
  }
  pixels[at + 3] = after
}

/** How much paint one pull leaves at a point, 0 to 1, and how much lighter or darker its bristle is there. */
function touch(across: number, y: number, pull: Pull, bristles: Bristles, tooth: number) {
  const lane = across + bristles.stray(across, y)
  const hair = bristles.hair(lane)
  const side = Math.abs(across) / pull.half + 0.1 * (hair - 0.5)
  if (side > 1) return { paint: 0, tone: 0 }
  const strand = bristles.strand(lane, y)
  const clump = bristles.clump(lane, y)
  const corner = side ** 5
  const end = pull.length * (1 + (pull.slant * across) / pull.half + 0.1 * (clump - 0.5) - 0.1 * corner)
  const begin = end * pull.dry
  const fading = clamp((y - begin) / (end - begin))
  const load = mix(0.99, -0.04, fading ** 1.9) - 0.3 * corner * ease(0, pull.length * 0.6, y)
  const lift = 0.46 * hair + 0.14 * strand + 0.2 * clump + 0.2 * tooth
  const paint = ease(-0.08, 0.08, load - lift) * (1 - ease(0.97, 1, side))
  return { paint, tone: 0.1 * (hair - 0.5) + 0.07 * (strand - 0.5) + 0.06 * (clump - 0.5) }
}
