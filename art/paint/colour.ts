import { lightOfLab } from '../../site/paint/colour.ts'
import { clamp } from './noise.ts'

/** Lightness and two opponent axes of OKLab: mixing here gives what an eye expects of two paints. */
export type Lab = readonly [number, number, number]

const toLight = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)

/** The sRGB value, 0 to 1, of an amount of linear light, 0 to 1. */
export const toScreen = (value: number): number =>
  value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055

/** Reads `#rrggbb`. */
export function readColour(hex: string): Lab {
  const packed = Number.parseInt(hex.slice(1), 16)
  const r = toLight((packed >> 16) / 255)
  const g = toLight(((packed >> 8) & 255) / 255)
  return labOfLight(r, g, toLight((packed & 255) / 255))
}

/** From red, green and blue in linear light. Coefficients: Björn Ottosson, "A perceptual color space for image processing". */
export function labOfLight(r: number, g: number, b: number): Lab {
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ]
}

export { lightOfLab }

/** Red, green and blue, 0 to 1, as the screen has them, after the light on the colour was multiplied by `light`. */
export function showColour([lightness, a, b]: Lab, light = 1): [number, number, number] {
  const [r, g, blue] = lightOfLab(lightness, a, b)
  return [toScreen(clamp(light * r)), toScreen(clamp(light * g)), toScreen(clamp(light * blue))]
}

export const mixColours = (from: Lab, to: Lab, t: number): Lab => [
  from[0] + (to[0] - from[0]) * t,
  from[1] + (to[1] - from[1]) * t,
  from[2] + (to[2] - from[2]) * t,
]
