import type { Motif } from '../../site/brushes/brush.ts'
import { clamp } from '../paint/noise.ts'
import { seedRandom } from '../paint/random.ts'

/** What an ornament has at a place: how covered it is, and where between the two colours of the load, both 0 to 1. */
export type Mark = readonly [cover: number, blend: number]

const part = (value: number) => value - Math.floor(value)
const chance = (u: number, v: number) => seedRandom(Math.floor(u) * 7919 + Math.floor(v) * 104729 + 17)()

/** For a place in cells of one by one; `soft` is the length of a pixel there. */
const marks: Readonly<Record<Motif, (u: number, v: number, soft: number) => Mark>> = {
  seigaiha: (u, v, soft) => {
    for (let row = Math.floor(v * 2) + 2; row >= Math.floor(v * 2) - 1; row -= 1) {
      const shift = row % 2 === 0 ? 0 : 0.5
      const reach = Math.hypot(part(u + shift) - 0.5, v - row / 2) / 0.5
      if (reach > 1 + soft || v > row / 2) continue
      const band = Math.cos((1 - reach) * Math.PI * 6.4)
      return [1, clamp(0.5 + band / (soft * 18))]
    }
    return [1, 0]
  },
  chequer: (u, v, soft) => {
    const sign = Math.sin(Math.PI * u) * Math.sin(Math.PI * v)
    return [1, clamp(0.5 + sign / (soft * 6))]
  },
  bricks: (u, v, soft) => {
    const shift = Math.floor(v * 2) % 2 === 0 ? 0 : 0.5
    const [x, y] = [part(u * 0.8 + shift), part(v * 2)]
    const joint = Math.min(Math.min(x, 1 - x) * 1.25, Math.min(y, 1 - y) * 0.5)
    return [clamp((joint - 0.035) / soft + 0.5), chance(u * 0.8 + shift + 90, v * 2 + 50)]
  },
  hexagons: (u, v, soft) => {
    const [x1, y1] = [part(u) - 0.5, part(v / 1.732) * 1.732 - 0.866]
    const [x2, y2] = [part(u + 0.5) - 0.5, part(v / 1.732 + 0.5) * 1.732 - 0.866]
    const near = x1 * x1 + y1 * y1 < x2 * x2 + y2 * y2
    const [x, y] = near ? [Math.abs(x1), Math.abs(y1)] : [Math.abs(x2), Math.abs(y2)]
    const rim = 0.5 - Math.max(x, x * 0.5 + y * 0.866)
    const cell = near ? chance(u + 70, v / 1.732 + 70) : chance(u + 150.5, v / 1.732 + 150.5)
    return [clamp((rim - 0.04) / soft + 0.5), cell]
  },
  'hemp-leaf': (u, v, soft) => {
    let line = 1
    for (const turn of [0, 60, 120]) {
      const way = (turn * Math.PI) / 180
      const along = u * Math.cos(way) + v * Math.sin(way)
      const across = v * Math.cos(way) - u * Math.sin(way)
      line = Math.min(line, Math.abs(part(across / 0.866) - 0.5) * 0.866, Math.abs(part(along) - 0.5))
    }
    return [1, clamp((0.035 - line) / soft + 0.5)]
  },
  herringbone: (u, v, soft) => {
    const fold = Math.abs(part(u / 2) - 0.5) * 2
    const band = part(v * 1.6 + fold * 1.6)
    const rim = Math.min(band, 1 - band) / 1.6
    const side = part(u / 2) < 0.5 ? 0.15 : 0.85
    return [clamp((rim - 0.05) / soft + 0.5), side]
  },
  triangles: (u, v, soft) => {
    const row = Math.floor(v / 0.866)
    const y = v / 0.866 - row
    const x = part(u + (row % 2 === 0 ? 0 : 0.5))
    const up = Math.abs(x - 0.5) * 2 < y
    const rim = up ? (y - Math.abs(x - 0.5) * 2) / 2.2 : (Math.abs(x - 0.5) * 2 - y) / 2.2
    const cell = chance(u * 2 + 80 + (up ? 0.5 : 0), row + 40)
    return [clamp((Math.min(rim, 1 - y || 1) - 0.02) / soft + 0.5), cell]
  },
  stripes: (u, v, soft) => [1, clamp(0.5 + Math.sin((u + v) * Math.PI) / (soft * 6))],
  terrazzo: (u, v, soft) => {
    let best: Mark = [0, 0]
    for (const [du, dv] of nine) {
      const [cu, cv] = [Math.floor(u) + du, Math.floor(v) + dv]
      const random = seedRandom(cu * 7919 + cv * 104729 + 5)
      const [x, y, way] = [u - cu - random(), v - cv - random(), random() * 6.3]
      const reach = random.between(0.16, 0.46)
      const turned = Math.abs(x * Math.cos(way) + y * Math.sin(way)) * 1.5
      const other = Math.abs(y * Math.cos(way) - x * Math.sin(way)) + 0.5 * turned
      const cover = clamp((reach - Math.max(turned, other)) / soft + 0.5)
      if (cover > best[0]) best = [cover, random()]
    }
    return best
  },
  weave: (u, v, soft) => {
    const over = (Math.floor(u) + Math.floor(v)) % 2 === 0
    const [x, y] = [Math.abs(part(u) - 0.5), Math.abs(part(v) - 0.5)]
    const rim = 0.5 - (over ? y : x)
    const shade = over ? x : y
    return [clamp((rim - 0.07) / soft + 0.5), clamp((over ? 0.1 : 0.75) + shade * 0.5)]
  },
}

const nine = [-1, 0, 1].flatMap(du => [-1, 0, 1].map(dv => [du, dv] as const))

export const markMotif = (x: number, y: number, { kind, pitch }: { kind: Motif; pitch: number }): Mark =>
  marks[kind](x / pitch + 40, y / pitch + 40, 1 / pitch)
