import { seedRandom } from './random.ts'

export const clamp = (x: number, low = 0, high = 1): number => (x < low ? low : x > high ? high : x)
export const mix = (a: number, b: number, t: number): number => a + (b - a) * t

/** Smoothstep: 0 below `low`, 1 above `high`; with `low` above `high` it falls instead. */
export function ease(low: number, high: number, x: number): number {
  const t = clamp((x - low) / (high - low))
  return t * t * (3 - 2 * t)
}

/** A hash of lattice coordinates to 0 to 1. */
export function latticeAt(x: number, y: number, salt: number): number {
  let mixed = Math.imul(x, 374761393) ^ Math.imul(y, 668265263) ^ salt
  mixed = Math.imul(mixed ^ (mixed >>> 13), 1274126177)
  return ((mixed ^ (mixed >>> 16)) >>> 0) / 4294967296
}

/** Value noise in 0 to 1, interpolated on a lattice. */
export function noiseAt(x: number, y: number, salt: number): number {
  const left = Math.floor(x)
  const top = Math.floor(y)
  const u = smooth(x - left)
  const v = smooth(y - top)
  const upper = mix(latticeAt(left, top, salt), latticeAt(left + 1, top, salt), u)
  const lower = mix(latticeAt(left, top + 1, salt), latticeAt(left + 1, top + 1, salt), u)
  return mix(upper, lower, v)
}

const smooth = (t: number) => t * t * (3 - 2 * t)

export type Noise = (x: number, y: number) => number

/** Value noise in 0 to 1 with one cell per unit, without visible repetition. */
export function makeNoise(seed: number): Noise {
  const salt = Math.imul(seedRandom(seed)() * 0x7fffffff, 1) | 1
  return (x, y) => noiseAt(x, y, salt)
}

/** Fractal noise: several octaves, each of twice the frequency and half the amplitude; 0 to 1. */
export function layer(noise: Noise, x: number, y: number, octaves: number): number {
  let sum = 0
  let total = 0
  let strength = 1
  let scale = 1
  for (let octave = 0; octave < octaves; octave++) {
    sum += strength * noise(x * scale + octave * 17.3, y * scale + octave * 9.1)
    total += strength
    strength /= 2
    scale *= 2.03
  }
  return sum / total
}
