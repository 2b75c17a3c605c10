import { grainAt, hash } from '../../../../paint/grain.ts'

export const clamp = (x: number, low = 0, high = 1): number => (x < low ? low : x > high ? high : x)
export const mix = (a: number, b: number, t: number): number => a + (b - a) * t

/** 0 below `low`, 1 above `high`, an S between them. */
export function ease(low: number, high: number, x: number): number {
  const t = clamp((x - low) / (high - low))
  return t * t * (3 - 2 * t)
}

/** Octaves of noise, each twice as fine and half as strong; 0 to 1. */
export function cloudAt(x: number, y: number, salt: number): number {
  let sum = 0
  for (let octave = 0, scale = 1; octave < 4; octave++, scale *= 2.03) {
    sum += grainAt(x * scale + octave * 17.3, y * scale + octave * 9.1, salt) / 2 ** octave
  }
  return sum / 1.875
}

/** Sides of the tiles that what lies under the paint is repeated in; a power of two. */
export const tileSide = 256

/** Noise in 0 to 1 that has so many lumps across a tile and meets itself at its sides. */
export function makeTileNoise(across: number, down: number, salt: number): (x: number, y: number) => number {
  const [sx, sy] = [across / tileSide, down / tileSide]
  return (x, y) => {
    const [u, v] = [x * sx, y * sy]
    const [left, top] = [Math.floor(u), Math.floor(v)]
    const [s, t] = [ease(0, 1, u - left), ease(0, 1, v - top)]
    const [right, bottom] = [(left + 1) % across, (top + 1) % down]
    const upper = mix(hash(left % across, top % down, salt), hash(right, top % down, salt), s)
    return mix(upper, mix(hash(left % across, bottom, salt), hash(right, bottom, salt), s), t)
  }
}

/** A tile of bytes, worked out pixel by pixel from values in 0 to 1. */
export const makeTile = (value: (x: number, y: number) => number): Uint8Array =>
  Uint8Array.from({ length: tileSide * tileSide }, (_, at) =>
    Math.round(255 * clamp(value(at % tileSide, Math.floor(at / tileSide)))),
  )
