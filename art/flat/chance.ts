import { type Random, seedRandom } from '../paint/random.ts'

/** A stream of seeded luck, with the questions that composing asks of it. */
export interface Chance extends Random {
  pick<Item>(items: readonly [Item, ...Item[]]): Item
  /** Around 0, mostly within 1 to either side. */
  bell(): number
  /** True so many times out of one. */
  often(part: number): boolean
}

export function seedChance(seed: number): Chance {
  const random = seedRandom(seed)
  return Object.assign(random, {
    pick: <Item>(items: readonly [Item, ...Item[]]): Item =>
      items[Math.floor(random() * items.length)] ?? items[0],
    bell: () => random() + random() + random() + random() - 2,
    often: (part: number) => random() < part,
  })
}
