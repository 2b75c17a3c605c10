import type { Brush } from '../../site/brushes/brush.ts'
import { paintBody } from './body-paint.ts'
import { makeTouches } from './gestures.ts'
import { layOutSheet, type Sheet, showSheet } from './sheet.ts'
import { paintStamps } from './stamp.ts'

export const specimenSize = [840, 240] as const

/** One stroke of a brush on its ground: red, green and blue, a byte each, row by row; the same seed, the same bytes. */
export function paintSpecimen(
  { paint, gesture = 'wave', ground = 'paper' }: Pick<Brush, 'paint' | 'gesture' | 'ground'>,
  seed: number,
  [width, height]: readonly [number, number] = specimenSize,
): Uint8Array {
  const touches = makeTouches(gesture, seed)
  if ('hairs' in paint) return paintBody(width, height, ground, touches, paint, seed)
  const sheet: Sheet = layOutSheet(width, height, ground)
  paintStamps(sheet, touches, paint, seed)
  return showSheet(sheet)
}
