/** The chroma at the rim of the disc, outside P3 at every hue. */
export const rim = 0.34
/** The hue at the top, as on the painted wheel; hues run clockwise. */
const topHue = 20

/** The position of a colour on the disc: x and y from -1 to 1, y downwards. */
export function placeOnDisc(chroma: number, hue: number): [number, number] {
  const angle = ((hue - topHue) * Math.PI) / 180
  const far = Math.min(1, chroma / rim)
  return [far * Math.sin(angle), -far * Math.cos(angle)]
}

/** The inverse, clamped to the rim; the center keeps the given hue. */
export function readDisc(x: number, y: number, before: number): { chroma: number; hue: number } {
  const far = Math.min(1, Math.hypot(x, y))
  const hue = far < 0.01 ? before : (Math.atan2(x, -y) * 180) / Math.PI + topHue
  return { chroma: far * rim, hue: ((hue % 360) + 360) % 360 }
}
