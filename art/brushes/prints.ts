import type { StampPaint } from '../../site/brushes/brush.ts'
import type { Lab } from '../paint/colour.ts'
import { clamp, ease, mix } from '../paint/noise.ts'
import type { Random } from '../paint/random.ts'
import type { Touch } from './gestures.ts'
import { toLab } from './light.ts'

/** One print of a tip on the sheet; lengths in pixels, the angle in radians. */
export interface Stamp {
  x: number
  y: number
  half: number
  angle: number
  flow: number
  chance: number
  colour: Lab
}

interface Place {
  x: number
  y: number
  t: number
  way: number
}

/** Walks along a touch and lists the places of its prints. */
function listPlaces(touch: Touch, paint: StampPaint, width: number, height: number): Place[] {
  const places: Place[] = []
  const steps = 1600
  let [x, y] = toPixels(touch.at(0), width, height)
  let walked = 0
  let next = 0
  for (let step = 1; step <= steps; step += 1) {
    const t = step / steps
    const [nextX, nextY] = toPixels(touch.at(t), width, height)
    const span = Math.hypot(nextX - x, nextY - y)
    walked += span
    if (walked >= next && span > 0) {
      places.push({ x: nextX, y: nextY, t, way: Math.atan2(nextY - y, nextX - x) })
      const pressed = Math.max(0.28, mix(1, touch.press(t), paint.taper ?? 0.8))
      next = walked + Math.max(0.9, paint.size * (height / 240) * (paint.spacing ?? 0.05) * pressed)
    }
    ;[x, y] = [nextX, nextY]
  }
  return places
}

const toPixels = ([x, y]: readonly [number, number], width: number, height: number): [number, number] => [
  x * width,
  y * height,
]

const roundTo = (value: number, step: number) => Math.round(value / step) * step

/** Every print of one touch, in the order in which they are made. */
export function listStamps(
  touch: Touch,
  paint: StampPaint,
  { width, height }: { width: number; height: number },
  random: Random,
): Stamp[] {
  const colours = [toLab(paint.load[0]), toLab(paint.load[1])] as const
  const vary = paint.vary ?? {}
  const stamps: Stamp[] = []
  for (const { x, y, t, way } of listPlaces(touch, paint, width, height)) {
    const pressed = touch.press(t)
    const size = paint.size * (height / 240) * Math.max(0.05, mix(1, pressed, paint.taper ?? 0.8))
    for (let print = 0; print < (paint.count ?? 1); print += 1) {
      const away = (paint.scatter ?? 0) * size
      const [left, top] = [x + away * bell(random), y + away * bell(random)]
      const fading = paint.fade ? 1 - ease(1 - paint.fade, 1, t) : 1
      const each = 1 - (vary.flow ?? 0) * random()
      stamps.push({
        x: paint.snap ? roundTo(left, paint.snap) : left,
        y: paint.snap ? roundTo(top, paint.snap) : top,
        half: size * (1 + (vary.size ?? 0) * (random() * 1.4 - 0.9)),
        angle: findAngle(paint, way, random),
        flow: (paint.flow ?? 1) * mix(1, pressed, paint.press ?? 0) * each * fading,
        chance: paint.steady ? 0.37 : random(),
        colour: pickColour(colours, paint, t, random),
      })
    }
  }
  return stamps
}

function findAngle({ angle = 'along', turn = 0 }: StampPaint, way: number, random: Random): number {
  const start = angle === 'along' ? way : angle === 'any' ? random() * 6.283 : (angle * Math.PI) / 180
  return start + (random() - 0.5) * ((turn * Math.PI) / 180)
}

function pickColour(
  [from, to]: readonly [Lab, Lab],
  { change = 'along', vary = {} }: StampPaint,
  t: number,
  random: Random,
): Lab {
  const lighter = (random() - 0.5) * (vary.light ?? 0)
  const place = change === 'each' ? random() : clamp(t + lighter * 2)
  const turned = ((random() - 0.5) * (vary.hue ?? 0) * Math.PI) / 180
  const [a, b] = [mix(from[1], to[1], place), mix(from[2], to[2], place)]
  return [
    mix(from[0], to[0], place) + lighter,
    a * Math.cos(turned) - b * Math.sin(turned),
    a * Math.sin(turned) + b * Math.cos(turned),
  ]
}

const bell = (random: Random) => (random() + random() + random() + random() - 2) * 1.15
