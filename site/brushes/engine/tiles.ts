import { hash } from '../../paint/grain.ts'
import { clamp, ease, mix } from '../../paint/noise.ts'

/** The side of a texture tile in pixels, a power of two. */
export const tileSide = 256

/** Seamless noise, 0 to 1, with a number of cells across a tile. */
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

/** A tile of bytes from a function of values in 0 to 1. */
export const makeTile = (value: (x: number, y: number) => number): Uint8Array =>
  Uint8Array.from({ length: tileSide * tileSide }, (_, at) =>
    Math.round(255 * clamp(value(at % tileSide, Math.floor(at / tileSide)))),
  )
