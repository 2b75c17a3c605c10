import { drawStreaks, type Hairs, type Streaks, streaksWide } from '../../site/brushes/engine/streaks.ts'

export const streaksLong = 512

/** The streaks of a specimen's bristles: along the stroke from left to right, across it from top to bottom. */
export function makeStreaks(seed: number, hairs: Hairs): Streaks {
  const paint = rank(drawStreaks(seed, hairs, streaksLong))
  const bristle = Float32Array.from({ length: streaksWide }, (_, row) => paint[row * streaksLong + 5] ?? 0.5)
  return { paint, bristle }
}

/** Replaces each value by its place among all, 0 to 1. */
function rank(values: Float32Array): Float32Array {
  const order = Uint32Array.from(values.keys()).sort((a, b) => (values[a] ?? 0) - (values[b] ?? 0))
  const ranks = new Float32Array(values.length)
  order.forEach((index, place) => {
    ranks[index] = place / values.length
  })
  return ranks
}

/** Folds an endless line to and fro into a texture, so that no seam crosses a long stroke. */
export function fold(place: number, length: number): number {
  const round = 2 * length
  const within = place - Math.floor(place / round) * round
  return within < length ? within : round - 0.001 - within
}

export function readStreaks({ paint }: Streaks, u: number, v: number): number {
  const [left, top] = [Math.floor(u), Math.floor(v)]
  const right = Math.min(left + 1, streaksLong - 1)
  const [upper, lower] = [top * streaksLong, Math.min(top + 1, streaksWide - 1) * streaksLong]
  const [s, t] = [u - left, v - top]
  const first = (paint[upper + left] ?? 0) * (1 - s) + (paint[upper + right] ?? 0) * s
  const second = (paint[lower + left] ?? 0) * (1 - s) + (paint[lower + right] ?? 0) * s
  return first * (1 - t) + second * t
}
