import { clamp } from '../paint/noise.ts'
import type { Random } from '../paint/random.ts'
import type { Way } from './cover.ts'
import type { Pass } from './plan.ts'
import type { Reference } from './reference.ts'
import type { Target } from './target.ts'

/** Draws the way of a stroke from a pixel both ways along the flow, until another colour would be nearer the truth. */
export function followFlow(
  reference: Reference,
  target: Target,
  pass: Pass,
  radius: number,
  at: number,
  random: Random,
): Way {
  const ahead = walk(reference, target, pass, radius, at, 1, random)
  const behind = walk(reference, target, pass, radius, at, -1, random)
  const startX = at % reference.width
  const startY = Math.floor(at / reference.width)
  const x = [...behind.x.reverse(), startX, ...ahead.x]
  const y = [...behind.y.reverse(), startY, ...ahead.y]
  if (x.length < 2) {
    const dx = (reference.flowX[at] ?? 1) * radius
    const dy = (reference.flowY[at] ?? 0) * radius
    return { x: [startX - dx / 2, startX + dx], y: [startY - dy / 2, startY + dy] }
  }
  return random() < 0.5 ? { x: x.reverse(), y: y.reverse() } : { x, y }
}

function walk(
  { width, height, flowX, flowY }: Reference,
  target: Target,
  pass: Pass,
  radius: number,
  at: number,
  sense: number,
  random: Random,
): { x: number[]; y: number[] } {
  const xs: number[] = []
  const ys: number[] = []
  const step = Math.max(1.5, radius * 0.75)
  let x = at % width
  let y = Math.floor(at / width)
  const swing = (random() - 0.5) * pass.sway
  const [fx, fy] = [(flowX[at] ?? 1) * sense, (flowY[at] ?? 0) * sense]
  let dx = fx * Math.cos(swing) - fy * Math.sin(swing)
  let dy = fx * Math.sin(swing) + fy * Math.cos(swing)
  for (let count = 1; count <= pass.longest; count += 1) {
    x += dx * step
    y += dy * step
    if (x < -radius || y < -radius || x >= width + radius || y >= height + radius) break
    const here = clamp(Math.round(y), 0, height - 1) * width + clamp(Math.round(x), 0, width - 1)
    if (count > pass.shortest) {
      const drift = distance(target, here, at)
      if (drift > target.difference(here) + 0.01 || drift > 0.2) break
    }
    xs.push(x)
    ys.push(y)
    const along = (flowX[here] ?? 1) * dx + (flowY[here] ?? 0) * dy < 0 ? -1 : 1
    dx = dx * 0.4 + (flowX[here] ?? 1) * along * 0.6
    dy = dy * 0.4 + (flowY[here] ?? 0) * along * 0.6
    const length = Math.sqrt(dx * dx + dy * dy) || 1
    dx /= length
    dy /= length
  }
  return { x: xs, y: ys }
}

function distance({ l, a, b }: Target, one: number, other: number): number {
  const dl = (l[one] ?? 0) - (l[other] ?? 0)
  const da = (a[one] ?? 0) - (a[other] ?? 0)
  const db = (b[one] ?? 0) - (b[other] ?? 0)
  return Math.sqrt(dl * dl + da * da + db * db)
}
