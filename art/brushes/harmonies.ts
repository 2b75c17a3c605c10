import type { Oklch } from '../../site/brushes/brush.ts'
import { mix } from '../paint/noise.ts'
import { seedRandom } from '../paint/random.ts'
import { dab } from './dab.ts'
import { type Board, primeBoard } from './impasto.ts'
import { toLab } from './light.ts'
import { makeStreaks } from './streaks.ts'

export interface Harmony {
  readonly id: 'complementary' | 'analogous' | 'triadic' | 'split' | 'tetradic'
  /** Degrees between its hues, from the first. */
  readonly hues: readonly number[]
  readonly first: number
}

export const harmonies: readonly Harmony[] = [
  { id: 'complementary', hues: [0, 180], first: 45 },
  { id: 'analogous', hues: [0, 30, 60, 90], first: 175 },
  { id: 'triadic', hues: [0, 120, 240], first: 28 },
  { id: 'split', hues: [0, 150, 210], first: 265 },
  { id: 'tetradic', hues: [0, 60, 180, 240], first: 30 },
]

/** A hue from deep to pale, as a painter lays it out; chroma is highest in the middle. */
const tonesOf = (hue: number): Oklch[] =>
  [0.4, 0.52, 0.65, 0.78, 0.89].map((lightness, index) => [
    lightness,
    [0.085, 0.12, 0.135, 0.105, 0.05][index] ?? 0.1,
    hue + index * 4,
  ])

/** One row of dabs a hue, from deep to pale, each a comma of the same hand. */
export function paintHarmony(
  { hues, first }: Harmony,
  [width, height]: readonly [number, number],
  seed: number,
): Board {
  const board = primeBoard(width, height, toLab([0.945, 0.016, 82]), 0.22, seed)
  const random = seedRandom(seed)
  const brushes = [0, 1, 2].map(turn =>
    makeStreaks(seed + turn, { count: 24, change: 1.4, breaks: 0.3, clump: 0.7 }),
  )
  const rows = hues.length
  const apart = (height * 0.6) / rows
  const half = Math.min(width * 0.062, apart * 0.42)
  const long = apart * 0.56 - half * 0.4
  hues.forEach((turn, row) => {
    const y = height / 2 + apart * 1.22 * (row - (rows - 1) / 2)
    tonesOf(first + turn).forEach((tone, column) => {
      const streaks = brushes[Math.floor(random() * 3)]
      if (!streaks) return
      const x = width * mix(0.16, 0.84, column / 4) + random.between(-8, 8)
      const lean = random.between(-0.1, 0.1)
      dab(board, streaks, random, {
        points: Array.from({ length: 13 }, (_, step) => {
          const t = step / 6 - 1
          return [x + lean * t * long, y + t * long] as const
        }),
        half: half * random.between(0.92, 1.05),
        from: toLab(tone),
        to: toLab([tone[0] + 0.06, tone[1] * 0.92, tone[2] + 9]),
        taper: 0.1,
        dry: 0.3,
        body: 3.6,
      })
    })
  })
  return board
}
