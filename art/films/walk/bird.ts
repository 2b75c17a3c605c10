import type { PenPoint, Point } from '../ink/curve.ts'
import { ring, throughAll } from '../ink/curve.ts'
import { drawLine } from '../ink/pen.ts'
import { inks, type Sheet } from '../ink/sheet.ts'
import { layWash } from '../ink/wash.ts'
import { bendBack, pitch, placeFoot, sink, tailSwing, thrust } from './gait.ts'

const [upper, lower] = [96, 122]

/** A plump wading bird at one part of its stride, facing right; `hip` is the middle of its body over flat ground. */
export function drawBird(sheet: Sheet, hip: Point, ground: number, phase: number, seed: number): void {
  const middle: Point = [hip[0], hip[1] + sink(phase)]
  drawLeg(sheet, middle, ground, phase + 0.5, seed + 40, 0.74)
  drawLeg(sheet, middle, ground, phase, seed + 20, 1)
  const shape = poseBody(middle, phase, hip[1])
  layWash(sheet, {
    outline: throughAll(
      shape.outline.map(([x, y]): Point => [x + 7, y + 5]),
      8,
      true,
    ),
    ink: inks.vermilion,
    seed: 77,
    cloud: 0.42,
  })
  drawOutline(sheet, shape.outline, seed)
  drawPlumage(sheet, shape.turn, seed + 60)
  drawHead(sheet, shape.head, seed + 80)
}

/** The rim of body, neck and head in one line, and the ways to place what is drawn on it. */
function poseBody(middle: Point, phase: number, level: number) {
  const angle = pitch(phase)
  const turn = ([x, y]: Point): Point => [
    middle[0] + x * Math.cos(angle) - y * Math.sin(angle),
    middle[1] + x * Math.sin(angle) + y * Math.cos(angle),
  ]
  const head: Point = [middle[0] + 112 + thrust(phase), level - 128 + 0.05 * Math.abs(thrust(phase))]
  const by = ([x, y]: Point): Point => [head[0] + x, head[1] + y]
  const [shoulder, breast] = [turn([54, -74]), turn([110, 4])]
  const tail = 9 * tailSwing(phase)
  const between = (from: Point, to: Point, part: number, off: Point): Point => [
    from[0] + (to[0] - from[0]) * part + off[0],
    from[1] + (to[1] - from[1]) * part + off[1],
  ]
  const outline: Point[] = [
    turn([-182, -120 + tail]),
    turn([-124, -66 + 0.5 * tail]),
    turn([-60, -62]),
    turn([0, -76]),
    shoulder,
    between(shoulder, by([-32, 8]), 0.62, [-2, 6]),
    by([-33, -8]),
    by([-14, -31]),
    by([14, -27]),
    by([29, -6]),
    by([20, 15]),
    between(by([8, 24]), breast, 0.45, [2, 0]),
    breast,
    turn([92, 58]),
    turn([36, 92]),
    turn([-34, 86]),
    turn([-96, 40]),
    turn([-140, -18 + 0.5 * tail]),
    turn([-186, -54 + tail]),
    turn([-180, -70 + tail]),
    turn([-208, -84 + tail]),
    turn([-196, -98 + tail]),
  ]
  return { outline, turn, head }
}

/** Thin over the back, heavy below, where the weight is. */
function drawOutline(sheet: Sheet, outline: readonly Point[], seed: number): void {
  const weights = [
    4.6, 4.4, 4, 4, 4.2, 4.2, 4.6, 4.2, 4, 4.4, 5, 4.8, 6.4, 8.6, 10, 9.4, 7.4, 6, 5, 4.6, 5, 4.6,
  ]
  const points = outline.map(([x, y], index): PenPoint => [x, y, weights[index] ?? 4])
  drawLine(sheet, { points, seed, closed: true, dry: 0.16 })
}

