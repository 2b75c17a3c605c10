import type { StampPaint } from '../../site/brushes/brush.ts'
import type { Random } from '../paint/random.ts'
import type { Stamp } from './prints.ts'

/** The runs below a wet stroke, as more prints of it: each narrows on its way down and ends in a drop. */
export function listDrips(stamps: readonly Stamp[], paint: StampPaint, random: Random): Stamp[] {
  const { drip } = paint
  if (!drip) return []
  const drips: Stamp[] = []
  let next = drip.every * 0.5
  let before: Stamp | undefined
  for (const stamp of stamps) {
    next -= before ? Math.hypot(stamp.x - before.x, stamp.y - before.y) : 0
    before = stamp
    if (next > 0) continue
    next = drip.every * random.between(0.5, 1.5)
    const long = drip.length * random.between(0.35, 1)
    const half = random.between(2.2, 4)
    for (let down = 0; down < long; down += 1) {
      const drop = down > long - 7 ? 1.35 : 1
      drips.push({ ...stamp, y: stamp.y + stamp.half * 0.5 + down, half: half * drop, angle: 0, flow: 1 })
    }
  }
  return drips
}
