import { latticeAt, noiseAt } from './noise.ts'

/** Mulberry32, a seeded random number generator: numbers in [0, 1). */
export function seedRandom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

/** Value noise in 0 to 1 with one cell per unit. */
export const grainAt = (x: number, y: number, salt: number): number =>
  noiseAt(x, y, Math.imul(salt, 2147483647))

/** A hash of lattice coordinates to 0 to 1. */
export const hash = (x: number, y: number, salt: number): number =>
  latticeAt(x, y, Math.imul(salt, 2147483647))
