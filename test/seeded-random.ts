/** A seeded pseudo-random generator: the same choices at every run. https://en.wikipedia.org/wiki/Linear_congruential_generator */
export function createRandom(seed: number) {
  let state = seed
  const next = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
  const below = (count: number) => Math.floor(next() * count)
  return {
    /** From 0 to 1, without 1. */
    next,
    /** A whole number from 0 to `count`, without it. */
    below,
    pick<T>(list: readonly T[]): T {
      if (list.length === 0) throw new RangeError('Nothing to pick from')
      return list[below(list.length)] as T
    },
  }
}

export type Random = ReturnType<typeof createRandom>
