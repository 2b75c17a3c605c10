/** OKLCH: lightness in 0 to 1, chroma, hue in degrees. */
export type Colour = readonly [lightness: number, chroma: number, hue: number]

/** Interpolates two colours, the hue along the shorter arc. */
export function blend(a: Colour, b: Colour, share: number): Colour {
  const turn = ((b[2] - a[2] + 540) % 360) - 180
  return [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share, a[2] + turn * share]
}

/** The colour as CSS `rgb()`, which canvases parse fastest. */
export const toCss = (colour: Colour): string => `rgb(${toRgb(colour).join()})`

/** sRGB as integers up to 255. */
export function toRgb(colour: Colour): [number, number, number] {
  const [r, g, b] = toLight(colour)
  return [toByte(r), toByte(g), toByte(b)]
}

/** Linear sRGB; outside 0 to 1 where the colour is out of gamut. */
export const toLight = ([lightness, chroma, hue]: Colour): [number, number, number] =>
  lightOfLab(lightness, chroma * Math.cos((hue * Math.PI) / 180), chroma * Math.sin((hue * Math.PI) / 180))

/** Linear sRGB of an OKLab colour. https://bottosson.github.io/posts/oklab/ */
export function lightOfLab(lightness: number, a: number, b: number): [number, number, number] {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
}

function toByte(linear: number): number {
  const light = Math.min(1, Math.max(0, linear))
  return Math.round(255 * (light <= 0.0031308 ? 12.92 * light : 1.055 * light ** (1 / 2.4) - 0.055))
}
