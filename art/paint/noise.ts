import { seedRandom } from './random.ts'

export type Noise = (x: number, y: number) => number

export const clamp = (x: number, low = 0, high = 1) => (x < low ? low : x > high ? high : x)
export const mix = (a: number, b: number, t: number) => a + (b - a) * t

/** 0 below `low`, 1 above `high`, an S between them; with `low` above `high` it falls instead. */
export function ease(low: number, high: number, x: number): number {
  const t = clamp((x - low) / (high - low))
  return t * t * (3 - 2 * t)
}

/** Smooth value noise in 0 to 1, one lump a unit, without visible tiles. */
export function makeNoise(seed: number): Noise {
  const salt = Math.imul(seedRandom(seed)() * 0x7fffffff, 1) | 1
  const at = (x: number, y: number) => {
    let hash = Math.imul(x, 374761393) ^ Math.imul(y, 668265263) ^ salt
    hash = Math.imul(hash ^ (hash >>> 13), 1274126177)
    return ((hash ^ (hash >>> 16)) >>> 0) / 4294967296
  }
  return (x, y) => {
    const left = Math.floor(x)
    const top = Math.floor(y)
    const u = ease(0, 1, x - left)
    const v = ease(0, 1, y - top)
    const upper = mix(at(left, top), at(left + 1, top), u)
    const lower = mix(at(left, top + 1), at(left + 1, top + 1), u)
    return mix(upper, lower, v)
  }
}

/** Several octaves of one noise, each twice as fine and half as strong; 0 to 1. */
export function layer(noise: Noise, x: number, y: number, octaves: number): number {
  let sum = 0
  let total = 0
  let strength = 1
  let scale = 1
  for (let octave = 0; octave < octaves; octave += 1) {
    sum += strength * noise(x * scale + octave * 17.3, y * scale + octave * 9.1)
    total += strength
    strength /= 2
    scale *= 2.03
  }
  return sum / total
}
