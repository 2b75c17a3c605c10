import { makeNoise } from '../paint/noise.ts'
import { seedRandom } from '../paint/random.ts'

/** The marks of one brush's hairs: `along` the stroke 512 entries, across it 128, each value as frequent as any other. */
export type Streaks = Float32Array

export const streakLength = 512
export const streakWidth = 128

export const brushNames = ['bristle', 'dry', 'soft', 'knife', 'fine'] as const
export type BrushName = (typeof brushNames)[number]
export type Brushes = Readonly<Record<BrushName, readonly Streaks[]>>

interface Hairs {
  count: number
  along: number
  across: number
  breaks: number
  clump: number
  grain: number
}

const hairs: Record<BrushName, Hairs> = {
  bristle: { count: 4, along: 2.2, across: 22, breaks: 0.35, clump: 0.6, grain: 0.12 },
  dry: { count: 2, along: 5, across: 30, breaks: 1, clump: 0.8, grain: 0.3 },
  soft: { count: 2, along: 1.4, across: 9, breaks: 0.15, clump: 0.5, grain: 0.02 },
  knife: { count: 2, along: 1.2, across: 6, breaks: 0.5, clump: 1.2, grain: 0.05 },
  fine: { count: 2, along: 2, across: 7, breaks: 0.3, clump: 0.3, grain: 0.12 },
}

/** Every brush of the studio, several of each kind so that no two strokes need be alike. */
export function makeBrushes(seed: number): Brushes {
  const make = (name: BrushName, from: number) =>
    Array.from({ length: hairs[name].count }, (_, index) => makeStreaks(seed + from + index, hairs[name]))
  return {
    bristle: make('bristle', 0),
    dry: make('dry', 20),
    soft: make('soft', 40),
    knife: make('knife', 60),
    fine: make('fine', 80),
  }
}

/** Evens the values out by their rank, so that a threshold is a share of the brush that still leaves paint. */
function makeStreaks(seed: number, { along, across, breaks, clump, grain }: Hairs): Streaks {
  const strand = makeNoise(seed)
  const bundle = makeNoise(seed + 7)
  const gap = makeNoise(seed + 13)
  const random = seedRandom(seed)
  const raw = new Float32Array(streakLength * streakWidth)
  for (let at = 0; at < raw.length; at += 1) {
    const u = (at % streakLength) / streakLength
    const v = Math.floor(at / streakLength) / streakWidth
    raw[at] =
      strand(v * across, u * along * 0.6) * 0.6 +
      strand(v * across * 2.7 + 40, u * along) * 0.4 +
      clump * (bundle(v * across * 0.28, u * along * 0.5) - 0.5) +
      breaks * (gap(v * across * 1.4, u * along * 9) - 0.5) +
      grain * (random() - 0.5)
  }
  const ranked = Uint32Array.from(raw.keys()).sort((a, b) => (raw[a] ?? 0) - (raw[b] ?? 0))
  const even = new Float32Array(raw.length)
  ranked.forEach((place, rank) => {
    even[place] = rank / raw.length
  })
  return even
}
