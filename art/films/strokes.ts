import { clamp, ease, makeNoise } from '../paint/noise.ts'
import { type OilStroke, paintOilStroke } from '../paint/oil-stroke.ts'

const [width, height, frames] = [1280, 720, 144]
const cream = ['#f1e4cb', '#f8f0e0', '#f4e8d2', '#fbf5ea'] as const
const bands = 4

/** One stroke: its paint, the frames in which it is made, and which way the brush goes. */
interface Pull {
  readonly paint: Uint8Array
  readonly from: number
  readonly until: number
  readonly leftwards: boolean
}

/** Five loaded strokes draw themselves, then the sheet is primed again with cream and is what it was at the start. */
export function* drawStrokes(seed: number): Generator<Uint8Array> {
  const primed = prime(seed)
  const pulls = loadBrushes(seed)
  const lag = makeNoise(seed + 9)
  for (let frame = 0; frame < frames; frame += 1) {
    const picture = primed.slice()
    for (const pull of pulls) layPull(picture, pull, frame, lag)
    wipe(picture, primed, frame, lag)
    yield picture
  }
}

/** Cream over cream in broad bands: the ground that everything starts from and comes back to. */
function prime(seed: number): Uint8Array {
  const ground = new Uint8Array(width * height * 3)
  for (let at = 0; at < width * height; at += 1) ground.set([0xf6, 0xec, 0xd9], at * 3)
  for (let band = 0; band < bands; band += 1) {
    const middle = (band + 0.5) / bands
    const way = (t: number) => [-0.1 + 1.5 * t, middle + 0.012 * Math.sin(5 * t + band)] as const
    const paint = pull({ seed: seed + 60 + band, way, reach: () => 104, coarse: 1.5, dry: 0, load: cream })
    for (let at = 0; at < width * height; at += 1) cover(ground, paint, at, 0.3)
  }
  return ground
}

const pull = (stroke: Omit<OilStroke, 'width' | 'height'>) => paintOilStroke({ width, height, ...stroke })

/** A brush that is set down, pressed and lifted. */
const pressed = (half: number) => (t: number) =>
  half * (0.6 + 0.5 * Math.sin(Math.PI * Math.min(1, t * 1.1 + 0.1)) ** 0.8) * (1 - 0.22 * t)

/** A way across the sheet in waves, at parts of its width and height. */
const wave =
  (from: number, to: number, y: number, swing: number, turns: number, start: number) => (t: number) =>
    [from + (to - from) * t, y + swing * Math.sin(turns * t + start)] as const

function loadBrushes(seed: number): Pull[] {
  const strokes = [
    {
      way: wave(0.07, 0.9, 0.2, 0.07, 4.6, 2.4),
      reach: pressed(66),
      dry: 0.5,
      load: ['#16235f', '#2a45a8', '#4f79cf', '#1d2f80'],
    },
    {
      way: wave(0.93, 0.12, 0.4, 0.075, 5.2, 0.4),
      reach: pressed(50),
      dry: 0.62,
      load: ['#0d5c63', '#2f9c8f', '#8fd6b4', '#14777a'],
    },
    {
      way: wave(0.06, 0.94, 0.6, 0.09, 5.4, 5.7),
      reach: pressed(84),
      dry: 0.44,
      load: ['#f7d987', '#eda13c', '#e8793c', '#e2553a', '#d5432b', '#f0a24a'],
    },
    {
      way: wave(0.9, 0.16, 0.79, 0.05, 4.2, 1.2),
      reach: pressed(40),
      dry: 0.66,
      load: ['#3b1d4a', '#7a3f86', '#c58ac0'],
    },
    {
      way: wave(0.1, 0.86, 0.895, 0.035, 5.6, 3.6),
      reach: pressed(24),
      dry: 0.7,
      coarse: 0.8,
      load: ['#1b1e33', '#333a63', '#1b1e33'],
    },
  ]
  return strokes.map((stroke, index) => ({
    paint: pull({ seed: seed + 7 * index, ...stroke }),
    from: 5 + index * 16,
    until: 5 + index * 16 + 24 - 2 * index,
    leftwards: stroke.way(0)[0] > stroke.way(1)[0],
  }))
}

/** How far a brush has come, 0 to 1: it is set down slowly, runs, and leaves the sheet still moving. */
const ran = (from: number, until: number, frame: number) => {
  const t = clamp((frame - from) / (until - from))
  return t < 0.5 ? 1.7 * t * t + 0.15 * t : 0.5 + (t - 0.5) * (1.85 - 0.85 * t)
}

type Lag = (x: number, y: number) => number

function layPull(
  picture: Uint8Array,
  { paint, from, until, leftwards }: Pull,
  frame: number,
  lag: Lag,
): void {
  const part = ran(from, until, frame)
  if (part <= 0) return
  const tip = -80 + part * (width + 160)
  for (let at = 0; at < width * height; at += 1) {
    if (paint[at * 4 + 3] === 0) continue
    const [x, y] = [at % width, Math.floor(at / width)]
    const way = leftwards ? width - x : x
    const behind = tip - way - 46 * (lag(y / 5, from) - 0.5) - 20 * lag(y / 40, 3)
    if (behind > 0) cover(picture, paint, at, ease(0, 5, behind))
  }
}

/** The primer comes back band by band, and takes every colour with it. */
function wipe(picture: Uint8Array, primed: Uint8Array, frame: number, lag: Lag): void {
  if (frame < 104) return
  for (let at = 0; at < width * height; at += 1) {
    const [x, y] = [at % width, Math.floor(at / width)]
    const strayed = y + 26 * (lag(x / 130, 40) - 0.5) + 8 * (lag(x / 9, 44) - 0.5)
    const band = Math.floor(clamp(strayed / height, 0, 0.999) * bands)
    const tip = -90 + ran(104 + band * 8, 118 + band * 8, frame) * (width + 240)
    const way = band % 2 === 0 ? x : width - x
    const part = ease(0, 6, tip - way - 80 * (lag(y / 5, 50 + band) - 0.5))
    for (let channel = 0; channel < 3 && part > 0; channel += 1) {
      const place = at * 3 + channel
      picture[place] = Math.round((picture[place] ?? 0) * (1 - part) + (primed[place] ?? 0) * part)
    }
  }
}

function cover(picture: Uint8Array, paint: Uint8Array, at: number, part: number): void {
  const opaque = (part * (paint[at * 4 + 3] ?? 0)) / 255
  if (opaque <= 0) return
  for (let channel = 0; channel < 3; channel += 1) {
    const place = at * 3 + channel
    picture[place] = Math.round(
      (picture[place] ?? 0) * (1 - opaque) + (paint[at * 4 + channel] ?? 0) * opaque,
    )
  }
}
