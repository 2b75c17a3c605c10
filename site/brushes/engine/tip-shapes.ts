import type { Tip } from '../brush.ts'
import { handTips } from './tips-hand.ts'
import { natureTips } from './tips-nature.ts'

/** A place of a tip: how much it covers, how much lighter (or darker) it is, and how much of the accent it has. */
export type Print = readonly [cover: number, light?: number, accent?: number]

/** What a tip has at x and y from -1 to 1. */
export type TipShape = (x: number, y: number) => Print

type Shaper<S> = (tip: Extract<Tip, { shape: S }>, chance: number) => TipShape
export type Shapers<S extends Tip['shape']> = { readonly [Name in S]: Shaper<Name> }

const shapers: Shapers<Tip['shape']> = { ...handTips, ...natureTips }

/** The shape of a tip; `chance`, 0 to 1, tells one print from the next. */
export const shapeTip = (tip: Tip, chance: number): TipShape =>
  (shapers[tip.shape] as Shaper<Tip['shape']>)(tip as never, chance)

/** The chances of the guises in which a tip is printed, and of the only one of a tip that is steady. */
export const guises = [0.11, 0.37, 0.62, 0.88] as const
export const steadyGuise = [0.37] as const

/** A mask shows a little more than its tip, so that its rim is not cut. */
export const maskReach = 1.03

/** The middle of a pixel of a square mask, in the units of the tip. */
export const placeOf = (pixel: number, side: number): number => (((pixel + 0.5) / side) * 2 - 1) * maskReach
