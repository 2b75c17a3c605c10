import type { Tooth } from '../../../../brushes/brush.ts'
import { clamp, makeTile, makeTileNoise } from './curves.ts'

const even = (value: number) => 1 / (1 + Math.exp((0.5 - value) * 7.5))

function layers(across: number, salt: number) {
  const noises = [1, 2, 4, 8].map(fine => makeTileNoise(across * fine, across * fine, salt + fine))
  return (x: number, y: number) =>
    noises.reduce((sum, noise, octave) => sum + noise(x, y) / 2 ** octave, 0) / 1.875
}

/** How high the ground stands, spread fairly evenly over 0 to 1. */
const makers: Readonly<Record<Tooth, () => (x: number, y: number) => number>> = {
  tooth() {
    const [broad, fine, slow] = [
      makeTileNoise(108, 108, 11),
      makeTileNoise(218, 218, 23),
      makeTileNoise(8, 8, 37),
    ]
    return (x, y) => even(0.56 * broad(x, y) + 0.44 * fine(x, y) + 0.2 * (slow(x, y) - 0.5))
  },
  coarse() {
    const [broad, fine, slow] = [
      makeTileNoise(51, 59, 11),
      makeTileNoise(133, 133, 23),
      makeTileNoise(5, 5, 37),
    ]
    return (x, y) => even(0.6 * broad(x, y) + 0.4 * fine(x, y) + 0.22 * (slow(x, y) - 0.5))
  },
  cold() {
    const [lumps, pits] = [layers(26, 11), makeTileNoise(154, 154, 23)]
    return (x, y) => even(0.25 + 0.75 * lumps(x, y) - 0.25 * (1 - pits(x, y)))
  },
  rough() {
    const lumps = layers(14, 11)
    return (x, y) => even(0.5 + 1.4 * (lumps(x, y) - 0.5))
  },
  canvas() {
    const [warpAt, weftAt] = [makeTileNoise(13, 13, 11), makeTileNoise(13, 13, 23)]
    return (x, y) => {
      const warp = Math.sin((x * 39 * Math.PI) / 128 + 3 * warpAt(x, y))
      const weft = Math.sin((y * 39 * Math.PI) / 128 + 3 * weftAt(x, y))
      return 0.5 + 0.3 * Math.max(warp, weft) + 0.2 * warp * weft
    }
  },
  laid() {
    const fibre = makeTileNoise(77, 77, 23)
    return (x, y) => 0.5 + 0.34 * Math.sin((y * 45 * Math.PI) / 128) + 0.5 * (fibre(x, y) - 0.5)
  },
  grit() {
    const [grains, slow] = [makeTileNoise(256, 256, 23), makeTileNoise(23, 23, 37)]
    return (x, y) => even(0.5 + 1.1 * (grains(x, y) - 0.5) + 0.2 * (slow(x, y) - 0.5))
  },
}

const made = new Map<Tooth, Uint8Array>()

/** The ground's tile, 0 to 255; worked out when it is first asked for. */
export function getTooth(kind: Tooth): Uint8Array {
  const known = made.get(kind) ?? makeTile(makers[kind]())
  made.set(kind, known)
  return known
}

/** What is left of a cover of 0 to 1 on a ground of this height, when the paint is `depth` dry. */
export function catchPaint(cover: number, height: number, depth: number): number {
  const sink = 1 - cover ** 0.85 * 1.04
  const soft = 0.5 * (1 - Math.min(1, depth)) + 0.09
  const edge = clamp((height - sink + soft) / (2 * soft))
  return edge * edge * (3 - 2 * edge) * Math.min(1, 0.42 + 0.7 * cover)
}
