import type { Tip } from '../../site/brushes/brush.ts'
import { placeOf, shapeTip, steadyVariant, tipVariants } from '../../site/brushes/engine/tip-shapes.ts'

/** Three numbers a pixel (cover, light, accent), row by row, in a square of `maskSide` pixels. */
export type Mask = Float32Array

export const maskSide = 132

/** Rasterizes the variants of a tip once, which is faster than sampling its shape per stamp. */
export function drawMasks(tip: Tip, steady: boolean): Mask[] {
  return (steady ? steadyVariant : tipVariants).map(chance => {
    const shape = shapeTip(tip, chance)
    const mask = new Float32Array(maskSide * maskSide * 3)
    for (let row = 0, at = 0; row < maskSide; row += 1) {
      for (let column = 0; column < maskSide; column += 1, at += 3) {
        const [cover, light = 0, accent = 0] = shape(placeOf(column, maskSide), placeOf(row, maskSide))
        mask[at] = cover
        mask[at + 1] = light
        mask[at + 2] = accent
      }
    }
    return mask
  })
}
