import type { BetaType } from './forms/devices.ts'

export type BetaProduct = 'procreate' | 'pocket' | 'dreams'

const products: Readonly<Record<BetaType, BetaProduct>> = { 1: 'procreate', 2: 'pocket', 3: 'dreams' }

/** The products that have betas, in the order of their `beta_type_id`. */
export const betaProducts: readonly BetaProduct[] = Object.values(products)

/** The product of a `beta_type_id`. */
export const productOf = (type: BetaType): BetaProduct => products[type]

/** The `beta_type_id` of each product. */
export const betaTypesOf = (names: readonly BetaProduct[]): BetaType[] =>
  ([1, 2, 3] as const).filter(type => names.includes(products[type]))
