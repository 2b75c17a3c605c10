/** Linear light by sRGB byte. */
export const lightOf: Float32Array = Float32Array.from({ length: 256 }, (_, byte) => {
  const value = byte / 255
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
})

const steps = 4095
const bytes = Uint8Array.from({ length: steps + 1 }, (_, step) => {
  const light = step / steps
  return Math.round(255 * (light <= 0.0031308 ? 12.92 * light : 1.055 * light ** (1 / 2.4) - 0.055))
})

/** The sRGB byte of linear light. */
export const toByte = (light: number): number =>
  bytes[light <= 0 ? 0 : light >= 1 ? steps : (light * steps + 0.5) | 0] ?? 0
