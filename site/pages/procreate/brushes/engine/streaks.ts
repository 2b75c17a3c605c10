import type { BodyPaint } from '../../../../brushes/brush.ts'
import { grainAt, seedRandom } from '../../../../paint/grain.ts'

type Hairs = BodyPaint['hairs']

/** What bristles leave: along the way from left to right, across it from top to bottom. */
export interface Streaks {
  /** How much paint there is, spread evenly over 0 to 1: a threshold equals a coverage. */
  readonly paint: Float32Array
  /** For each row, one level of its bristle. */
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

function makeStreaks(seed: number, { count, change, breaks, clump }: Hairs): Streaks {
  const random = seedRandom(seed)
  const raw = new Float32Array(streaksLong * streaksWide)
  for (let row = 0, at = 0; row < streaksWide; row++) {
    const v = (row / streaksWide) * count
    for (let column = 0; column < streaksLong; column++, at++) {
      const u = (column / streaksLong) * change
      raw[at] =
        0.6 * grainAt(v, u * 0.6, seed) +
        0.4 * grainAt(v * 2.7 + 40, u, seed) +
        clump * (grainAt(v * 0.28, u * 0.5, seed + 7) - 0.5) +
        breaks * (grainAt(v * 1.4, u * 9, seed + 13) - 0.5) +
        0.08 * (random() - 0.5)
    }
  }
  const paint = rank(raw)
  return {
    paint,
    bristle: Float32Array.from({ length: streaksWide }, (_, row) => paint[row * streaksLong + 5] ?? 0),
  }
}

/** Replaces each value by its place among all, 0 to 1. */
function rank(values: Float32Array): Float32Array {
  const sorted = values.toSorted()
  // A stair of 1024 steps is fine enough, and spares a search in all of them for each.
  const [low = 0, high = 1] = [sorted[0], sorted.at(-1)]
  const stairs = new Float32Array(1025)
  for (let stair = 0, at = 0; stair <= 1024; stair++) {
    while (at < sorted.length && (sorted[at] ?? 0) <= low + ((high - low) * stair) / 1024) at++
    stairs[stair] = at / sorted.length
  }
  return values.map(value => stairs[Math.round(((value - low) / (high - low)) * 1024)] ?? 0)
}

/** Folded to and fro, so that no seam crosses a long stroke. */
export function readStreak({ paint }: Streaks, u: number, v: number): number {
  const along = Math.floor(u) % (2 * streaksLong)
  const column = along < streaksLong ? along : 2 * streaksLong - 1 - along
  return paint[(Math.floor(v) & (streaksWide - 1)) * streaksLong + column] ?? 0
}
