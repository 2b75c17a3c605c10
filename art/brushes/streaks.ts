import { makeNoise } from '../paint/noise.ts'
import { seedRandom } from '../paint/random.ts'

/** What bristles leave: along the way from left to right, across it from top to bottom. */
export interface Streaks {
  /** How much paint there is, spread evenly over 0 to 1: a threshold equals a coverage. */
  readonly paint: Float32Array
  /** For each row, one level of its bristle from 0 to 1. */
  readonly bristle: Float32Array
}

export const streaksLong = 512
export const streaksWide = 128

export interface Hairs {
  readonly count: number
  readonly change: number
  readonly breaks: number
  readonly clump: number
}

export function makeStreaks(seed: number, { count, change, breaks, clump }: Hairs): Streaks {
  const [hair, bunch, gap] = [makeNoise(seed), makeNoise(seed + 7), makeNoise(seed + 13)]
  const random = seedRandom(seed)
  const raw = new Float32Array(streaksLong * streaksWide)
  for (let row = 0, at = 0; row < streaksWide; row += 1) {
    const v = row / streaksWide
    for (let column = 0; column < streaksLong; column += 1, at += 1) {
      const u = column / streaksLong
      raw[at] =
        0.6 * hair(v * count, u * change * 0.6) +
        0.4 * hair(v * count * 2.7 + 40, u * change) +
        clump * (bunch(v * count * 0.28, u * change * 0.5) - 0.5) +
        breaks * (gap(v * count * 1.4, u * change * 9) - 0.5) +
        0.08 * (random() - 0.5)
    }
  }
  const paint = rank(raw)
  const bristle = Float32Array.from({ length: streaksWide }, (_, row) => paint[row * streaksLong + 5] ?? 0.5)
  return { paint, bristle }
}

/** Replaces each value by its place among all, 0 to 1. */
function rank(values: Float32Array): Float32Array {
  const order = Uint32Array.from(values.keys()).sort((a, b) => (values[a] ?? 0) - (values[b] ?? 0))
  const ranks = new Float32Array(values.length)
  order.forEach((index, place) => {
    ranks[index] = place / values.length
  })
  return ranks
}

/** Folds an endless line to and fro into a texture, so that no seam crosses a long stroke. */
export function fold(place: number, length: number): number {
  const round = 2 * length
  const within = place - Math.floor(place / round) * round
  return within < length ? within : round - 0.001 - within
}

export function readStreaks({ paint }: Streaks, u: number, v: number): number {
  const [left, top] = [Math.floor(u), Math.floor(v)]
  const right = Math.min(left + 1, streaksLong - 1)
  const [upper, lower] = [top * streaksLong, Math.min(top + 1, streaksWide - 1) * streaksLong]
  const [s, t] = [u - left, v - top]
  const first = (paint[upper + left] ?? 0) * (1 - s) + (paint[upper + right] ?? 0) * s
  const second = (paint[lower + left] ?? 0) * (1 - s) + (paint[lower + right] ?? 0) * s
  return first * (1 - t) + second * t
}
