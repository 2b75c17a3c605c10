import { layer, makeNoise, type Noise } from '../paint/noise.ts'
import { type Pigment, pigment, toByte } from './pigment.ts'

/** A sheet of rough paper. Pictures are laid out 1600 units wide, whatever its pixels. */
export interface Sheet {
  readonly width: number
  readonly height: number
  /** Pixels a unit. */
  readonly scale: number
  /** Red, green, blue light of each pixel, linear. */
  readonly light: Float32Array
  /** How high the paper stands, 0 to 1: pigment settles in the hollows. */
  readonly tooth: Float32Array
  /** How much of a pixel is closed to what comes later, 0 to 1, as under masking fluid. */
  readonly reserve: Float32Array
  /** The mask that is reserved when the current object is finished. */
  readonly pending: Map<number, number>
  readonly noises: readonly [Noise, Noise, Noise]
}

export function stretchPaper(width: number, height: number, seed: number, colour = '#f8f3ea'): Sheet {
  const scale = width / 1600
  const noises = [makeNoise(seed + 3), makeNoise(seed + 8), makeNoise(seed + 21)] as const
  const [fibre, fine, cloud] = noises
  const light = new Float32Array(width * height * 3)
  const tooth = new Float32Array(width * height)
  const white = pigment(colour)
  for (let pixel = 0; pixel < tooth.length; pixel += 1) {
    const x = (pixel % width) / scale
    const y = Math.floor(pixel / width) / scale
    // Turned, or the rows of the noise would show as weave.
    const [u, v] = [x * 0.83 - y * 0.56, x * 0.56 + y * 0.83]
    const grain =
      0.5 + 1.5 * (layer(fibre, u * 0.11, v * 0.11, 3) - 0.5) + 0.3 * (fine(x * 0.6, y * 0.6) - 0.5)
    tooth[pixel] = grain
    const lit = 1 + 0.04 * (grain - 0.5) + 0.02 * (layer(cloud, x * 0.004, y * 0.004, 3) - 0.5)
    light[pixel * 3] = white[0] * lit
    light[pixel * 3 + 1] = white[1] * lit
    light[pixel * 3 + 2] = white[2] * lit
  }
  const reserve = new Float32Array(width * height)
  return { width, height, scale, light, tooth, reserve, pending: new Map(), noises }
}

/** One transparent layer on one pixel: Beer and Lambert's law. */
export function glaze({ light }: Sheet, pixel: number, colour: Pigment, density: number): void {
  if (density <= 0) return
  const start = pixel * 3
  light[start] = (light[start] ?? 0) * colour[0] ** density
  light[start + 1] = (light[start + 1] ?? 0) * colour[1] ** density
  light[start + 2] = (light[start + 2] ?? 0) * colour[2] ** density
}

/** The object in hand is done: nothing painted later will cover it. */
export function closeObject({ reserve, pending }: Sheet): void {
  for (const [pixel, part] of pending) reserve[pixel] = Math.max(reserve[pixel] ?? 0, part)
  pending.clear()
}

/** Bytes of red, green and blue, row after row. */
export function develop({ light }: Sheet): Uint8Array {
  const steps = 4096
  const table = Uint8Array.from({ length: steps + 1 }, (_, index) => toByte(index / steps))
  return Uint8Array.from(light, value => table[Math.round(Math.min(1, value) * steps)] ?? 0)
}
