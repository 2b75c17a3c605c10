import { everyDrawing } from './every-drawing.ts'

const drawings = everyDrawing.length

/** The advance of each drawing in stage units, which keeps a planted foot in place. */
export const tick = 20

const stride = 6 * tick
const leg = 86
const foot = 27
const loop = 36
/** The hip height of the six drawings of a step, in tenths: contact, down, passing, up. */
const hips = [3, 0, 5, 9, 10, 8]

interface Point {
  readonly x: number
  readonly y: number
}

/** The walk cycle as SVG paths of one line each; the hips are at x = 0, the ground is at y = 0, up is negative. */
export const drawWalk = (): string[] => everyDrawing.map(at => pathThrough(pose(at)))

/** A line from one toe through the hips and the loop of the head to the other toe. */
function pose(at: number): Point[] {
  const rise = hips[at % hips.length] ?? 0
  // The head lags one drawing behind the hips.
  const late = hips[(at + hips.length - 1) % hips.length] ?? 0
  const hip = { x: 0, y: -(149 + 1.9 * rise) }
  const neck = { x: 20 + 0.4 * (10 - late), y: hip.y - 78 - 0.9 * late }
  const head = { x: neck.x + 10, y: neck.y - loop }
  const ring = [48, -14, -76, -138, -200, -246].map(degrees => around(head, loop, degrees))
  return [
    ...limb(hip, at),
    { x: -3, y: hip.y - 6 },
    { x: 8, y: (hip.y + neck.y) / 2 },
    ...ring,
    { x: 12, y: (hip.y + neck.y) / 2 },
    { x: 3, y: hip.y - 6 },
    ...limb(hip, at + drawings / 2).reverse(),
  ]
}

/** Toe, heel and knee of the leg whose heel makes contact at drawing 0. */
function limb(hip: Point, at: number): Point[] {
  const step = at % drawings
  const swing = Math.max(0, step - 6) / 6
  const x =
    step <= 6 ? stride / 2 - step * tick : -stride / 2 + stride * (1 - Math.cos(Math.PI * swing)) * 0.5
  const lift = 34 * Math.sin(Math.PI * swing ** 0.75)
  const peel = step >= 5 && step <= 7 ? 10 : 0
  const heel = { x, y: -7 - lift - peel }
  const tilt = step === 0 ? -24 : step >= 10 ? -14 : step >= 5 && step <= 8 ? 34 : 0
  return [around(heel, foot, tilt), heel, knee(hip, heel)]
}

/** The knee of a leg by two-bone inverse kinematics, bent forward. */
function knee(hip: Point, heel: Point): Point {
  const away = Math.min(Math.hypot(heel.x - hip.x, heel.y - hip.y), 2 * leg - 1)
  const bend = Math.acos(away / (2 * leg))
  const down = Math.atan2(heel.y - hip.y, heel.x - hip.x)
  return { x: hip.x + leg * Math.cos(down - bend), y: hip.y + leg * Math.sin(down - bend) }
}

function around({ x, y }: Point, radius: number, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180
  return { x: x + radius * Math.cos(angle), y: y + radius * Math.sin(angle) }
}

/** A Catmull-Rom spline through all points. */
function pathThrough(points: readonly Point[]): string {
  const last = points.length - 1
  const of = (at: number) => points[Math.max(0, Math.min(last, at))] ?? { x: 0, y: 0 }
  const say = ({ x, y }: Point) => `${Math.round(x * 2) / 2} ${Math.round(y * 2) / 2}`
  const between = (a: Point, b: Point, c: Point, sign: number) => ({
    x: a.x + (sign * (c.x - b.x)) / 6,
    y: a.y + (sign * (c.y - b.y)) / 6,
  })
  const curves = points.slice(1).map((point, index) => {
    const from = of(index)
    return `C${say(between(from, of(index - 1), point, 1))} ${say(between(point, from, of(index + 2), -1))} ${say(point)}`
  })
  return `M${say(of(0))}${curves.join('')}`
}
