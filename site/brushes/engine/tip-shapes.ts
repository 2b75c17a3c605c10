import type { Tip } from '../brush.ts'
import type { Shaper, Shapers, TipShape } from './tip-shape.ts'
import { handTips } from './tips-hand.ts'
import { natureTips } from './tips-nature.ts'

const shapers: Shapers<Tip['shape']> = { ...handTips, ...natureTips }

/** The shape of a tip; `chance`, 0 to 1, selects the variant. */
export const shapeTip = (tip: Tip, chance: number): TipShape =>
  (shapers[tip.shape] as Shaper<Tip['shape']>)(tip as never, chance)

/** Random seeds of a tip's variants, and of the only variant of a steady tip. */
export const tipVariants = [0.11, 0.37, 0.62, 0.88] as const
export const steadyVariant = [0.37] as const

/** A mask is slightly larger than its tip, so that the edge is not clipped. */
export const maskReach = 1.03

/** The tip coordinate of a mask's pixel center. */
export const placeOf = (pixel: number, side: number): number => (((pixel + 0.5) / side) * 2 - 1) * maskReach
