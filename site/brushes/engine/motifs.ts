import { clamp } from '../../paint/noise.ts'
import { seedRandom } from '../../paint/random.ts'
import type { StampPaint } from '../brush.ts'

type Ornament = NonNullable<StampPaint['motif']>

/** A sample of an ornament: coverage and position between the brush's two colours, both 0 to 1. */
type Mark = readonly [cover: number, blend: number]

const part = (value: number) => value - Math.floor(value)
const chance = (u: number, v: number) => seedRandom(Math.floor(u) * 7919 + Math.floor(v) * 104729 + 17)()
const nine = [-1, 0, 1].flatMap(du => [-1, 0, 1].map(dv => [du, dv] as const))

/** Ornaments by position in cells of one by one; `soft` is the length of a pixel there. */
const marks: Readonly<Record<Ornament['kind'], (u: number, v: number, soft: number) => Mark>> = {
  seigaiha: (u, v, soft) => {
    for (let row = Math.floor(v * 2) + 2; row >= Math.floor(v * 2) - 1; row--) {
      const reach = Math.hypot(part(u + (row % 2 === 0 ? 0 : 0.5)) - 0.5, v - row / 2) / 0.5
      if (reach > 1 + soft || v > row / 2) continue
      return [1, clamp(0.5 + Math.cos((1 - reach) * Math.PI * 6.4) / (soft * 18))]
    }
    return [1, 0]
  },
  chequer: (u, v, soft) => [1, clamp(0.5 + (Math.sin(Math.PI * u) * Math.sin(Math.PI * v)) / (soft * 6))],
  bricks: (u, v, soft) => {
    const shift = Math.floor(v * 2) % 2 === 0 ? 0 : 0.5
    const [x, y] = [part(u * 0.8 + shift), part(v * 2)]
    const joint = Math.min(Math.min(x, 1 - x) * 1.25, Math.min(y, 1 - y) * 0.5)
    return [clamp((joint - 0.035) / soft + 0.5), chance(u * 0.8 + shift + 90, v * 2 + 50)]
  },
  hexagons: (u, v, soft) => {
    const [x1, y1] = [part(u) - 0.5, part(v / 1.732) * 1.732 - 0.866]
    const [x2, y2] = [part(u + 0.5) - 0.5, part(v / 1.732 + 0.5) * 1.732 - 0.866]
    const isNear = x1 * x1 + y1 * y1 < x2 * x2 + y2 * y2
    const [x, y] = isNear ? [Math.abs(x1), Math.abs(y1)] : [Math.abs(x2), Math.abs(y2)]
    const rim = 0.5 - Math.max(x, x * 0.5 + y * 0.866)
    const cell = isNear ? chance(u + 70, v / 1.732 + 70) : chance(u + 150.5, v / 1.732 + 150.5)
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
    return [clamp((Math.min(band, 1 - band) / 1.6 - 0.05) / soft + 0.5), part(u / 2) < 0.5 ? 0.15 : 0.85]
  },
  triangles: (u, v, soft) => {
    const row = Math.floor(v / 0.866)
    const y = v / 0.866 - row
    const aside = Math.abs(part(u + (row % 2 === 0 ? 0 : 0.5)) - 0.5) * 2
    const isUp = aside < y
    const rim = Math.abs(y - aside) / 2.2
    return [
      clamp((Math.min(rim, 1 - y || 1) - 0.02) / soft + 0.5),
      chance(u * 2 + 80 + (isUp ? 0.5 : 0), row + 40),
    ]
  },
  stripes: (u, v, soft) => [1, clamp(0.5 + Math.sin((u + v) * Math.PI) / (soft * 6))],
  terrazzo: (u, v, soft) => {
    let best: Mark = [0, 0]
    for (const [du, dv] of nine) {
      const [cu, cv] = [Math.floor(u) + du, Math.floor(v) + dv]
      const random = seedRandom(cu * 7919 + cv * 104729 + 5)
      const [x, y, way] = [u - cu - random(), v - cv - random(), random() * 6.3]
      const reach = 0.16 + (0.46 - 0.16) * random()
      const turned = Math.abs(x * Math.cos(way) + y * Math.sin(way)) * 1.5
      const other = Math.abs(y * Math.cos(way) - x * Math.sin(way)) + 0.5 * turned
      const cover = clamp((reach - Math.max(turned, other)) / soft + 0.5)
      if (cover > best[0]) best = [cover, random()]
    }
    return best
  },
  weave: (u, v, soft) => {
    const isOver = (Math.floor(u) + Math.floor(v)) % 2 === 0
    const [x, y] = [Math.abs(part(u) - 0.5), Math.abs(part(v) - 0.5)]
    const rim = 0.5 - (isOver ? y : x)
    return [clamp((rim - 0.07) / soft + 0.5), clamp((isOver ? 0.1 : 0.75) + (isOver ? x : y) * 0.5)]
  },
}

/** Samples an ornament at a pixel; `cell` is the length of its cells in pixels. */
export const markMotif = (x: number, y: number, kind: Ornament['kind'], cell: number): Mark =>
  marks[kind](x / cell + 40, y / cell + 40, 1 / cell)

/** The cached ornament of the last brush, sampled on demand per pixel. */
let known: { readonly key: string; readonly marks: Uint8Array } = { key: '', marks: new Uint8Array(0) }

/** Samples a brush's ornament at the pixels of a canvas; both parts of a sample are 0 to 254. */
export function makeMotif({ kind, pitch }: Ornament, scale: number) {
  const cell = pitch * scale
  return (width: number, height: number) => {
    const key = [kind, cell, width, height].join()
    if (known.key !== key) known = { key, marks: new Uint8Array(width * height * 2).fill(255) }
    const { marks: found } = known
    return {
      found,
      /** Samples a pixel unless it is cached. */
      find(x: number, y: number, at: number) {
        if (found[at] !== 255) return
        const [cover, blend] = markMotif(x, y, kind, cell)
        found[at] = cover * 254
        found[at + 1] = blend * 254
      },
    }
  }
}
