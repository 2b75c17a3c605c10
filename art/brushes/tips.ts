import type { Tip } from '../../site/brushes/brush.ts'
import { handTips } from './tips-hand.ts'
import { plantTips } from './tips-plants.ts'
import { signTips } from './tips-signs.ts'

/** A place of a tip: how much it covers, how much lighter (or darker) it is, and how much of the accent it has. */
export type Print = readonly [cover: number, light?: number, accent?: number]

/** What a tip has at x and y from -1 to 1; `chance`, 0 to 1, tells one print from the next. */
export type TipShape = (x: number, y: number, chance: number) => Print

type Shaper<S> = (tip: Extract<Tip, { shape: S }>) => TipShape
export type Shapers<S extends Tip['shape']> = { readonly [Name in S]: Shaper<Name> }

const shapers: Shapers<Tip['shape']> = { ...handTips, ...plantTips, ...signTips }

/** Three numbers a pixel (cover, light, accent), row by row, in a square of `maskSide` pixels. */
export type Mask = Float32Array

export const maskSide = 132
/** The mask shows a little more than the tip, so that its rim is not cut. */
export const maskReach = 1.03

/** Draws a tip once, in as many guises as it needs: to ask its shape for every pixel of every print is too slow. */
export function drawMasks(tip: Tip, steady: boolean): Mask[] {
  const shape = (shapers[tip.shape] as (tip: Tip) => TipShape)(tip)
  return (steady ? [0.37] : [0.11, 0.37, 0.62, 0.88]).map(chance => {
    const mask = new Float32Array(maskSide * maskSide * 3)
    for (let row = 0, at = 0; row < maskSide; row += 1) {
      for (let column = 0; column < maskSide; column += 1, at += 3) {
        const [cover, light = 0, accent = 0] = shape(toUnit(column), toUnit(row), chance)
        mask[at] = cover
        mask[at + 1] = light
        mask[at + 2] = accent
      }
    }
    return mask
  })
}

const toUnit = (pixel: number) => (((pixel + 0.5) / maskSide) * 2 - 1) * maskReach
