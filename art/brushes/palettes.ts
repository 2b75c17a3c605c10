import type { Oklch } from '../../site/brushes/brush.ts'
import { mix } from '../paint/noise.ts'
import { seedRandom } from '../paint/random.ts'
import { dab } from './dab.ts'
import { type Board, primeBoard } from './impasto.ts'
import { toLab } from './light.ts'
import { makeStreaks } from './streaks.ts'

/** Six broad swatches side by side, pulled down until the brush ran dry, a touch of two neighbours mixed below each gap. */
export function paintPalette(
  colours: readonly Oklch[],
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
