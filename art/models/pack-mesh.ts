import { deflateRawSync } from 'node:zlib'
import type { Mesh } from './surface-nets.ts'

/** A part of a model: besides its shape what is known of each point. */
export interface Part extends Mesh {
  /** Outwards, three numbers a point. */
  readonly normals: readonly number[]
  /** How much of the room each point sees, 0 to 1. */
  readonly open: readonly number[]
}

/** The box that places are counted in, of sides `size` from `low`; 4096 steps each way. */
interface Box {
  readonly low: readonly [number, number, number]
  readonly size: number
}

/**
 * A few bytes a point. After inflating (`deflate-raw`): the number of parts, then points and triangles of each part, as
 * 16-bit numbers; then, all parts in a row, each plane on its own: the low and the high bytes of x, y and z, the two
 * bytes of the normal, folded onto an octahedron, and the openness, 0 to 31, all as differences from the point before; last the
 * corners, as how far back the point lies from the newest one, 0 for the next new one, seven bits a byte.
 */
export function packMesh(parts: readonly Part[], { low, size }: Box): Uint8Array {
  const header: number[] = [parts.length]
  const planes: number[][] = Array.from({ length: 9 }, () => [])
  const codes: number[] = []
  for (const part of parts) {
    const { order, triangles } = walk(part)
    header.push(order.length, triangles.length)
    let before = [0, 0, 0, 0, 0, 0]
    for (const point of order) {
      const place = [0, 1, 2].map(axis =>
        Math.round((((part.places[point * 3 + axis] ?? 0) - (low[axis] ?? 0)) / size) * 4095),
      )
      const now = [
        ...place,
        ...fold(part.normals.slice(point * 3, point * 3 + 3)),
        Math.round(31 * (part.open[point] ?? 1)),
      ]
      now.forEach((value, at) => {
        const step = value - (before[at] ?? 0)
        if (at < 3) {
          const code = step < 0 ? -2 * step - 1 : 2 * step
          planes[at * 2]?.push(code & 255)
          planes[at * 2 + 1]?.push(code >> 8)
        } else planes[at + 3]?.push(step & 255)
      })
      before = now
    }
    let newest = 0
    for (const corner of triangles.flat()) {
      for (let code = newest - corner; ; code >>= 7) {
        codes.push(code > 127 ? (code & 127) | 128 : code)
        if (code <= 127) break
      }
      if (corner === newest) newest += 1
    }
  }
  const words = header.flatMap(word => [word & 255, word >> 8])
  return deflateRawSync(Uint8Array.from([...words, ...planes.flat(), ...codes]), { level: 9, memLevel: 9 })
}

/** Triangles from neighbour to neighbour, with points numbered as they come up; `order` has the old numbers. */
function walk({ corners }: Mesh): { order: number[]; triangles: [number, number, number][] } {
  const count = corners.length / 3
  const sides = new Map<string, number[]>()
  const cornersOf = (t: number) => [corners[t * 3] ?? 0, corners[t * 3 + 1] ?? 0, corners[t * 3 + 2] ?? 0]
  const keyOf = (a: number, b: number) => (a < b ? `${a} ${b}` : `${b} ${a}`)
  const sidesOf = (t: number) => cornersOf(t).map((a, at, all) => keyOf(a, all[(at + 1) % 3] ?? 0))
  for (let t = 0; t < count; t += 1)
    for (const side of sidesOf(t)) sides.set(side, [...(sides.get(side) ?? []), t])

  const numbers = new Map<number, number>()
  const order: number[] = []
  const done = new Uint8Array(count)
  const triangles: [number, number, number][] = []
  const numberOf = (point: number) => {
    const known = numbers.get(point)
    if (known !== undefined) return known
    numbers.set(point, order.length)
    return order.push(point) - 1
  }
  for (let start = 0; start < count; start += 1) {
    const waiting = [start]
    for (let at = 0; at < waiting.length; at += 1) {
      const t = waiting[at] ?? 0
      if (done[t]) continue
      done[t] = 1
      // The newest known points first, so that the new one comes last.
      const all = cornersOf(t)
      const unknown = all.findIndex(point => !numbers.has(point))
      const turned = unknown < 0 ? all : [...all.slice(unknown + 1), ...all.slice(0, unknown + 1)]
      const [a = 0, b = 0, c = 0] = turned
      triangles.push([numberOf(a), numberOf(b), numberOf(c)])
      for (const side of sidesOf(t)) waiting.push(...(sides.get(side) ?? []).filter(next => !done[next]))
    }
  }
  return { order, triangles }
}

/** A direction as two bytes. https://jcgt.org/published/0003/02/01/ */
function fold([x = 0, y = 0, z = 0]: readonly number[]): [number, number] {
  const sum = Math.abs(x) + Math.abs(y) + Math.abs(z) || 1
  const [u, v] = [x / sum, y / sum]
  const sign = (value: number) => (value < 0 ? -1 : 1)
  const [a, b] = z < 0 ? [(1 - Math.abs(v)) * sign(u), (1 - Math.abs(u)) * sign(v)] : [u, v]
  return [Math.round((a * 0.5 + 0.5) * 255), Math.round((b * 0.5 + 0.5) * 255)]
}
