/** The chroma at the rim of the disc: beyond what P3 has of any hue. */
export const rim = 0.34
/** The hue at the top: there the painted wheel has it too, and both go round with the clock. */
const topHue = 20

/** Where a colour lies on the disc: x and y from -1 to 1, y downwards. */
export function placeOnDisc(chroma: number, hue: number): [number, number] {
  const angle = ((hue - topHue) * Math.PI) / 180
  const far = Math.min(1, chroma / rim)
  return [far * Math.sin(angle), -far * Math.cos(angle)]
}

/** The other way round; beyond the rim is on it. The middle keeps the hue that it is given. */
export function readDisc(x: number, y: number, before: number): { chroma: number; hue: number } {
  const far = Math.min(1, Math.hypot(x, y))
  const hue = far < 0.01 ? before : (Math.atan2(x, -y) * 180) / Math.PI + topHue
  return { chroma: far * rim, hue: ((hue % 360) + 360) % 360 }
}
