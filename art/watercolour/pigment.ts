/** The transmittance of a pigment for red, green and blue light: a glaze of density 1 multiplies by it. */
export type Pigment = readonly [number, number, number]

/** Reads `#rrggbb` as the colour that one full glaze has on white. */
export function pigment(hex: string): Pigment {
  const packed = Number.parseInt(hex.slice(1), 16)
  const light = (value: number) =>
    Math.max(0.015, value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)
  return [light((packed >> 16) / 255), light(((packed >> 8) & 255) / 255), light((packed & 255) / 255)]
}

/** Two pigments stirred together; `part` of the second. */
export const stir = (one: Pigment, two: Pigment, part: number): Pigment => [
  one[0] + (two[0] - one[0]) * part,
  one[1] + (two[1] - one[1]) * part,
  one[2] + (two[2] - one[2]) * part,
]

/** A value of linear light, 0 to 1, as a byte of a screen. */
export const toByte = (light: number): number => {
  const value = light <= 0.0031308 ? 12.92 * light : 1.055 * light ** (1 / 2.4) - 0.055
  return Math.max(0, Math.min(255, Math.round(255 * value)))
}
