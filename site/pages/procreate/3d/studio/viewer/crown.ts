import { floatsPerVertex, type Model } from './unpack-mesh.ts'

type Vector = readonly [number, number, number]

/** The slots of the crown as on the painted head: variant, and whether a flower grows there. */
const places: readonly (readonly [chance: number, isFlower: 0 | 1])[] = [
  [0.492, 1],
  [0.685, 0],
  [0.793, 0],
  [0.347, 0],
  [0.699, 0],
  [0.365, 1],
  [0.91, 1],
  [0.578, 1],
  [0.311, 1],
  [0.836, 0],
  [0.593, 1],
  [0.352, 0],
  [0.558, 1],
  [0.531, 1],
  [0.702, 1],
  [0.012, 1],
  [0.824, 1],
]

/** The part numbers in the shader. */
const parts = { flower: 21, eye: 24, leaf: 25, berry: 27, gold: 30 }

/** The mesh of flowers, leaves, berries and beads, generated because a file would be larger. */
export function createCrown(): Model {
  const vertices: number[] = []
  const indices: number[] = []

  /** An ellipsoid with the semi-axes `radii`, deformed and placed by `put`. */
  function ball(
    part: number,
    open: number,
    radii: Vector,
    [rows, columns]: readonly [number, number],
    put: (p: Vector) => Vector,
  ) {
    const first = vertices.length / floatsPerVertex
    const at = (row: number, column: number): Vector => {
      const [up, round] = [(row / rows) * Math.PI, (column / columns) * 2 * Math.PI]
      return put([
        radii[0] * Math.sin(up) * Math.cos(round),
        radii[1] * Math.sin(up) * Math.sin(round),
        radii[2] * Math.cos(up),
      ])
    }
    for (let row = 0; row <= rows; row++)
      for (let column = 0; column <= columns; column++) {
        const inside = Math.min(rows - 0.02, Math.max(0.02, row))
        const normal = normalise(
          cross(
            minus(at(inside + 0.01, column), at(inside - 0.01, column)),
            minus(at(inside, column + 0.01), at(inside, column - 0.01)),
          ),
        )
        vertices.push(...at(row, column), ...normal, open, part)
        if (row === rows || column === columns) continue
        const [a, b] = [first + row * (columns + 1) + column, first + (row + 1) * (columns + 1) + column]
        indices.push(a, b, a + 1, a + 1, b, b + 1)
      }
  }

  function grow(chance: number, isFlower: boolean, angle: number) {
    const [s, c] = [Math.sin(angle), Math.cos(angle)]
    const middle: Vector = [s * 0.86, (chance - 0.5) * 0.12, c * 0.86]
    const outwards = normalise([s, 0.45, c])
    const along: Vector = [c, 0, -s]
    if (isFlower) flower(chance, plus(middle, times(outwards, 0.07)), outwards, along)
    else sprig(chance, middle, outwards, along)
  }

  function flower(chance: number, middle: Vector, outwards: Vector, along: Vector) {
    const up = normalise(cross(outwards, along))
    const put = ([x, y, z]: Vector) =>
      fromCrown(plus(middle, plus(times(along, x), plus(times(up, y), times(outwards, z)))))
    for (let petal = 0; petal < 5; petal++) {
      const turn = (petal * 2 * Math.PI) / 5 - chance * 3
      ball(parts.flower + Math.floor(chance * 2.99), 0.9, [0.125, 0.088, 0.022], [10, 14], ([a, b, c]) => {
        const [x, far] = [a + 0.125, Math.hypot(a + 0.125, b)]
        return put([
          x * Math.cos(turn) - b * Math.sin(turn),
          x * Math.sin(turn) + b * Math.cos(turn),
          c + 0.4 * far * far - 0.02,
        ])
      })
    }
    ball(parts.eye, 0.95, [0.052, 0.052, 0.052], [8, 12], ([x, y, z]) => put([x, y, z + 0.03]))
  }

  function sprig(chance: number, middle: Vector, outwards: Vector, along: Vector) {
    for (const side of [-1, 1]) {
      const lean: Vector = [0, 0.55 * (chance - 0.2) * side + 0.3, 0]
      const d = normalise(plus(plus(times(outwards, 0.75), times(along, 0.8 * side)), lean))
      const up = normalise(cross(d, [0.2, 0.3, 1]))
      const across = cross(up, d)
      ball(parts.leaf + Math.floor(chance * 1.99), 0.8, [0.2, 0.014, 0.068], [14, 12], ([a, b, e]) =>
        fromCrown(plus(middle, plus(times(d, 0.16 + a), plus(times(up, b + 0.7 * a * a), times(across, e))))),
      )
    }
    const stem = plus(middle, plus(times(outwards, 0.1), times(along, 0.05)))
    const berries = [
      [0, 0, 0, 0.035],
      [0.05, 0.05, 0.02, 0.028],
      [-0.04, 0.07, 0.03, 0.03],
    ] as const
    for (const [x, y, z, r] of berries)
      ball(parts.berry, 0.8, [r, r, r], [8, 10], p => fromCrown(plus(plus(stem, [x, y, z]), p)))
  }

  places.forEach(([chance, isFlower], at) => {
    grow(chance, isFlower === 1, ((at + 0.5) / places.length) * 2 * Math.PI - Math.PI)
  })
  const beads = [
    [-0.62, 0.055],
    [-0.76, 0.085],
  ] as const
  for (const [y, r] of beads)
    ball(parts.gold, 0.8, [r, r, r], [12, 16], p => fromHead(plus([0.66, y, 0.36], p)))
  return { vertices: Float32Array.from(vertices), indices: Uint16Array.from(indices) }
}

/** Both models as one. */
export function mergeModels(a: Model, b: Model): Model {
  const vertices = new Float32Array(a.vertices.length + b.vertices.length)
  const indices = new Uint16Array(a.indices.length + b.indices.length)
  const first = a.vertices.length / floatsPerVertex
  vertices.set(a.vertices)
  vertices.set(b.vertices, a.vertices.length)
  indices.set(a.indices)
  indices.set(
    b.indices.map(index => index + first),
    a.indices.length,
  )
  return { vertices, indices }
}

const plus = (a: Vector, b: Vector): Vector => [a[0] + b[0], a[1] + b[1], a[2] + b[2]]
const minus = (a: Vector, b: Vector): Vector => [a[0] - b[0], a[1] - b[1], a[2] - b[2]]
const times = (a: Vector, by: number): Vector => [a[0] * by, a[1] * by, a[2] * by]
const cross = (a: Vector, b: Vector): Vector => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
]
function normalise(a: Vector): Vector {
  const length = Math.hypot(...a) || 1
  return times(a, 1 / length)
}

const turn = (angle: number, x: number, y: number): [number, number] => [
  Math.cos(angle) * x + Math.sin(angle) * y,
  Math.cos(angle) * y - Math.sin(angle) * x,
]

/** From the coordinates of the tilted crown to those of the scene. */
function fromCrown([x, a, b]: Vector): Vector {
  const [y, z] = turn(0.16, a, b)
  return fromHead([x, y + 0.7, z - 0.2])
}

/** From the coordinates of the turned and tilted head to those of the scene. */
function fromHead([a, b, c]: Vector): Vector {
  const [x, y] = turn(-0.1, a, b)
  const [up, z] = turn(0.06, y, c)
  const [right, near] = turn(-0.62, x, z)
  return [right, up, near]
}
