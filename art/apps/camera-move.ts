import { follow, type Point } from '../marks/brush-path.ts'
import { drawGull, finished } from './gull.ts'
import { draw, drawFrame, ink, red, sheet } from './hand-lines.ts'

const [width, height] = [1200, 560]

/** Hills over a bay, farther ones paler. */
const hills: readonly (readonly [string, readonly Point[]])[] = [
  ['#c9d6d8', [[-90, 270], [150, 190], [330, 246], [520, 150], [700, 230], [900, 172], [1060, 238], [1290, 176]]], // biome-ignore format: a line of places
  ['#9fb9b4', [[-90, 350], [200, 262], [420, 330], [640, 268], [840, 338], [1020, 286], [1290, 352]]], // biome-ignore format: a line of places
  ['#6f948a', [[-90, 420], [260, 396], [520, 446], [800, 404], [1290, 462]]], // biome-ignore format: a line of places
]

/** A wide drawing of a bay, the camera's frame on it at the beginning and at the end: 1200 × 560 pixels. */
export function composeCameraMove(): string {
  const land = hills.map(([colour, ridge], index) => {
    const line = Array.from({ length: 121 }, (_, step) => follow(ridge, step / 120))
    const shape = line.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')
    return `<path fill="${colour}" d="M${shape}V${height}H-90Z"/>${draw(ridge, 1.6, 12 + index)}`
  })
  const sun = `<circle cx="930" cy="96" r="44" fill="#eda13c"/>`
  const gull = `<g transform="translate(905 330) scale(.62)">${drawGull(3, finished)}</g>`
  const boat = `<path fill="#fdf6ea" stroke="${ink}" stroke-width="3" stroke-linejoin="round" d="M300 470v-86c34 18 54 50 60 86Z"/><path fill="${ink}" d="M268 476h112l-22 24h-70Z"/>`
  const way: readonly Point[] = [
    [684, 372],
    [704, 372],
    [724, 360],
    [738, 340],
  ]
  const head = `<path d="M744 328l-20 10 19 13Z" fill="${red}"/>`
  return sheet(
    width,
    height,
    `${sun}${land.join('')}${boat}${gull}${draw(way, 2, 6, red)}${head}${drawFrame([60, 130, 610, 390], 3.2, 20, red)}${drawFrame([752, 232, 330, 210], 3.2, 30, red)}`,
  )
}
