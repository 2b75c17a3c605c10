/** A stream of numbers in [0, 1) with the shapes that painting asks for; the same seed gives the same stream. */
export interface Random {
  (): number
  between(low: number, high: number): number
}

/** Mulberry32: small, quick and even enough for bristles. */
export function seedRandom(seed: number): Random {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  return Object.assign(next, { between: (low: number, high: number) => low + (high - low) * next() })
}
