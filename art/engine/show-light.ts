import { toScreen } from '../paint/colour.ts'
import { clamp } from '../paint/noise.ts'
import type { View } from './render-scene.ts'

/** A view as a screen shows it: red, green, blue, a byte each, row by row. */
export function showLight({ width, height, seen }: View): Uint8Array {
  const pixels = new Uint8Array(width * height * 3)
  for (let at = 0; at < width * height; at += 1) {
    for (let channel = 0; channel < 3; channel += 1) {
      pixels[at * 3 + channel] = Math.round(255 * toScreen(clamp(seen[at * 4 + channel] ?? 0)))
    }
  }
  return pixels
}
