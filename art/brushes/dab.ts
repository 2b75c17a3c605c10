import type { Streaks } from '../../site/brushes/engine/streaks.ts'
import type { Lab } from '../paint/colour.ts'
import type { Random } from '../paint/random.ts'
import { type Board, pullPaint } from './impasto.ts'

/** One touch of thick paint along some points, in pixels. */
interface Dab {
  points: readonly (readonly [x: number, y: number])[]
  half: number
  from: Lab
  to: Lab
  /** How much narrower it ends, 0 to 1. */
  taper?: number
  takeUp?: number
  body?: number
  /** How much of its paint is gone at the end. */
  dry?: number
}

export function dab(board: Board, streaks: Streaks, random: Random, given: Dab): void {
  const { points, half, from, to, taper = 0.25, takeUp = 0.05, body = 3.2, dry = 0.34 } = given
  pullPaint(board, {
    way: {
      points,
      reach: t => half * (0.82 + 0.18 * Math.sin(Math.PI * Math.min(1, t * 1.6))) * (1 - taper * t * t),
    },
    from,
    to,
    streaks,
    begin: [random() * 512, random() * 128],
    body,
    cover: 1.12,
    dry,
    ragged: 0.7,
    streak: 0.08,
    edge: 0.12,
    takeUp,
  })
}
