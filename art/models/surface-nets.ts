import type { Field } from './sample-field.ts'

export interface Mesh {
  /** x, y and z in turn. */
  readonly places: number[]
  /** Three corners a triangle, counter-clockwise from outside. */
  readonly corners: number[]
}

/**
 * The surface where a part's distance is nought: one point a cell that it passes, one square an edge that it crosses.
 * It stays open where it leaves the box. Sarah Gibson, "Constrained elastic surface nets", 1998.
 */
export function findSurface({ low, step, counts, distances }: Field, part: number): Mesh {
  const [columns, rows, slices] = counts
  const at = (i: number, j: number, k: number) => (k * rows + j) * columns + i
  const away = (i: number, j: number, k: number) => distances[at(i, j, k) * 4 + part] ?? 1
  const points = new Int32Array(columns * rows * slices).fill(-1)
  const places: number[] = []
  const corners: number[] = []

  for (let k = 0; k + 1 < slices; k += 1)
    for (let j = 0; j + 1 < rows; j += 1)
      for (let i = 0; i + 1 < columns; i += 1) {
        const values = Array.from({ length: 8 }, (_, c) =>
          away(i + (c & 1), j + ((c >> 1) & 1), k + (c >> 2)),
        )
        const inside = values.filter(value => value < 0).length
        if (inside === 0 || inside === 8) continue
        points[at(i, j, k)] = places.length / 3
        const middle = middleOf(values)
        places.push(
          ...[i, j, k].map((cell, axis) => (low[axis] ?? 0) + step * (cell + (middle[axis] ?? 0.5))),
        )
      }

  for (let k = 1; k + 1 < slices; k += 1)
    for (let j = 1; j + 1 < rows; j += 1)
      for (let i = 1; i + 1 < columns; i += 1) {
        const here = away(i, j, k) < 0
        for (let axis = 0; axis < 3; axis += 1) {
          const there = away(i + Number(axis === 0), j + Number(axis === 1), k + Number(axis === 2)) < 0
          if (here === there) continue
          const [u, v] = [(axis + 1) % 3, (axis + 2) % 3]
          const back = (a: number, b: number) => {
            const cell = [i, j, k]
            cell[u] = (cell[u] ?? 0) - a
            cell[v] = (cell[v] ?? 0) - b
            return points[at(cell[0] ?? 0, cell[1] ?? 0, cell[2] ?? 0)] ?? -1
          }
          const square = [back(1, 1), back(0, 1), back(0, 0), back(1, 0)]
          const [a = 0, b = 0, c = 0, d = 0] = here ? square : square.reverse()
          if (Math.min(a, b, c, d) >= 0) corners.push(a, b, c, a, c, d)
        }
      }
  return { places, corners }
}

const edges = [
  [0, 1],
  [2, 3],
  [4, 5],
  [6, 7],
  [0, 2],
  [1, 3],
  [4, 6],
  [5, 7],
  [0, 4],
  [1, 5],
  [2, 6],
  [3, 7],
] as const

/** The mean of where the surface crosses the edges of a cell, in 0 to 1. */
function middleOf(values: readonly number[]): [number, number, number] {
  const sum: [number, number, number] = [0, 0, 0]
  let crossed = 0
  for (const [from, to] of edges) {
    const [a = 0, b = 0] = [values[from], values[to]]
    if (a < 0 === b < 0) continue
    const share = a / (a - b)
    crossed += 1
    for (const axis of [0, 1, 2] as const) {
      const bit = (corner: number) => (corner >> axis) & 1
      sum[axis] += bit(from) + (bit(to) - bit(from)) * share
    }
  }
  return [sum[0] / crossed, sum[1] / crossed, sum[2] / crossed]
}
