import type { Streaks } from '../../site/brushes/engine/streaks.ts'
import { ease, mix } from '../paint/noise.ts'
import { type Random, seedRandom } from '../paint/random.ts'
import { dab } from './dab.ts'
import { type Board, primeBoard } from './impasto.ts'
import { toLab } from './light.ts'
import { makeStreaks } from './streaks.ts'

const hues = 24
/** From the rim inwards: distance from the middle as a part of the side, lightness, chroma, breadth of a dab. */
const rings = [
  { far: 0.415, lightness: 0.42, chroma: 0.1, part: 1 },
  { far: 0.335, lightness: 0.54, chroma: 0.15, part: 1 },
  { far: 0.252, lightness: 0.67, chroma: 0.17, part: 1 },
  { far: 0.172, lightness: 0.8, chroma: 0.12, part: 0.98 },
  { far: 0.1, lightness: 0.92, chroma: 0.055, part: 0.85 },
] as const

type Ring = (typeof rings)[number]

/** Twenty-four hues in five rings of two dabs each, and a knife of white in the middle. `side` in pixels. */
export function paintWheel(side: number, seed: number): Board {
  const board = primeBoard(side, side, toLab([0.945, 0.018, 82]), 0.2, seed)
  const random = seedRandom(seed)
  const brushes = [0, 1, 2, 3].map(turn =>
    makeStreaks(seed + turn, { count: 22, change: 2.2, breaks: 0.35, clump: 0.6 }),
  )
  const jobs = rings.flatMap(ring =>
    Array.from({ length: hues }, (_, hue) => ({ ring, hue, turn: random() })),
  )
  for (const { ring, hue } of jobs.sort((a, b) => a.turn - b.turn)) {
    for (const row of [-0.5, 0.5]) paintArc(board, brushes, random, { ring, hue, row, side })
  }
  smearWhite(board, seed, random, side)
  return board
}

function paintArc(
  board: Board,
  brushes: readonly Streaks[],
  random: Random,
  { ring, hue, row, side }: { ring: Ring; hue: number; row: number; side: number },
) {
  const streaks = brushes[Math.floor(random() * brushes.length)] ?? brushes[0]
  if (!streaks) return
  const far = (ring.far + row * 0.03 * ring.part + random.between(-0.003, 0.003)) * side
  const slice = (Math.PI * 2) / hues
  const middle = hue * slice - Math.PI / 2
  const ends = [
    middle - slice * 0.46 + random.between(-0.01, 0.01),
    middle + slice * 0.46 + random.between(-0.015, 0.015),
  ]
  const [start = 0, end = 0] = row > 0 ? ends.reverse() : ends
  const degrees = hue * (360 / hues) + 20
  const chroma = Math.min(ring.chroma, limitChroma(ring.lightness, degrees % 360))
  dab(board, streaks, random, {
    points: Array.from({ length: 11 }, (_, step) => {
      const angle = mix(start, end, step / 10)
      return [side / 2 + Math.cos(angle) * far, side / 2 + Math.sin(angle) * far] as const
    }),
    half: side * 0.0225 * ring.part,
    from: toLab([ring.lightness + random.between(-0.015, 0.015), chroma, degrees + random.between(-3, 3)]),
    to: toLab([ring.lightness + 0.05, chroma * 0.92, degrees + random.between(5, 14)]),
    taper: 0.08,
  })
}

/** Screens have little chroma left in dark greens and light blues: less there, or colours clip to another hue. */
function limitChroma(lightness: number, hue: number): number {
  const green = ease(50, 110, hue) * (1 - ease(200, 250, hue))
  if (lightness > 0.75) return mix(0.1, 0.15, green)
  if (lightness > 0.6) return mix(0.17, 0.13, green)
  return lightness > 0.48 ? mix(0.17, 0.115, green) : mix(0.14, 0.085, green)
}

function smearWhite(board: Board, seed: number, random: Random, side: number) {
  const knife = makeStreaks(seed + 60, { count: 6, change: 1.2, breaks: 0.5, clump: 1.2 })
  for (let pull = 0; pull < 6; pull += 1) {
    const angle = random() * 6.283
    dab(board, knife, random, {
      points: Array.from({ length: 11 }, (_, step) => {
        const reach = (step / 5 - 1) * side * 0.042
        return [side / 2 + Math.cos(angle) * reach, side / 2 + Math.sin(angle) * reach] as const
      }),
      half: side * 0.028,
      from: toLab([0.975, 0.01, 90]),
      to: toLab([0.93, 0.025, 60 + pull * 60]),
      takeUp: 0.25,
      body: 4,
    })
  }
}
