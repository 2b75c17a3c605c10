import { makeNoise } from '../../paint/noise.ts'
import { seedRandom } from '../../paint/random.ts'
import type { BodyPaint } from '../brush.ts'

export type Hairs = BodyPaint['hairs']

/** The texture of bristles: x along the stroke, y across it. */
export interface Streaks {
  /** Paint amounts, equalized to 0 to 1 so that a threshold equals a coverage. */
  readonly paint: Float32Array
  /** One brightness level per row. */
  readonly bristle: Float32Array
}

// Powers of two.
export const streaksLong = 256
export const streaksWide = 128

const made = new Map<string, Streaks>()

export function getStreaks(seed: number, hairs: Hairs): Streaks {
  const key = JSON.stringify([seed, hairs])
  const known = made.get(key) ?? makeStreaks(seed, hairs)
  made.set(key, known)
  return known
}

function makeStreaks(seed: number, hairs: Hairs): Streaks {
  const paint = rank(drawStreaks(seed, hairs, streaksLong))
  return {
    paint,
    bristle: Float32Array.from({ length: streaksWide }, (_, row) => paint[row * streaksLong + 5] ?? 0),
  }
}

/** Draws the paint amounts of a stroke row by row, before equalization. */
export function drawStreaks(
  seed: number,
  { count, change, breaks, clump }: Hairs,
  long: number,
): Float32Array<ArrayBuffer> {
  const [hair, bunch, gap] = [makeNoise(seed), makeNoise(seed + 7), makeNoise(seed + 13)]
  const random = seedRandom(seed)
  const raw = new Float32Array(long * streaksWide)
  for (let row = 0, at = 0; row < streaksWide; row++) {
    const v = (row / streaksWide) * count
    for (let column = 0; column < long; column++, at++) {
      const u = (column / long) * change
      raw[at] =
        0.6 * hair(v, u * 0.6) +
        0.4 * hair(v * 2.7 + 40, u) +
        clump * (bunch(v * 0.28, u * 0.5) - 0.5) +
        breaks * (gap(v * 1.4, u * 9) - 0.5) +
        0.08 * (random() - 0.5)
    }
  }
  return raw
}

/** Replaces each value by its rank, 0 to 1. */
function rank(values: Float32Array): Float32Array {
  const sorted = values.toSorted()
  // A cumulative distribution of 1024 steps replaces a search per value.
  const [low = 0, high = 1] = [sorted[0], sorted.at(-1)]
  const stairs = new Float32Array(1025)
  for (let stair = 0, at = 0; stair <= 1024; stair++) {
    while (at < sorted.length && (sorted[at] ?? 0) <= low + ((high - low) * stair) / 1024) at++
    stairs[stair] = at / sorted.length
  }
  return values.map(value => stairs[Math.round(((value - low) / (high - low)) * 1024)] ?? 0)
}

/** Samples the texture mirrored along the stroke, so that it repeats without a seam. */
export function readStreak({ paint }: Streaks, u: number, v: number): number {
  const along = Math.floor(u) % (2 * streaksLong)
  const column = along < streaksLong ? along : 2 * streaksLong - 1 - along
  return paint[(Math.floor(v) & (streaksWide - 1)) * streaksLong + column] ?? 0
}
