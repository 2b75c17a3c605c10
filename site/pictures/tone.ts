/** The minimum chroma at which hues are distinguished. */
const faintest = 0.02
const strengths = [0.04, 0.08, 0.13] as const

/**
 * The nearest of the tones that the style sheet of pictures has, as its three words: lightness in percent, strength,
 * hue in degrees (`l65 c2 h210`). The content policy allows no colour of a picture's own in the page.
 * @param colour `#rrggbb`
 */
export function toneOf(colour: string): string {
  const [lightness, a, b] = readLab(colour)
  const light = Math.min(95, Math.max(5, Math.floor(lightness * 10) * 10 + 5))
  const strong = Math.hypot(a, b)
  if (strong < faintest) return `l${light} c0 h0`
  const nearest = strengths.map(strength => Math.abs(strength - strong))
  const hue = (Math.round((Math.atan2(b, a) * 6) / Math.PI) * 30 + 360) % 360
  return `l${light} c${nearest.indexOf(Math.min(...nearest)) + 1} h${hue}`
}

/** OKLab of a screen's colour. Coefficients: Björn Ottosson, "A perceptual color space for image processing". */
function readLab(colour: string): readonly [number, number, number] {
  const packed = Number.parseInt(colour.slice(1), 16)
  const [r, g, b] = [toLight(packed >> 16), toLight((packed >> 8) & 255), toLight(packed & 255)]
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ]
}

function toLight(byte: number): number {
  const value = byte / 255
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
}
