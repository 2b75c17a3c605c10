import sharp from 'sharp'
import { catchPaint } from '../../site/brushes/engine/teeth.ts'
import { mapTooth } from '../brushes/tooth.ts'
import { place } from '../files.ts'

/** The still life as it stands after each part: drawn, in three values, in flat colour, painted. */
export const stageNames = ['line', 'values', 'colour', 'finished'] as const
export type StageName = (typeof stageNames)[number]

export const stageSize = { width: 1600, height: 1024 } as const

type Rgb = readonly [red: number, green: number, blue: number]
const paper: Rgb = [246, 241, 230]
const graphite: Rgb = [58, 58, 70]
const values: readonly Rgb[] = [
  [40, 42, 58],
  [132, 128, 130],
  [234, 229, 218],
]

/** The local colours of the things on the table, as a beginner mixes them. */
const locals: readonly Rgb[] = [
  [24, 62, 48],
  [40, 92, 66],
  [124, 62, 26],
  [196, 112, 44],
  [226, 152, 72],
  [244, 205, 52],
  [250, 228, 120],
  [176, 132, 28],
  [34, 74, 158],
  [92, 140, 206],
  [18, 36, 84],
  [240, 234, 214],
  [176, 172, 170],
  [96, 124, 50],
  [150, 82, 34],
]

interface Plain {
  readonly pixels: Buffer
  readonly light: Float32Array
}

/** The four stages as raw pixels of three bytes, row by row. */
export async function makeStages(): Promise<Readonly<Record<StageName, Buffer>>> {
  const { width, height } = stageSize
  const finished = await sharp(place('art/masters/still.avif'))
    .extract({ left: 0, top: 175, width: 2000, height: 1280 })
    .resize(width, height)
    .removeAlpha()
    .raw()
    .toBuffer()
  const plain = await smooth(finished)
  const flat = map(plain, at => nearest(plain.pixels, at))
  return { line: draw(plain, flat), values: shade(plain), colour: flat, finished }
}

const raw = { raw: { ...stageSize, channels: 3 } } as const

/** Without the strokes: what is left are the things and their light. */
async function smooth(pixels: Buffer): Promise<Plain> {
  const once = await sharp(pixels, raw).median(13).raw().toBuffer()
  const soft = await sharp(once, raw).median(11).blur(1.4).raw().toBuffer()
  return { pixels: soft, light: lightOf(soft) }
}

function lightOf(pixels: Buffer): Float32Array {
  return Float32Array.from({ length: pixels.length / 3 }, (_, at) => {
    const [red = 0, green = 0, blue = 0] = pixels.subarray(at * 3, at * 3 + 3)
    return (0.299 * red + 0.587 * green + 0.114 * blue) / 255
  })
}

function map({ light }: Plain, colourAt: (at: number) => Rgb): Buffer {
  const pixels = Buffer.alloc(light.length * 3)
  for (let at = 0; at < light.length; at += 1) pixels.set(colourAt(at), at * 3)
  return pixels
}

function nearest(pixels: Buffer, at: number): Rgb {
  const [red = 0, green = 0, blue = 0] = pixels.subarray(at * 3, at * 3 + 3)
  let best = paper
  let least = Number.POSITIVE_INFINITY
  for (const local of locals) {
    const away = 2 * (local[0] - red) ** 2 + 4 * (local[1] - green) ** 2 + 3 * (local[2] - blue) ** 2
    if (away < least) [best, least] = [local, away]
  }
  return best
}

/** Charcoal in three values: the dark, the half-light and the paper. */
function shade(plain: Plain): Buffer {
  const { width, height } = stageSize
  const tooth = mapTooth('coarse', width, height)
  return map(plain, at => {
    const light = (plain.light[at] ?? 0) + 0.05 * ((tooth[at] ?? 0) - 0.5)
    return values[light < 0.2 ? 0 : light < 0.52 ? 1 : 2] ?? paper
  })
}

/** A pencil line along the edges of things, a little heavier where the jump in light is larger. */
function draw({ light, pixels }: Plain, flat: Buffer): Buffer {
  const { width, height } = stageSize
  const tooth = mapTooth('tooth', width, height)
  const reach = 3
  return map({ light, pixels }, at => {
    const [x, y] = [at % width, Math.floor(at / width)]
    if (x < reach || y < reach || x >= width - reach || y >= height - reach) return paper
    let most = 0
    for (const step of [reach, reach * width, reach * width + reach, reach * width - reach]) {
      most = Math.max(most, jump(pixels, at - step, at + step))
    }
    const cover = Math.min(1, Math.max(0, (most - 34) / 60))
    const ink = cover === 0 ? 0 : catchPaint(cover, tooth[at] ?? 0, 0.7) * 0.9
    const faint = flat[at * 3] === flat[(at + 2) * 3] ? 0 : 0.12 * (tooth[at] ?? 0)
    const strength = Math.max(ink, faint)
    const mixed = (channel: 0 | 1 | 2) => paper[channel] + (graphite[channel] - paper[channel]) * strength
    return [mixed(0), mixed(1), mixed(2)]
  })
}

const jump = (pixels: Buffer, from: number, to: number) =>
  Math.hypot(
    (pixels[from * 3] ?? 0) - (pixels[to * 3] ?? 0),
    (pixels[from * 3 + 1] ?? 0) - (pixels[to * 3 + 1] ?? 0),
    (pixels[from * 3 + 2] ?? 0) - (pixels[to * 3 + 2] ?? 0),
  )
