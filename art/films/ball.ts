import { ease } from '../paint/noise.ts'
import { type Point, ring } from './ink/curve.ts'
import { drawLine } from './ink/pen.ts'
import { copySheet, cutSheet, inks, type Sheet, scan } from './ink/sheet.ts'
import { layWash } from './ink/wash.ts'

const [width, height, ground, radius] = [1280, 720, 604, 58]
const drawings = 60
/** Drawings from one touch of the ground to the next: every touch falls on a drawing, so that each is seen. */
const hops = [14, 11, 9, 7, 5] as const
/** Pixels that a drawing falls further than the one before it. */
const gravity = 16.4
const [firstTouch, firstX, speed] = [7, 112, 25]

/** A ball at one drawing: where its middle is, how long it is drawn out and along which line. */
interface Pose {
  readonly at: Point
  readonly stretch: number
  readonly angle: number
  readonly touching: boolean
}

/** A ball comes in, bounces lower and lower and leaves; its earlier poses stay for a while like tracings. */
export function* drawBall(seed: number): Generator<Uint8Array> {
  const paper = cutSheet(width, height, seed)
  for (let drawing = 0; drawing < drawings; drawing += 1) {
    const sheet = copySheet(paper)
    const hand = seed * 1000 + drawing * 97
    drawFloor(sheet, hand)
    drawTracings(sheet, drawing, hand)
    const pose = poseAt(drawing)
    drawShadow(sheet, pose, hand + 50)
    drawPose(sheet, pose, hand + 70)
    yield scan(sheet)
  }
}

function poseAt(drawing: number): Pose {
  const x = firstX + (drawing - firstTouch) * speed
  const { since, hop } = findHop(drawing)
  const high = 0.5 * gravity * since * (hop - since)
  const fall = gravity * (since - hop / 2)
  const touching = since === 0 && drawing >= firstTouch
  const force = hop / hops[0]
  if (touching) {
    const flat = 1 + 0.42 * force
    return { at: [x, ground - radius / flat + 3], stretch: flat, angle: 0, touching }
  }
  const pace = Math.hypot(speed, fall)
  const stretch = 1 + 0.3 * ease(30, 130, pace)
  return { at: [x, ground - radius - high], stretch, angle: Math.atan2(fall, speed), touching }
}

/** How many drawings have passed since the ball last touched the ground, and how many the hop lasts. */
function findHop(drawing: number): { since: number; hop: number } {
  let touch = firstTouch - hops[0]
  for (const hop of [hops[0], ...hops]) {
    if (drawing < touch + hop) return { since: drawing - touch, hop }
    touch += hop
  }
  return { since: (drawing - touch) % 4, hop: 4 }
}

function drawPose(sheet: Sheet, { at, stretch, angle }: Pose, seed: number): void {
  const body = ring(at, radius, stretch, angle, 36)
  layWash(sheet, {
    outline: body.map(([x, y]): Point => [x + 5, y + 4]),
    ink: inks.vermilion,
    seed: 31,
    cloud: 0.4,
  })
  const rim = ring(at, radius, stretch, angle, 18)
  const points = rim.map(([x, y]) => [x, y, 5 + 3.5 * ease(-30, 50, y - at[1])] as const)
  drawLine(sheet, { points, seed, closed: true, dry: 0.15 })
  const shine = [-2.5, -2.15, -1.8].map((turn, index) => {
    const [x, y] = [
      at[0] + 0.66 * radius * Math.cos(turn),
      at[1] + (0.66 * radius * Math.sin(turn)) / stretch ** 0.5,
    ]
    return [x, y, index === 1 ? 7 : 2] as const
  })
  drawLine(sheet, { points: shine, seed: seed + 1, ink: inks.cream, dry: 0.2 })
}

/** Poses of before, in pencil, fainter with age; the touches stay until the sheet is wiped for the next round. */
function drawTracings(sheet: Sheet, drawing: number, hand: number): void {
  const wiped = 1 - ease(drawings - 9, drawings - 2, drawing)
  for (let before = 0; before < drawing; before += 1) {
    const pose = poseAt(before)
    const age = drawing - before
    const cover = wiped * Math.max(pose.touching ? 0.6 : 0.14, 0.92 - 0.13 * age)
    if (cover < 0.03) continue
    const near = age <= 5
    if (near || pose.touching) {
      const points = ring(pose.at, radius, pose.stretch, pose.angle, 18).map(([x, y]) => [x, y, 3.4] as const)
      drawLine(sheet, {
        points,
        seed: hand + 200 + before * 3,
        closed: true,
        ink: inks.pencil,
        cover,
        dry: 0.3,
      })
    }
    const [x, y] = pose.at
    const tick = [
      [x - 6, y, 3.2],
      [x, y + 1, 4],
      [x + 6, y, 3.2],
    ] as const
    drawLine(sheet, {
      points: tick,
      seed: hand + 201 + before * 3,
      ink: inks.pencil,
      cover: Math.max(cover, 0.6 * wiped),
      dry: 0.2,
    })
    const next = poseAt(before + 1)
    if (before + 1 >= drawing || pose.touching || next.touching) continue
    const arc = [0.25, 0.5, 0.75].map(t => [x + (next.at[0] - x) * t, y + (next.at[1] - y) * t, 1.6] as const)
    drawLine(sheet, {
      points: arc,
      seed: hand + 202 + before * 3,
      ink: inks.pencil,
      cover: 0.5 * wiped,
      dry: 0.3,
    })
  }
}

/** Small and dark when the ball is near, wide and thin when it is high. */
function drawShadow(sheet: Sheet, { at: [x, y] }: Pose, seed: number): void {
  const high = Math.max(0, ground - radius - y) / 420
  const half = radius * (0.95 + 0.7 * high)
  for (let row = 0; row < 4; row += 1) {
    const short = half * (1 - 0.16 * row)
    const level = ground + 9 + row * 6
    const points = [
      [x - short + 9 * row, level, 1.2],
      [x, level + 1, 4.4 - 2.6 * high],
      [x + short, level, 1],
    ] as const
    drawLine(sheet, {
      points,
      seed: seed + row,
      dry: 0.24 + 0.3 * high,
      cover: Math.max(0.12, 0.85 - 0.7 * high),
    })
  }
}

function drawFloor(sheet: Sheet, hand: number): void {
  const points = Array.from(
    { length: 12 },
    (_, index) => [-40 + index * 124, ground + 3, 4 + 2 * ((index * 7) % 3)] as const,
  )
  drawLine(sheet, { points, seed: hand, dry: 0.28, stray: 1.6 })
}
