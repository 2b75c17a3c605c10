import type { Chance } from '../flat/chance.ts'
import { type Point, trace } from '../flat/outline.ts'
import { ease } from '../paint/noise.ts'
import { drawLine } from './pen.ts'
import type { Pigment } from './pigment.ts'
import { strokeAlong } from './region.ts'
import { closeObject, type Sheet } from './sheet.ts'
import { layWash } from './wash.ts'

interface Leaf {
  readonly at: Point
  /** Radians; 0 points right, a quarter turn down. */
  readonly angle: number
  readonly length: number
  /** Half the width at the widest place, in units. */
  readonly half: number
  /** How far the tip has turned, in radians. */
  readonly bend?: number
  /** Where it is widest, 0 to 1. */
  readonly widest?: number
  /** How long drawn the tip is: 1 plain, 2 a needle. */
  readonly taper?: number
  /** Teeth along the edge, and how deep they are cut in units. */
  readonly teeth?: readonly [count: number, cut: number]
  readonly veins?: number
  /** One half narrower than the other: 0 alike. */
  readonly lopsided?: number
  readonly pigments: readonly [Pigment, Pigment]
  readonly density?: number
  /** 0 leaves the pen in its pot. */
  readonly pen?: number
}

/** One leaf in two washes and a broken line of pen. */
export function paintLeaf(sheet: Sheet, chance: Chance, leaf: Leaf): void {
  const {
    widest = 0.45,
    taper = 1,
    teeth = [0, 0],
    veins = 12,
    lopsided = 0,
    density = 0.75,
    pen = 0.55,
  } = leaf
  const line = bendLine(leaf.at, leaf.angle, leaf.length, leaf.bend ?? 0, chance)
  const rise = widest / (1 - widest)
  const peak = widest ** rise * (1 - widest)
  const [count, cut] = teeth
  const half = (along: number, side: 1 | -1) => {
    const body = ((along ** rise * (1 - along)) / peak) ** (along > widest ? taper : 0.85)
    const tooth = count
      ? cut * (((along * count) % 1) - 0.5) * ease(1, 0.85, along) * ease(0.04, 0.16, along)
      : 0
    return leaf.half * body * (1 + side * lopsided * (0.6 - along)) + tooth + 0.8
  }
  const region = strokeAlong(sheet, line, half)
  const side = Math.cos(leaf.angle) > 0 ? 1 : -1
  const [one, two] = leaf.pigments
  const salt = chance() * 90
  layWash(sheet, region, salt, {
    from: one,
    to: two,
    density,
    side,
    keep: 0.94,
    stray: 4,
    patches: 0.85,
    strength: (along, across) => {
      const rib = ease(0.02, 0.075, Math.abs(across)) * 0.6 + 0.4
      const fork = Math.abs(((along * veins - Math.abs(across) * 1.1 + 2) % 1) - 0.5)
      return (along < 0.93 ? rib : 1) * (1 - 0.24 * ease(0.11, 0.04, fork) * ease(1, 0.55, Math.abs(across)))
    },
  })
  layWash(sheet, region, salt + 31, {
    from: one,
    to: one,
    density: 0.25,
    glow: 0.95,
    side,
    stray: 10,
    rim: 0.2,
  })
  if (pen) {
    drawLine(sheet, line, salt, { half: along => 1.3 - 0.9 * along, density: pen })
    const edge = line.slice(3, -2).map(([x, y], index): Point => {
      const at = (index + 3) / (line.length - 1)
      const turn = leaf.angle + (leaf.bend ?? 0) * at
      const out = half(at, side) + chance.between(-1, 1)
      return [x + Math.sin(turn) * out * side * -1, y + Math.cos(turn) * out * side]
    })
    drawLine(sheet, edge, salt + 7, { half: along => 0.5 + 0.6 * Math.sin(along * 3.1), density: pen })
  }
  closeObject(sheet)
}

/** A line that leaves at an angle and has turned by `bend` when it ends, a little unsteady. */
export function bendLine(at: Point, angle: number, length: number, bend: number, chance?: Chance): Point[] {
  const steps = 44
  const wave = chance ? chance.between(-0.16, 0.16) : 0
  let [x, y] = at
  return trace(steps, part => {
    const here: Point = [x, y]
    const turn = angle + bend * part + wave * Math.sin(part * 7)
    x += (Math.cos(turn) * length) / steps
    y += (Math.sin(turn) * length) / steps
    return here
  })
}

/** A cubic curve from the first point to the last. */
export const curve = (a: Point, b: Point, c: Point, d: Point, steps = 60): Point[] =>
  trace(steps, t => {
    const s = 1 - t
    const at = (axis: 0 | 1) =>
      s ** 3 * a[axis] + 3 * s * s * t * b[axis] + 3 * s * t * t * c[axis] + t ** 3 * d[axis]
    return [at(0), at(1)]
  })

/** The place and the direction at a part of a line. */
export function lookAlong(line: readonly Point[], part: number): { at: Point; angle: number } {
  const index = Math.max(0, Math.min(line.length - 2, Math.floor(part * (line.length - 1))))
  const at: Point = line[index] ?? [0, 0]
  const next: Point = line[index + 1] ?? [1, 0]
  return { at, angle: Math.atan2(next[1] - at[1], next[0] - at[0]) }
}
