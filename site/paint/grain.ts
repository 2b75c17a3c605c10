import { latticeAt, noiseAt } from './noise.ts'

/** Value noise in 0 to 1 with one cell per unit. */
export const grainAt = (x: number, y: number, salt: number): number =>
  noiseAt(x, y, Math.imul(salt, 2147483647))

/** A hash of lattice coordinates to 0 to 1. */
export const hash = (x: number, y: number, salt: number): number =>
  latticeAt(x, y, Math.imul(salt, 2147483647))
