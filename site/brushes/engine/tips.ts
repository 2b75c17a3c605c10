import type { Tip } from '../brush.ts'
import type { TipShape } from './tip-shape.ts'
import { placeOf, shapeTip, steadyVariant, tipVariants } from './tip-shapes.ts'

/** A rasterized tip, which is faster than sampling its shape per stamp. Square, in row order. */
export interface Mask {
  readonly side: number
  /** Coverage, 0 to 255. */
  readonly cover: Uint8Array
  /** Lightness in hundredths, and the accent's share in 0 to 255; null where constant. */
  readonly light: Int8Array | null
  readonly accent: Uint8Array | null
}

const largest = 128
const smaller = [64, 32, 16]
const alike: ReadonlySet<Tip['shape']> = new Set([
  'round',
  'bar',
  'square',
  'bristle',
  'hairs',
  'ring',
  'star',
])

/** The half extents of a tip along and across the stroke. */
export function reachOf(tip: Tip): readonly [along: number, across: number] {
  if (tip.shape === 'bar') return [tip.thin, 1]
  if (tip.shape === 'bristle') return [0.25, 1]
  if (tip.shape === 'hairs') return [0.32, 1]
  if (tip.shape === 'leaf') return [1, Math.min(1, tip.slim + Math.abs(tip.bend) / 2 + 0.03)]
  return tip.shape === 'frond' ? [1, 0.7] : [1, 1]
}

/** The variants of a tip as mipmaps, from large to small. */
type Masks = readonly (readonly Mask[])[]

const drawn = new Map<string, Masks>()

export function drawMasks(tip: Tip, isSteady: boolean): Masks {
  const key = JSON.stringify([tip, isSteady])
  const known = drawn.get(key)
  if (known) return known
  const chances = isSteady || alike.has(tip.shape) ? steadyVariant : tipVariants
  const masks = chances.map(chance => {
    const masks = [draw(shapeTip(tip, chance), largest)]
    for (const side of smaller) masks.push(...masks.slice(-1).map(mask => halve(mask, side)))
    return masks
  })
  drawn.set(key, masks)
  return masks
}

/** The smallest mipmap with at least the resolution of the canvas. */
export const fitMask = (sizes: readonly Mask[], half: number): Mask | undefined =>
  sizes.findLast(({ side }) => side >= 2 * half) ?? sizes[0]

function draw(shape: TipShape, side: number): Mask {
  const cover = new Uint8Array(side * side)
  const light = new Int8Array(side * side)
  const accent = new Uint8Array(side * side)
  for (let row = 0, at = 0; row < side; row++) {
    for (let column = 0; column < side; column++, at++) {
      const [full, lighter = 0, towards = 0] = shape(placeOf(column, side), placeOf(row, side))
      cover[at] = Math.round(255 * full)
      light[at] = Math.round(100 * lighter)
      accent[at] = Math.round(255 * towards)
    }
  }
  return {
    side,
    cover,
    light: light.some(Boolean) ? light : null,
    accent: accent.some(Boolean) ? accent : null,
  }
}

function halve(mask: Mask, side: number): Mask {
  const average = <T extends Uint8Array | Int8Array>(from: T, to: T): T => {
    for (let at = 0; at < to.length; at++) {
      const corner = Math.floor(at / side) * 2 * mask.side + (at % side) * 2
      const sum = [0, 1, mask.side, mask.side + 1].reduce(
        (total, next) => total + (from[corner + next] ?? 0),
        0,
      )
      to[at] = Math.round(sum / 4)
    }
    return to
  }
  const count = side * side
  return {
    side,
    cover: average(mask.cover, new Uint8Array(count)),
    light: mask.light && average(mask.light, new Int8Array(count)),
    accent: mask.accent && average(mask.accent, new Uint8Array(count)),
  }
}
