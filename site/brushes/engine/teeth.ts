import { clamp } from '../../paint/noise.ts'
import type { Tooth } from '../brush.ts'
import { makeTile, makeTileNoise, tileSide } from './tiles.ts'

/** Noise sources of a paper texture, with frequencies in cycles per pixel. */
export interface Surface {
  noise(across: number, down: number, seed: number): (x: number, y: number) => number
  /** Noise of several octaves. */
  layers(lumps: number, octaves: number): (x: number, y: number) => number
  /** A sine with a frequency in radians per pixel. */
  wave(radians: number): number
}

const even = (value: number) => 1 / (1 + Math.exp((0.5 - value) * 7.5))

/** The height of each paper texture at a pixel, spread about evenly over 0 to 1. */
export const teeth: Readonly<Record<Tooth, (surface: Surface) => (x: number, y: number) => number>> = {
  tooth({ noise }) {
    const [broad, fine, slow] = [noise(0.42, 0.42, 11), noise(0.85, 0.85, 23), noise(0.03, 0.03, 37)]
    return (x, y) => even(0.56 * broad(x, y) + 0.44 * fine(x, y) + 0.2 * (slow(x, y) - 0.5))
  },
  coarse({ noise }) {
    const [broad, fine, slow] = [noise(0.2, 0.23, 11), noise(0.52, 0.52, 23), noise(0.02, 0.02, 37)]
    return (x, y) => even(0.6 * broad(x, y) + 0.4 * fine(x, y) + 0.22 * (slow(x, y) - 0.5))
  },
  cold({ noise, layers }) {
    const [lumps, pits] = [layers(0.1, 3), noise(0.6, 0.6, 23)]
    return (x, y) => even(0.25 + 0.75 * lumps(x, y) - 0.25 * (1 - pits(x, y)))
  },
  rough({ layers }) {
    const lumps = layers(0.055, 4)
    return (x, y) => even(0.5 + 1.4 * (lumps(x, y) - 0.5))
  },
  canvas({ noise, wave }) {
    const [first, second, third] = [noise(0.05, 0.05, 11), noise(0.05, 0.05, 23), noise(0.2, 0.2, 37)]
    const thread = wave(0.95)
    return (x, y) => {
      const warp = Math.sin(x * thread + 3 * first(x, y))
      const weft = Math.sin(y * thread + 3 * second(x, y))
      return clamp(0.5 + 0.3 * Math.max(warp, weft) + 0.2 * warp * weft + 0.4 * (third(x, y) - 0.5))
    }
  },
  laid({ noise, wave }) {
    const [fibre, wire] = [noise(0.3, 0.3, 23), wave(1.1)]
    return (x, y) => clamp(0.5 + 0.34 * Math.sin(y * wire) + 0.5 * (fibre(x, y) - 0.5))
  },
  grit({ noise }) {
    const [grains, slow] = [noise(1.3, 1.3, 23), noise(0.09, 0.09, 37)]
    return (x, y) => even(0.5 + 1.1 * (grains(x, y) - 0.5) + 0.2 * (slow(x, y) - 0.5))
  },
}

/** Rounds frequencies to whole cycles per tile, so that the tile repeats without a seam. */
const tiled: Surface = {
  noise: (across, down, seed) => makeTileNoise(countOf(across), countOf(down), seed),
  layers(lumps, octaves) {
    const noises = Array.from({ length: octaves }, (_, octave) => {
      const count = countOf(lumps) * 2 ** octave
      return makeTileNoise(count, count, 11 + 2 ** octave)
    })
    const total = 2 - 2 ** (1 - octaves)
    return (x, y) => noises.reduce((sum, noise, octave) => sum + noise(x, y) / 2 ** octave, 0) / total
  },
  wave: radians => (Math.round((radians * tileSide) / (2 * Math.PI)) * 2 * Math.PI) / tileSide,
}

const countOf = (lumps: number) => Math.min(tileSide, Math.round(lumps * tileSide))

const made = new Map<Tooth, Uint8Array>()

/** The texture tile, 0 to 255, computed on first use. */
export function getTooth(kind: Tooth): Uint8Array {
  const known = made.get(kind) ?? makeTile(teeth[kind](tiled))
  made.set(kind, known)
  return known
}

/** The coverage, 0 to 1, that paint of a dryness leaves on paper of a height. */
export function catchPaint(cover: number, height: number, depth: number): number {
  const sink = 1 - cover ** 0.85 * 1.04
  const soft = 0.5 * (1 - Math.min(1, depth)) + 0.09
  const edge = clamp((height - sink + soft) / (2 * soft))
  return edge * edge * (3 - 2 * edge) * Math.min(1, 0.42 + 0.7 * cover)
}