function drawPlumage(sheet: Sheet, turn: (point: Point) => Point, seed: number): void {
  const lines: readonly (readonly PenPoint[])[] = [
    [
      [60, -34, 2],
      [30, 22, 7],
      [-38, 40, 7],
      [-104, 2, 4.4],
      [-136, -34, 1.6],
    ],
    [
      [4, 8, 1.4],
      [-40, 14, 3],
      [-92, -12, 1.4],
    ],
    [
      [2, -14, 1.2],
      [-36, -8, 2.6],
      [-84, -28, 1.2],
    ],
    [
      [34, -34, 1.2],
      [18, -16, 2.2],
      [6, -10, 1],
    ],
    [
      [-190, -84, 1.4],
      [-160, -62, 3],
      [-124, -44, 1],
    ],
    [
      [-176, -62, 1],
      [-152, -44, 2.6],
      [-126, -28, 1],
    ],
    [
      [84, 22, 1],
      [80, 34, 2.4],
      [72, 42, 1],
    ],
    [
      [62, 40, 1],
      [56, 52, 2.4],
      [47, 59, 1],
    ],
    [
      [86, -8, 1],
      [85, 3, 2.2],
      [79, 12, 1],
    ],
  ]
  lines.forEach((line, index) => {
    const points = line.map(([x, y, width]): PenPoint => [...turn([x, y]), width])
    drawLine(sheet, { points, seed: seed + index, dry: 0.22 })
  })
}

function drawHead(sheet: Sheet, [x, y]: Point, seed: number): void {
  const bill: Point[] = [
    [x + 25, y - 17],
    [x + 46, y - 10],
    [x + 70, y + 5],
    [x + 48, y + 10],
    [x + 24, y + 10],
  ]
  layWash(sheet, { outline: throughAll(bill, 6, true), ink: inks.deepCream, seed: 5, cloud: 0.1 })
  drawLine(sheet, { points: bill.map(([u, v]): PenPoint => [u, v, 3.4]), seed, closed: true, stray: 0.7 })
  drawLine(sheet, {
    points: [
      [x + 26, y - 1, 2],
      [x + 44, y + 1, 2.4],
      [x + 66, y + 5, 1.4],
    ],
    seed: seed + 1,
    stray: 0.6,
  })
  layWash(sheet, { outline: ring([x + 4, y - 9], 8.5), ink: inks.cream, seed: 6, cloud: 0 })
  layWash(sheet, { outline: ring([x + 6, y - 9], 4.6), ink: inks.ink, seed: 7, cloud: 0 })
}

function drawLeg(
  sheet: Sheet,
  [x, y]: Point,
  ground: number,
  phase: number,
  seed: number,
  near: number,
): void {
  const foot = placeFoot(phase)
  const hip: Point = [x - 6, y + 44]
  const sole: Point = [hip[0] + foot.x, ground - foot.lift - (1 - near) * 22]
  const ankle = bendBack(hip, sole, upper, lower)
  const cover = near === 1 ? 0.95 : 0.72
  const line = (points: readonly PenPoint[], index: number) =>
    drawLine(sheet, { points, seed: seed + index, cover, dry: 0.14, stray: 0.9 })
  line(
    [
      [hip[0] + 6, hip[1] + 12, 24 * near],
      [(hip[0] + ankle[0]) / 2, (hip[1] + ankle[1]) / 2, 13 * near],
      [...ankle, 8 * near],
    ],
    0,
  )
  line(
    [
      [...ankle, 9 * near],
      [(ankle[0] + sole[0]) / 2 - 2, (ankle[1] + sole[1]) / 2, 6 * near],
      [...sole, 7 * near],
    ],
    1,
  )
  const toes: readonly (readonly [number, number])[] = [
    [58, 0.02],
    [46, -0.3],
    [44, 0.3],
    [-20, 0.12],
  ]
  toes.forEach(([length, spread], index) => {
    const angle = foot.droop * (length < 0 ? 0.6 : 1) + spread * 0.5
    const bow = foot.droop > 0.1 ? 0.16 : -0.2
    const [tx, ty] = [sole[0] + length * Math.cos(angle), sole[1] + length * Math.sin(angle)]
    const [mx, my] = [
      sole[0] + 0.5 * length * Math.cos(angle + bow),
      sole[1] + 0.5 * length * Math.sin(angle + bow),
    ]
    const flat = foot.lift < 2 ? Math.min(my, ground + 7 * spread) : my
    const tip = foot.lift < 2 ? Math.min(ty, ground + 16 * Math.max(0, spread)) : ty
    line(
      [
        [...sole, 6.5 * near],
        [mx, flat, 5 * near],
        [tx, tip, 2.2 * near],
      ],
      3 + index,
    )
  })
}
