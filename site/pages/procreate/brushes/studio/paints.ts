import type { Ground } from '../../../../brushes/brush.ts'
import type { Paint } from '../../../../brushes/engine/load.ts'

/** The parameters of a brush, and the paper of its specimen. */
interface BrushPaint {
  readonly paint: Paint
  readonly ground: Ground
}

export type Paints = Readonly<Record<string, BrushPaint>>

let asked: Promise<Paints> | null = null

/** The parameters of all brushes, requested once. Rejects on failure, after which the next call tries again. */
export function fetchPaints(): Promise<Paints> {
  asked ??= fetch('/brush-paints.json').then(async answer => {
    if (!answer.ok) throw new Error(`The request for the brushes failed with ${answer.status}`)
    return (await answer.json()) as Paints
  })
  asked.catch(() => {
    asked = null
  })
  return asked
}
