import { drawGull, finished, skin } from './gull.ts'

/** Where each of the five drawings stands, in parts of the width and of the height, and how large it is. */
const way = [
  [0.13, 0.61, 0.78],
  [0.3, 0.46, 0.86],
  [0.49, 0.34, 1],
  [0.69, 0.43, 0.9],
  [0.865, 0.33, 0.8],
] as const

/** Colours of what is over and what is to come, and what fills them. */
interface Skins {
  before: string
  after: string
  breath?: string
}

/** The third drawing finished, the others as skins. */
export function drawFlight(width: number, height: number, size: number, skins: Skins): string {
  const now = 2
  const places = way.map(([x, y, scale], frame) => {
    const coat = frame === now ? finished : skin(frame < now ? skins.before : skins.after, skins.breath)
    const fade = frame === now ? 1 : 1 - 0.22 * (Math.abs(frame - now) - 1)
    return `<g opacity="${fade.toFixed(2)}" transform="translate(${x * width} ${y * height}) scale(${size * scale})">${drawGull(frame, coat)}</g>`
  })
  const last = places.splice(now, 1)
  return [...places, ...last].join('')
}

/** The places as points, for a way drawn through them. */
export const listWay = (width: number, height: number): [number, number][] =>
  way.map(([x, y]) => [x * width, y * height])
