import { clamp, ease, layer } from '../paint/noise.ts'
import { type Pigment, stir } from './pigment.ts'
import type { Region } from './region.ts'
import { glaze, type Sheet } from './sheet.ts'

/** How a wet brush behaves in a region. */
interface Wash {
  readonly from: Pigment
  readonly to: Pigment
  /** How much pigment; 0.8 if not said. */
  readonly density?: number
  /** Which pigment where: 0 the first, 1 the second; along the region if not said. */
  readonly blend?: (along: number, across: number) => number
  /** Multiplies the pigment; for stripes, dots, veins and lights. x and y in units. */
  readonly strength?: (along: number, across: number, x: number, y: number) => number
  /** Units the edge strays. */
  readonly stray?: number
  /** Pigment that dries along the edge. */
  readonly rim?: number
  /** Light that is left on the side `across` names. */
  readonly glow?: number
  readonly side?: 1 | -1
  /** How patchy the water made it, 0 to 1. */
  readonly patches?: number
  /** How much of it stays closed to later washes. */
  readonly keep?: number
  /** Units over which the edge is lost, for shadows and wet paper. */
  readonly soft?: number
  /** Stops where the region does, however far its edge strays: for shadows on an object. */
  readonly within?: true
}

/** Lays a wash. `salt` tells one brushload from another on the same sheet. */
export function layWash(sheet: Sheet, region: Region, salt: number, wash: Wash): void {
  const {
    density = 0.8,
    stray = 6,
    rim = 0.55,
    glow = 0.4,
    side = 1,
    patches = 1,
    keep = 0,
    soft = 0.9,
  } = wash
  const blend = wash.blend ?? (along => along)
  const [first, second, third] = sheet.noises
  const { scale } = sheet
  for (let cell = 0; cell < region.depth.length; cell += 1) {
    const inside = region.depth[cell] ?? 0
    if (inside < -(stray + soft) * scale) continue
    const column = region.left + (cell % region.width)
    const row = region.top + Math.floor(cell / region.width)
    const pixel = row * sheet.width + column
    const x = column / scale
    const y = row / scale
    const wander =
      (layer(first, x * 0.03 + salt, y * 0.03, 3) - 0.5) * stray +
      (second(x * 0.16 + salt, y * 0.16) - 0.5) * 1.4
    const depth = inside + wander * scale
    const limit = wash.within ? ease(-1.5 * scale, 1.5 * scale, inside) : 1
    const cover = ease(-soft * scale, soft * scale, depth) * limit
    if (cover <= 0) continue
    const along = region.along[cell] ?? 0
    const across = region.across[cell] ?? 0
    const cloud = layer(second, x * 0.01 + salt, y * 0.01, 4)
    const colour = stir(wash.from, wash.to, clamp(blend(along, across) + (cloud - 0.5) * 1.1 * patches))
    const back = layer(third, x * 0.012 + salt, y * 0.012, 3)
    const ring = ease(0.545, 0.575, back) * ease(0.66, 0.575, back)
    let amount = density * (1 + (cloud - 0.5) * 1.5 * patches + ring * 0.3 * patches)
    amount *= 1 - glow * ease(0, 0.9, across * side)
    amount *= 1 - 0.4 * patches * ease(0.58, 0.8, layer(first, x * 0.02 + salt * 2, y * 0.02, 2))
    if (wash.strength) amount *= wash.strength(along, across, x, y)
    if (soft < 4) amount += rim * density * Math.exp(-Math.max(0, depth) / (2.6 * scale))
    amount -= ((sheet.tooth[pixel] ?? 0.5) - 0.5) * 0.5 * density
    glaze(sheet, pixel, colour, Math.max(0, amount) * cover * (1 - (sheet.reserve[pixel] ?? 0)))
    if (keep) sheet.pending.set(pixel, Math.max(sheet.pending.get(pixel) ?? 0, cover * keep))
  }
}

/** A ground over the whole sheet, around everything that is reserved; pigment gathers where it meets an object. */
export function floodSheet(
  sheet: Sheet,
  salt: number,
  { from, to, density = 0.8, blend, strength }: Pick<Wash, 'from' | 'to' | 'density' | 'blend' | 'strength'>,
): void {
  const [first, second, third] = sheet.noises
  const { width, height, scale, reserve } = sheet
  const step = Math.max(1, Math.round(4 * scale))
  for (let row = 0; row < height; row += 1) {
    for (let column = 0; column < width; column += 1) {
      const pixel = row * width + column
      const open = 1 - (reserve[pixel] ?? 0)
      if (open <= 0) continue
      const [x, y] = [column / scale, row / scale]
      const [along, across] = [row / height, (column / width) * 2 - 1]
      const cloud = layer(second, x * 0.0035 + salt, y * 0.0035, 5)
      const back = layer(third, x * 0.005 + salt, y * 0.005, 4)
      const ring = ease(0.53, 0.55, back) * ease(0.62, 0.55, back)
      const near = Math.max(
        reserve[pixel - step] ?? 0,
        reserve[pixel + step] ?? 0,
        reserve[pixel - step * width] ?? 0,
        reserve[pixel + step * width] ?? 0,
      )
      let amount = density * (0.75 + 0.7 * (cloud - 0.25) + 0.16 * ring + 0.22 * near)
      amount *= 1 - 0.25 * ease(0.55, 0.8, layer(first, x * 0.006 + salt, y * 0.006, 3))
      if (strength) amount *= strength(along, across, x, y)
      amount *= 1 - ((sheet.tooth[pixel] ?? 0.5) - 0.5) * 0.75
      const colour = stir(from, to, clamp((blend ? blend(along, across) : along) + (cloud - 0.5) * 0.9))
      glaze(sheet, pixel, colour, Math.max(0, amount) * open)
    }
  }
}
