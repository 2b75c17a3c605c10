import type { Ground } from '../../../../brushes/brush.ts'
import type { Paint } from '../../../../brushes/engine/load.ts'

/** What a brush is made of, and the sheet that it is shown on. */
export interface BrushPaint {
  readonly paint: Paint
  readonly ground: Ground
}

export type Paints = Readonly<Record<string, BrushPaint>>

let asked: Promise<Paints> | null = null

/** All brushes, asked for once. Rejects where they cannot be had; the next time they are asked for again. */
export function fetchPaints(): Promise<Paints> {
  asked ??= fetch('/brush-paints.json').then(async answer => {
    if (!answer.ok) throw new Error(`the brushes were answered with ${answer.status}`)
    return (await answer.json()) as Paints
  })
  asked.catch(() => {
    asked = null
  })
  return asked
}
