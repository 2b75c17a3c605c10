import type { BodyPaint, Ground, Oklch } from '../../site/brushes/brush.ts'
import type { Hairs, Streaks } from '../../site/brushes/engine/streaks.ts'
import { grounds } from '../../site/brushes/grounds.ts'
import { mix } from '../paint/noise.ts'
import { seedRandom } from '../paint/random.ts'
import type { Touch } from './gestures.ts'
import { type Board, lightBoard, primeBoard, pullPaint } from './impasto.ts'
import { toLab } from './light.ts'
import { makeStreaks } from './streaks.ts'

type Turn = 'main' | 'under' | 'over'

interface Stroke {
  touch: Touch
  paint: BodyPaint
  from: Oklch
  to: Oklch
  /** Sideways from the touch in pixels, and how broad: a part of the brush. */
  aside: number
  part: number
}

/** Paints touches with a brush that drags thick paint. Three bytes a pixel. */
export function paintBody(
  width: number,
  height: number,
  ground: Ground,
  touches: readonly Touch[],
  paint: BodyPaint,
  seed: number,
): Uint8Array {
  const board = primeBoard(width, height, toLab(grounds[ground]), 0.1, seed)
  const random = seedRandom(seed * 17 + 5)
  const scale = height / 240
  const getStreaks = keepStreaks(seed, paint.hairs)
  touches.forEach((touch, index) => {
    const swap = index % 2 === 1 && touches.length > 1
    const [from, to] = swap ? [paint.load[1], paint.load[0]] : paint.load
    const stroke = { touch, paint, from, to, aside: 0, part: 1 }
    const pull = (given: Stroke, turn: Turn) =>
      drag(board, given, scale, getStreaks(turn), [random() * 512, random() * 128])
    if (paint.under) pull({ ...stroke, from: paint.under, to: paint.under, aside: 26, part: 0.8 }, 'under')
    pull(stroke, 'main')
    if (paint.over)
      pull({ ...stroke, from: paint.over, to: mixEnds(paint.over, to), aside: -13, part: 0.42 }, 'over')
  })
  return lightBoard(board, 1.05, paint.gloss)
}

/** Streaks are made when a turn first asks for them, and once: ranking them is most of the work of a short stroke. */
function keepStreaks(seed: number, hairs: Hairs): (turn: Turn) => Streaks {
  const kept = new Map<Turn, Streaks>()
  return turn => {
    const known = kept.get(turn) ?? makeStreaks(seed + { main: 0, over: 4, under: 9 }[turn], hairs)
    kept.set(turn, known)
    return known
  }
}

const mixEnds = (from: Oklch, to: Oklch): Oklch => [mix(from[0], to[0], 0.6), mix(from[1], to[1], 0.6), to[2]]

function drag(
  board: Board,
  { touch, paint, from, to, aside, part }: Stroke,
  scale: number,
  streaks: Streaks,
  begin: readonly [number, number],
) {
  const half = paint.size * scale * part
  pullPaint(board, {
    way: {
      points: listPoints(touch, board, aside * scale),
      reach: t => Math.max(3, half * mix(1, 0.35 + 0.65 * touch.press(t * 0.92 + 0.04), paint.taper ?? 0.6)),
    },
    from: toLab(from),
    to: toLab(to),
    streaks,
    begin,
    body: paint.body,
    cover: paint.cover,
    dry: paint.dry,
    ragged: paint.ragged,
    streak: paint.streak,
    edge: paint.edge,
  })
}

function listPoints(touch: Touch, { width, height }: Board, aside: number): [number, number][] {
  const steps = 150
  return Array.from({ length: steps + 1 }, (_, step) => {
    const t = step / steps
    const [x, y] = touch.at(t)
    const [nextX, nextY] = touch.at(t + 0.001)
    const [dx, dy] = [(nextX - x) * width, (nextY - y) * height]
    const span = Math.hypot(dx, dy) || 1
    return [x * width - (dy / span) * aside, y * height + (dx / span) * aside]
  })
}
