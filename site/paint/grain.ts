/** Mulberry32: numbers in [0, 1); the same seed gives the same stream. */
export function seedRandom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

/** Smooth value noise in 0 to 1, one lump a unit: the tooth of a surface, the clumps of a brush. */
export function grainAt(x: number, y: number, salt: number): number {
  const left = Math.floor(x)
  const top = Math.floor(y)
  const u = smooth(x - left)
  const v = smooth(y - top)
  const upper = hash(left, top, salt) * (1 - u) + hash(left + 1, top, salt) * u
  const lower = hash(left, top + 1, salt) * (1 - u) + hash(left + 1, top + 1, salt) * u
  return upper * (1 - v) + lower * v
}

const smooth = (t: number) => t * t * (3 - 2 * t)

/** The same number in 0 to 1 for the same place of a lattice. */
export function hash(x: number, y: number, salt: number): number {
  let mixed = Math.imul(x, 374761393) ^ Math.imul(y, 668265263) ^ Math.imul(salt, 2147483647)
  mixed = Math.imul(mixed ^ (mixed >>> 13), 1274126177)
  return ((mixed ^ (mixed >>> 16)) >>> 0) / 4294967296
}
