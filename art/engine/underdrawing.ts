import type { Lab } from '../paint/colour.ts'
import { clamp } from '../paint/noise.ts'
import type { Random } from '../paint/random.ts'
import type { Canvas } from './canvas.ts'
import type { Way } from './cover.ts'
import { layStroke } from './lay-stroke.ts'
import type { Reference } from './reference.ts'
import { type Brushes, streakLength, streakWidth } from './streaks.ts'

const sepia: Lab = [0.34, 0.05, 0.05]

/** Draws the outlines of things and the sharpest edges with a dry sepia brush, from left to right. */
export function* drawOutlines(
  canvas: Canvas,
  reference: Reference,
  brushes: Brushes,
  random: Random,
): Generator<number, void> {
  const scale = canvas.width / 2000
  const square = Math.max(2, 9 * scale)
  const found = findOutlines(reference, square)
    .map(at => ({ at, turn: (at % canvas.width) + (random() - 0.5) * canvas.width * 0.12 }))
    .sort((one, other) => one.turn - other.turn)
  let done = 0
  for (const { at } of found) {
    const streaks = brushes.dry[Math.floor(random() * brushes.dry.length)]
    if (!streaks) return
    layStroke(canvas, {
      way: followEdge(reference, at, square * 0.45),
      radius: Math.max(0.7, 1.7 * scale) * (0.7 + random() * 0.7),
      colour: sepia,
      second: sepia,
      streaks,
      offset: [random() * streakLength, random() * streakWidth, false],
      load: 0.8,
      dry: 0.4,
      opacity: 0.75 * (0.5 + random() * 0.5),
      body: 0,
      ragged: 0.5,
      contrast: 0,
      pickup: 0,
      edge: 0.5,
      spread: 0.25,
    })
    done += 1
    yield done / found.length
  }
}

/** One pixel on an outline for every square that has one. */
function findOutlines({ width, height, id, sharpness }: Reference, square: number): number[] {
  const found: number[] = []
  const isOutline = (at: number) =>
    id[at] !== id[at + 1] || id[at] !== id[at + width] || (sharpness[at] ?? 0) > 0.055
  for (let top = 1; top < height - 2; top += square) {
    for (let left = 1; left < width - 2; left += square) {
      const at = findFirst(left, top, square, width, height, isOutline)
      if (at !== undefined) found.push(at)
    }
  }
  return found
}

function findFirst(
  left: number,
  top: number,
  square: number,
  width: number,
  height: number,
  fits: (at: number) => boolean,
): number | undefined {
  for (let y = Math.floor(top); y < Math.min(height - 1, top + square); y += 1) {
    for (let x = Math.floor(left); x < Math.min(width - 1, left + square); x += 1) {
      if (fits(y * width + x)) return y * width + x
    }
  }
  return undefined
}

function followEdge({ width, height, edgeX, edgeY }: Reference, at: number, step: number): Way {
  let x = at % width
  let y = Math.floor(at / width)
  const xs = [x]
  const ys = [y]
  let dx = 0
  let dy = 0
  for (let count = 0; count < 7; count += 1) {
    const here = clamp(Math.floor(y), 1, height - 2) * width + clamp(Math.floor(x), 1, width - 2)
    const ex = edgeX[here] ?? 1
    const ey = edgeY[here] ?? 0
    const sense = ex * dx + ey * dy < 0 ? -1 : 1
    dx = ex * sense
    dy = ey * sense
    x += dx * step
    y += dy * step
    xs.push(x)
    ys.push(y)
  }
  return { x: xs, y: ys }
}
