import type { Point } from '../flat/outline.ts'
import { ease } from '../paint/noise.ts'
import { type Pigment, pigment } from './pigment.ts'
import { strokeAlong } from './region.ts'
import { glaze, type Sheet } from './sheet.ts'

const sepia = pigment('#3a2f3d')

interface PenStroke {
  readonly colour?: Pigment
  /** Half the width in units, along the line. */
  readonly half?: (along: number) => number
  readonly density?: number
  /** How much the line breaks up on the paper, 0 to 1. */
  readonly broken?: number
  readonly keep?: number
}

/** A line of pen or of a fine brush. */
export function drawLine(sheet: Sheet, line: readonly Point[], salt: number, stroke: PenStroke = {}): void {
  const { colour = sepia, half = () => 0.9, density = 0.6, broken = 1, keep = 0 } = stroke
  const region = strokeAlong(sheet, line, along => Math.max(0.25, half(along)))
  const [, , noise] = sheet.noises
  for (let cell = 0; cell < region.depth.length; cell += 1) {
    const depth = region.depth[cell] ?? -1
    if (depth < -1) continue
    const pixel =
      (region.top + Math.floor(cell / region.width)) * sheet.width + region.left + (cell % region.width)
    const cover = ease(-0.6, 0.6, depth) * (1 - (sheet.reserve[pixel] ?? 0))
    if (cover <= 0) continue
    const pressure = 1 + broken * (noise((region.along[cell] ?? 0) * 30 + salt, 2) * 1.1 - 0.6)
    const paper = 1 - 0.8 * broken * ease(0.55, 0.8, sheet.tooth[pixel] ?? 0)
    glaze(sheet, pixel, colour, cover * density * pressure * paper)
    if (keep) sheet.pending.set(pixel, Math.max(sheet.pending.get(pixel) ?? 0, cover * keep))
  }
}

/** A drop of paint, `radius` units across its half; it dries darker at its rim. */
export function setDrop(
  sheet: Sheet,
  [x, y]: Point,
  radius: number,
  colour: Pigment,
  density = 0.7,
  keep = 0,
): void {
  const region = strokeAlong(
    sheet,
    [
      [x - 0.3, y],
      [x + 0.3, y],
    ],
    () => radius,
  )
  for (let cell = 0; cell < region.depth.length; cell += 1) {
    const depth = region.depth[cell] ?? -1
    if (depth < -1) continue
    const pixel =
      (region.top + Math.floor(cell / region.width)) * sheet.width + region.left + (cell % region.width)
    const cover = ease(-0.7, 0.7, depth) * (1 - (sheet.reserve[pixel] ?? 0))
    const middle = Math.min(1, Math.abs(region.across[cell] ?? 0))
    glaze(sheet, pixel, colour, cover * density * (0.6 + 0.7 * ease(0.4, 0.95, middle)))
    if (keep) sheet.pending.set(pixel, Math.max(sheet.pending.get(pixel) ?? 0, cover * keep))
  }
}
