import { clamp, layer, makeNoise } from '../../paint/noise.ts'

/** Red, green and blue, 0 to 1, as the screen has them. */
export type Rgb = readonly [number, number, number]

/** A drawing in the making. */
export interface Sheet {
  readonly width: number
  readonly height: number
  /** Three numbers a pixel, 0 to 1, row by row. */
  readonly pixels: Float32Array
  /** How high the paper stands at a pixel, 0 to 1: ink that runs dry stays on the heights. */
  readonly tooth: Float32Array
}

const readRgb = (hex: string): Rgb => {
  const packed = Number.parseInt(hex.slice(1), 16)
  return [(packed >> 16) / 255, ((packed >> 8) & 255) / 255, (packed & 255) / 255]
}

export const inks = {
  cream: readRgb('#f6ecd9'),
  deepCream: readRgb('#ecdcbf'),
  peach: readRgb('#f3bd93'),
  ink: readRgb('#1b1e33'),
  pencil: readRgb('#6f7fb0'),
  vermilion: readRgb('#e2553a'),
} as const

/** A blank sheet of toned paper with a little tooth; the same seed, the same paper. */
export function cutSheet(width: number, height: number, seed: number, paper: Rgb = inks.cream): Sheet {
  const noise = makeNoise(seed)
  const pixels = new Float32Array(width * height * 3)
  const tooth = new Float32Array(width * height)
  for (let at = 0; at < width * height; at += 1) {
    const [x, y] = [at % width, Math.floor(at / width)]
    const grain = layer(noise, x / 2.4, y / 2.1, 3)
    const cloud = noise(x / 240 + 31, y / 240) - 0.5
    tooth[at] = clamp(0.5 + 1.9 * (grain - 0.5))
    for (let channel = 0; channel < 3; channel += 1) {
      pixels[at * 3 + channel] = (paper[channel] ?? 0) + 0.012 * (grain - 0.5) + 0.012 * cloud
    }
  }
  return { width, height, pixels, tooth }
}

/** The same paper once more, with what is on it. */
export const copySheet = (sheet: Sheet): Sheet => ({ ...sheet, pixels: sheet.pixels.slice() })

/** Lets `ink` cover the pixel by `part`, 0 to 1. */
export function stain({ pixels }: Sheet, at: number, ink: Rgb, part: number): void {
  for (let channel = 0; channel < 3; channel += 1) {
    const place = at * 3 + channel
    pixels[place] = (pixels[place] ?? 0) * (1 - part) + (ink[channel] ?? 0) * part
  }
}

/** The sheet as raw RGB, a byte a channel. */
export function scan({ pixels }: Sheet): Uint8Array {
  const bytes = new Uint8Array(pixels.length)
  for (let at = 0; at < pixels.length; at += 1) bytes[at] = 255 * clamp(pixels[at] ?? 0) + 0.5
  return bytes
}
