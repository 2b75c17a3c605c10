import { type Colour, toLight, toRgb } from './colour.ts'

/** The gamut of a display. */
export type Gamut = 'srgb' | 'p3'

/** Linear light in the gamut's primaries; outside 0 to 1 where the colour is out of gamut. */
export function toScreenLight(colour: Colour, gamut: Gamut): [number, number, number] {
  const [r, g, b] = toLight(colour)
  if (gamut === 'srgb') return [r, g, b]
  return [
    0.8224619687 * r + 0.1775380313 * g,
    0.0331941989 * r + 0.9668058011 * g,
    0.0170826307 * r + 0.0723974407 * g + 0.9105199286 * b,
  ]
}

/** The tolerance of the gamut test, for rounding errors. */
const leeway = 0.0005

export const isIn = (colour: Colour, gamut: Gamut): boolean =>
  toScreenLight(colour, gamut).every(light => light >= -leeway && light <= 1 + leeway)

/** The maximum chroma of a lightness and hue in the gamut. */
export function maxChroma(lightness: number, hue: number, gamut: Gamut): number {
  let [low, high] = [0, 0.42]
  for (let round = 0; round < 18; round++) {
    const middle = (low + high) / 2
    if (isIn([lightness, middle, hue], gamut)) low = middle
    else high = middle
  }
  return low
}

/** Reduces the chroma of a colour to fit the gamut. */
export function fitInto(colour: Colour, gamut: Gamut): Colour {
  if (isIn(colour, gamut)) return colour
  const [lightness, , hue] = colour
  return [lightness, maxChroma(lightness, hue, gamut), hue]
}

/** `#rrggbb`. */
export const toHex = (colour: Colour): string =>
  `#${toRgb(colour)
    .map(byte => byte.toString(16).padStart(2, '0'))
    .join('')}`

/** The colour as CSS `oklch()`. */
export const toOklch = ([lightness, chroma, hue]: Colour): string =>
  `oklch(${(lightness * 100).toFixed(1)}% ${chroma.toFixed(3)} ${(((hue % 360) + 360) % 360) | 0})`

/** Relative luminance of the colour in sRGB. https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
function luminanceOf(colour: Colour): number {
  const [r = 0, g = 0, b = 0] = toRgb(colour).map(byte => {
    const value = byte / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

/** The contrast ratio, 1 to 21. https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
export function contrastOf(a: Colour, b: Colour): number {
  const [x, y] = [luminanceOf(a), luminanceOf(b)]
  return (Math.max(x, y) + 0.05) / (Math.min(x, y) + 0.05)
}
