import type { Tip } from '../../site/brushes/brush.ts'
import { guises, placeOf, shapeTip, steadyGuise } from '../../site/brushes/engine/tip-shapes.ts'

/** Three numbers a pixel (cover, light, accent), row by row, in a square of `maskSide` pixels. */
export type Mask = Float32Array

export const maskSide = 132

/** Draws a tip once, in as many guises as it needs: to ask its shape for every pixel of every print is too slow. */
export function drawMasks(tip: Tip, steady: boolean): Mask[] {
  return (steady ? steadyGuise : guises).map(chance => {
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
