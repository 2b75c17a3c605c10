import { ease, mix } from '../../paint/noise.ts'
import type { Point } from '../ink/curve.ts'

/** Pixels that the ground passes in one stride (two steps). */
export const stride = 340
const stance = 0.6
const reach = stride * stance

interface Foot {
  /** Where the toes meet the leg: pixels before the hip, and above the ground. */
  readonly x: number
  readonly lift: number
  /** How far the toes point down, in radians; flat on the ground is 0. */
  readonly droop: number
}

const wrap = (phase: number) => phase - Math.floor(phase)

/** One foot at a part of its stride: down from 0 to 0.6, carried forward from there to 1. */
export function placeFoot(phase: number): Foot {
  const part = wrap(phase)
  if (part < stance) {
    const rolled = ease(0.42, stance, part)
    return { x: reach * (0.5 - part / stance) + 16 * rolled, lift: 26 * rolled, droop: 0.95 * rolled }
  }
  const swing = (part - stance) / (1 - stance)
  const forward = ease(-0.06, 0.94, swing)
  const lift = mix(26, 0, swing) + 64 * Math.sin(Math.PI * swing ** 0.85) ** 1.3
  const curled = 0.95 + 0.75 * Math.sin(Math.PI * Math.min(1, swing * 1.5))
  const droop = mix(curled, -0.22, ease(0.38, 0.82, swing)) * (1 - ease(0.9, 1, swing))
  return { x: mix(16 - reach / 2, reach / 2, forward), lift, droop }
}

/** How far the body sinks below its middle height: deepest just after a foot has taken the weight. */
export const sink = (phase: number) => 9 * Math.cos(4 * Math.PI * (phase - 0.075))

/** Nose down when the weight falls on a foot, up when it passes over it; radians. */
export const pitch = (phase: number) => 0.045 * Math.cos(4 * Math.PI * (phase - 0.03))

/** The tail follows late. */
export const tailSwing = (phase: number) => Math.cos(4 * Math.PI * (phase - 0.17))

/**
 * How far the head is before its middle place. A walking bird holds its head still over the ground while the body
 * passes below, then thrusts it forward, once a step.
 */
export function thrust(phase: number): number {
  const step = wrap(2 * phase + 0.1)
  const held = 0.56
  const far = (stride / 2) * held
  if (step < held) return far * (0.5 - step / held)
  return far * (ease(0, 1, (step - held) / (1 - held)) - 0.5)
}

/** The joint between two bones, on the side that a bird's ankle bends to: backwards. */
export function bendBack(hip: Point, foot: Point, upper: number, lower: number): Point {
  const [dx, dy] = [foot[0] - hip[0], foot[1] - hip[1]]
  const span = Math.min(Math.hypot(dx, dy), upper + lower - 0.5)
  const along = (span * span + upper * upper - lower * lower) / (2 * span)
  const aside = Math.sqrt(Math.max(0, upper * upper - along * along))
  const [ux, uy] = [dx / Math.hypot(dx, dy), dy / Math.hypot(dx, dy)]
  return [hip[0] + ux * along - uy * aside, hip[1] + uy * along + ux * aside]
}
