import type { Oklch } from '../../site/brushes/brush.ts'
import type { Lab } from '../paint/colour.ts'

export const toLab = ([lightness, chroma, hue]: Oklch): Lab => [
  lightness,
  chroma * Math.cos((hue * Math.PI) / 180),
  chroma * Math.sin((hue * Math.PI) / 180),
]

/** Red, green and blue as amounts of light; may lie outside 0 to 1. Coefficients: Björn Ottosson, OKLab. */
export function toLight(lightness: number, a: number, b: number): [number, number, number] {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
}

const steps = 4095
const bytes = Uint8Array.from({ length: steps + 1 }, (_, step) => {
  const value = step / steps
  return Math.round(255 * (value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055))
})

/** The byte a screen shows for an amount of light. */
export const toByte = (light: number): number =>
  bytes[light <= 0 ? 0 : light >= 1 ? steps : Math.round(light * steps)] ?? 0
