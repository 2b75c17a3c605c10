import type { Tip } from '../brush.ts'

/** A place of a tip: how much it covers, how much lighter (or darker) it is, and how much of the accent it has. */
export type Print = readonly [cover: number, light?: number, accent?: number]

/** The print of a tip at x and y from -1 to 1. */
export type TipShape = (x: number, y: number) => Print

export type Shaper<S> = (tip: Extract<Tip, { shape: S }>, chance: number) => TipShape
export type Shapers<S extends Tip['shape']> = { readonly [Name in S]: Shaper<Name> }
