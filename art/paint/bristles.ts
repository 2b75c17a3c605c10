import { ease, layer, makeNoise, mix } from './noise.ts'

/** The bristles of one brush at a place across it (`lane`, pixels) and along its path (pixels). */
export interface Bristles {
  /** A single hair: level over its width of three to nine pixels, steep between two of them. */
  hair(lane: number): number
  /** A strand of a hair, changing slowly along the way. */
  strand(lane: number, along: number): number
  /** Hairs that stick together. */
  clump(lane: number, along: number): number
  /** How far the hairs stray sideways, in pixels. */
  stray(lane: number, along: number): number
}

/** The bristles of one brush; every answer but `stray` lies between 0 and 1 and is spread evenly over it. */
export function makeBristles(seed: number): Bristles {
  const noise = makeNoise(seed)
  const pick = (index: number) => level(noise(index * 7.31, 200))
  return {
    hair(lane) {
      const place = lane / 3.6 + 3.4 * noise(lane / 14, 0.5)
      const index = Math.floor(place)
      const step = ease(0.7, 1, place - index)
      return step > 0 ? mix(pick(index), pick(index + 1), step) : pick(index)
    },
    strand: (lane, along) => level(noise(lane / 2.1, along / 140)),
    clump: (lane, along) => level(layer(noise, lane / 15, 40 + along / 400, 2)),
    stray: (lane, along) => (noise(lane / 60, along / 90) - 0.5) * 4,
  }
}

/** The tooth of the paper at a pixel, 0 to 1, stretched along the way of the brush. */
export function makeTooth(seed: number): (across: number, along: number) => number {
  const noise = makeNoise(seed)
  return (across, along) => level(layer(noise, across / 2.2, along / 6.6, 2))
}

/** Spreads noise, which crowds around its middle, evenly over 0 to 1. */
const level = (value: number) => 1 / (1 + Math.exp((0.5 - value) * 11))
