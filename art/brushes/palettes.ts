import type { Oklch } from '../../site/brushes/brush.ts'
import { mix } from '../paint/noise.ts'
import { seedRandom } from '../paint/random.ts'
import { dab } from './dab.ts'
import { type Board, primeBoard } from './impasto.ts'
import { toLab } from './light.ts'
import { makeStreaks } from './streaks.ts'

export interface Palette {
  readonly id: 'coast' | 'aurora' | 'gum' | 'lemons' | 'harbour' | 'dolerite'
  readonly colours: readonly Oklch[]
}

/** Six colours each, from the pictures of the studio. */
export const palettes: readonly Palette[] = [
  {
    id: 'coast',
    colours: [
      [0.3, 0.05, 262],
      [0.47, 0.09, 245],
      [0.66, 0.08, 215],
      [0.82, 0.09, 65],
      [0.72, 0.15, 45],
      [0.93, 0.035, 80],
    ],
  },
  {
    id: 'aurora',
    colours: [
      [0.2, 0.05, 280],
      [0.34, 0.1, 290],
      [0.55, 0.14, 320],
      [0.55, 0.11, 180],
      [0.76, 0.14, 160],
      [0.92, 0.07, 140],
    ],
  },
  {
    id: 'gum',
    colours: [
      [0.36, 0.05, 160],
      [0.53, 0.07, 150],
      [0.7, 0.06, 135],
      [0.64, 0.17, 20],
      [0.78, 0.12, 20],
      [0.9, 0.12, 95],
    ],
  },
  {
    id: 'lemons',
    colours: [
      [0.36, 0.06, 45],
      [0.52, 0.1, 60],
      [0.72, 0.14, 80],
      [0.88, 0.16, 98],
      [0.62, 0.1, 130],
      [0.95, 0.03, 95],
    ],
  },
  {
    id: 'harbour',
    colours: [
      [0.33, 0.08, 262],
      [0.5, 0.08, 235],
      [0.6, 0.17, 32],
      [0.77, 0.13, 60],
      [0.6, 0.09, 150],
      [0.94, 0.03, 85],
    ],
  },
  {
    id: 'dolerite',
    colours: [
      [0.25, 0.02, 275],
      [0.38, 0.025, 290],
      [0.52, 0.03, 310],
      [0.64, 0.05, 40],
      [0.76, 0.07, 65],
      [0.88, 0.02, 240],
    ],
  },
]

/** Six broad swatches side by side, pulled down until the brush ran dry, a touch of two neighbours mixed below each gap. */
export function paintPalette(
  { colours }: Palette,
  [width, height]: readonly [number, number],
  seed: number,
): Board {
  const board = primeBoard(width, height, toLab([0.945, 0.016, 82]), 0.22, seed)
  const random = seedRandom(seed)
  const brushes = [0, 1, 2].map(turn =>
    makeStreaks(seed + turn, { count: 34, change: 0.9, breaks: 0.3, clump: 0.8 }),
  )
  const half = width * 0.058
  const pull = (x: number, top: number, bottom: number, breadth: number, from: Oklch, to: Oklch) => {
    const streaks = brushes[Math.floor(random() * 3)]
    if (!streaks) return
    const lean = random.between(-14, 14)
    dab(board, streaks, random, {
      points: Array.from({ length: 25 }, (_, step) => {
        const t = step / 24
        return [x + lean * (t - 0.5) + 4 * Math.sin(t * 5 + x), mix(top, bottom, t)] as const
      }),
      half: breadth,
      from: toLab(from),
      to: toLab(to),
      taper: 0.1,
      dry: 0.5,
      takeUp: 0.12,
      body: 3,
    })
  }
  const placeOf = (index: number) => width * mix(0.13, 0.87, index / (colours.length - 1))
  colours.forEach((colour, index) => {
    const [lightness, chroma, hue] = colour
    const bottom = height * random.between(0.66, 0.76)
    pull(placeOf(index), height * 0.16, bottom, half, colour, [lightness + 0.055, chroma * 0.94, hue + 8])
  })
  colours.slice(1).forEach((colour, index) => {
    const before = colours[index]
    if (before) pull(placeOf(index + 0.5), height * 0.84, height * 0.9, half * 0.5, before, colour)
  })
  return board
}
