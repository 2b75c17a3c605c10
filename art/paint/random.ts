import { seedRandom as seedStream } from '../../site/paint/random.ts'

/** A stream of numbers in [0, 1) with the shapes that painting asks for; the same seed gives the same stream. */
export interface Random {
  (): number
  between(low: number, high: number): number
}

export function seedRandom(seed: number): Random {
  const next = seedStream(seed)
  return Object.assign(next, { between: (low: number, high: number) => low + (high - low) * next() })
}
