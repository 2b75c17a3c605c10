import type { Point } from '../marks/brush-path.ts'
import { fillShape, inkLine } from './ink.ts'

/** How a wing is held: directions in degrees (0 to the right, 90 down) and lengths of arm and hand. */
interface Wing {
  arm: number
  hand: number
  armLength: number
  handLength: number
  chord: number
}

interface Pose {
  near: Wing
  far: Wing
  /** Degrees the body is tipped, nose up below 0. */
  tip: number
}

const wing = (arm: number, hand: number, armLength: number, handLength: number, chord = 50): Wing => ({
  arm,
  hand,
  armLength,
  handLength,
  chord,
})

/** One beat of the wings in five drawings: up, falling, down, folding, up again. */
const beat: readonly Pose[] = [
  { near: wing(-82, -118, 64, 92), far: wing(-60, -92, 58, 82), tip: -6 },
  { near: wing(-128, -172, 44, 98, 44), far: wing(-34, -50, 48, 66, 40), tip: -3 },
  { near: wing(62, 104, 56, 84, 52), far: wing(40, 84, 46, 62, 40), tip: 4 },
  { near: wing(-114, -160, 56, 84, 46), far: wing(-66, -140, 46, 62, 38), tip: 2 },
  { near: wing(-88, -130, 66, 88), far: wing(-64, -102, 58, 78), tip: -7 },
]

const body: readonly Point[] = [
  [86, -13],
  [76, -21],
  [62, -21],
  [44, -15],
  [8, -15],
  [-36, -8],
  [-66, -4],
  [-98, 1],
  [-97, 10],
  [-62, 9],
  [-28, 17],
  [10, 23],
  [44, 19],
  [70, 6],
  [84, 0],
]

/** Colours of one drawing: of the finished gull, or of a skin that shows through. */
interface Coat {
  line: string
  white: string
  grey: string
  dark: string
  beak: string
  weight: number
}

export const finished: Coat = {
  line: '#1b1e33',
  white: '#fdf6ea',
  grey: '#a9b7c9',
  dark: '#2b2f4c',
  beak: '#eda13c',
  weight: 1.5,
}

/** A drawing that is over or to come: lines, and a breath of colour or of paper. */
export const skin = (colour: string, breath = `${colour}26`): Coat => ({
  line: colour,
  white: breath,
  grey: `${colour}33`,
  dark: `${colour}66`,
  beak: `${colour}66`,
  weight: 1.25,
})

/** Draws a gull in flight to the right, about 200 units long, around its shoulder; `frame` is 0 to 4. */
export function drawGull(frame: number, coat: Coat): string {
  const pose = beat[frame % beat.length]
  if (!pose) throw new Error(`The beat has no drawing ${frame}`)
  const far = drawWing([44, -13], pose.far, coat, coat.grey, 90 + frame)
  const near = drawWing([34, -10], pose.near, coat, coat.white, 30 + frame)
  return `<g transform="rotate(${pose.tip})">${far}${drawBody(coat, frame)}${near}</g>`
}

function drawBody(coat: Coat, frame: number): string {
  const line = (points: readonly Point[], weight: number, seed: number) =>
    `<path fill="${coat.line}" d="${inkLine(points, weight * coat.weight, seed + frame)}"/>`
  const beak = fillShape([
    [83, -12],
    [98, -10],
    [107, -4],
    [105, -1],
    [96, -3],
    [83, -3],
  ])
  return [
    `<path fill="${coat.beak}" d="${beak}"/>`,
    `<path fill="${coat.white}" d="${fillShape(body)}"/>`,
    line([...body.slice(0, 8)], 1.15, 3),
    line([...body.slice(8)], 1.3, 5),
    line([[84, -13], [98, -10.5], [106, -3]], 0.9, 7), // biome-ignore format: a line of three places
    line([[84, -1], [95, -3], [105, -2]], 0.8, 8), // biome-ignore format: a line of three places
    line([[-60, 2], [-78, 4], [-95, 5]], 0.6, 9), // biome-ignore format: a line of three places
    `<circle cx="77" cy="-12" r="2.1" fill="${coat.line}"/>`,
  ].join('')
}

function drawWing(root: Point, held: Wing, coat: Coat, fill: string, seed: number): string {
  const { wrist, tip, back, trail, edge, tipBase, turn } = measureWing(root, held)
  const shape = fillShape([root, ...edge, tip, ...trail, back])
  const dark = fillShape([between(wrist, tip, 0.68, 5 * turn), tip, tip, between(tipBase, tip, 0.2)])
  const draw = (points: readonly Point[], weight: number, step: number) =>
    `<path fill="${coat.line}" d="${inkLine(points, weight * coat.weight, seed + step)}"/>`
  const feathers = [0.12, 0.36, 0.6].map((part, index) => {
    const end = along(trail, part)
    const start = between(end, wrist, 0.5)
    return draw([start, between(start, end, 0.5, 2 * turn), end], 0.5, 4 + index)
  })
  const coverts = [
    between(wrist, tip, 0.22, -8 * turn),
    between(wrist, back, 0.34),
    between(root, back, 0.62, 9),
  ]
  return [
    `<path fill="${fill}" d="${shape}"/><path fill="${coat.dark}" d="${dark}"/>`,
    draw([root, ...edge, tip], 1.5, 0),
    draw([tip, ...trail, back], 1.05, 1),
    draw(coverts, 0.55, 2),
    ...feathers,
  ].join('')
}

function measureWing(root: Point, { arm, hand, armLength, handLength, chord }: Wing) {
  const wrist = move(root, arm, armLength)
  const tip = move(wrist, hand, handLength)
  const back: Point = [root[0] - chord, root[1] + 3]
  /** Which way a bulge goes: a raised wing is the mirror of a lowered one. */
  const turn = Math.sign((wrist[0] - root[0]) * 3 + (wrist[1] - root[1]) * chord)
  const rear: Point = [wrist[0] - chord * 0.86, wrist[1] + chord * 0.16]
  const tipBase = between(tip, rear, 0.3, -3 * turn)
  const edge: Point[] = [between(root, wrist, 0.5, 3 * turn), wrist, between(wrist, tip, 0.5, 7 * turn)]
  const trail: Point[] = [
    tipBase,
    between(tip, rear, 0.66, -5 * turn),
    rear,
    between(rear, back, 0.5, 5 * turn),
  ]
  return { wrist, tip, back, trail, edge, tipBase, turn }
}

const move = ([x, y]: Point, degrees: number, length: number): Point => {
  const angle = (degrees * Math.PI) / 180
  return [x + Math.cos(angle) * length, y + Math.sin(angle) * length]
}

/** A place part of the way from one point to another, bulged to the left by some units. */
function between(from: Point, to: Point, part: number, bulge = 0): Point {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
  const span = Math.hypot(dx, dy) || 1
  return [from[0] + dx * part + (dy / span) * bulge, from[1] + dy * part - (dx / span) * bulge]
}

function along(points: readonly Point[], part: number): Point {
  const place = part * (points.length - 1)
  const index = Math.min(points.length - 2, Math.floor(place))
  const [a, b] = [points[index], points[index + 1]]
  if (!a || !b) throw new Error('A trail needs two places')
  return between(a, b, place - index)
}
