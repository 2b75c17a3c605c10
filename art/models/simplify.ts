import type { Mesh } from './surface-nets.ts'

/** A symmetric 4×4: the upper half, row by row. */
type Quadric = Float64Array
type Place = readonly [number, number, number]

interface Fold {
  readonly cost: number
  readonly from: number
  readonly to: number
  readonly place: Place
  /** How often its ends had moved when it was worked out. */
  readonly age: number
}

/**
 * Folds edges away, the ones first that change the surface least, until few enough triangles are left.
 * Garland and Heckbert, "Surface simplification using quadric error metrics", 1997.
 * @param weigh how much an error counts at a place
 */
export function simplify(mesh: Mesh, most: number, weigh: (p: Place) => number): Mesh {
  const places: Place[] = []
  for (let at = 0; at < mesh.places.length; at += 3)
    places.push([mesh.places[at] ?? 0, mesh.places[at + 1] ?? 0, mesh.places[at + 2] ?? 0])
  const triangles: (readonly [number, number, number] | null)[] = []
  const around: Set<number>[] = places.map(() => new Set())
  for (let at = 0; at < mesh.corners.length; at += 3) {
    const triangle = [mesh.corners[at] ?? 0, mesh.corners[at + 1] ?? 0, mesh.corners[at + 2] ?? 0] as const
    for (const corner of triangle) around[corner]?.add(triangles.length)
    triangles.push(triangle)
  }
  const of = (at: number): Place => places[at] ?? [0, 0, 0]
  const quadrics: Quadric[] = places.map(() => new Float64Array(10))
  for (const triangle of triangles) {
    if (!triangle) continue
    const [a, b, c] = triangle.map(of) as [Place, Place, Place]
    addPlane(
      triangle.map(corner => quadrics[corner] as Quadric),
      normalOf(a, b, c),
      a,
      weigh(a),
    )
  }
  for (const [from, to, only] of listBorders(triangles)) {
    const [a, b] = [of(from), of(to)]
    const [p, q, r] = (triangles[only] ?? [0, 0, 0]).map(of) as [Place, Place, Place]
    const across = normalise(cross(normalOf(p, q, r).normal, minus(b, a)))
    const area = minus(b, a).reduce((sum, x) => sum + x * x, 0)
    addPlane([quadrics[from] as Quadric, quadrics[to] as Quadric], { normal: across, area }, a, 20)
  }

  const ages = new Uint32Array(places.length)
  const heap = makeHeap()
  const neighboursOf = (at: number) =>
    new Set([...(around[at] ?? [])].flatMap(t => [...(triangles[t] ?? [])]).filter(other => other !== at))

  function offer(from: number, to: number) {
    const sum = new Float64Array(10)
    for (let at = 0; at < 10; at += 1) sum[at] = (quadrics[from]?.[at] ?? 0) + (quadrics[to]?.[at] ?? 0)
    const [a, b] = [of(from), of(to)]
    const middle: Place = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2, (a[2] + b[2]) / 2]
    const best = solve(sum)
    const far = best ? Math.hypot(...minus(best, middle)) : Infinity
    const choices = best && far < 2 * Math.hypot(...minus(a, b)) ? [best] : [a, b, middle]
    const [first = middle, ...others] = choices
    const place = others.reduce((least, p) => (errorAt(sum, p) < errorAt(sum, least) ? p : least), first)
    const cost = errorAt(sum, place) + 1e-9 * Math.hypot(...minus(a, b))
    heap.push({ cost, from, to, place, age: (ages[from] ?? 0) + (ages[to] ?? 0) })
  }

  function turnsOver(at: number, other: number, place: Place) {
    for (const t of around[at] ?? []) {
      const triangle = triangles[t]
      if (!triangle || triangle.includes(other)) continue
      const before = normalOf(...(triangle.map(of) as [Place, Place, Place]))
      const moved = triangle.map(corner => (corner === at ? place : of(corner))) as [Place, Place, Place]
      const after = normalOf(...moved)
      if (dot(before.normal, after.normal) < 0.35 || after.area < 1e-9) return true
    }
    return false
  }

  for (let at = 0; at < places.length; at += 1) for (const to of neighboursOf(at)) if (at < to) offer(at, to)
  let left = triangles.length
  while (left > most) {
    const fold = heap.pop()
    if (!fold) break
    const { from, to, place } = fold
    if (fold.age !== (ages[from] ?? 0) + (ages[to] ?? 0) || !around[from]?.size || !around[to]?.size) continue
    const shared = [...(around[from] ?? [])].filter(t => around[to]?.has(t))
    const theirs = neighboursOf(to)
    const both = [...neighboursOf(from)].filter(other => theirs.has(other)).length
    if (shared.length === 0 || both > shared.length) continue
    if (turnsOver(from, to, place) || turnsOver(to, from, place)) continue
    places[from] = place
    for (let at = 0; at < 10; at += 1) add(quadrics[from], at, quadrics[to]?.[at] ?? 0)
    for (const t of [...(around[to] ?? [])]) {
      const triangle = triangles[t]
      if (!triangle) continue
      for (const corner of triangle) around[corner]?.delete(t)
      if (shared.includes(t)) {
        triangles[t] = null
        left -= 1
        continue
      }
      const moved = triangle.map(corner => (corner === to ? from : corner)) as [number, number, number]
      triangles[t] = moved
      for (const corner of moved) around[corner]?.add(t)
    }
    // Ages only grow, and a fold is out of date as soon as either end has moved.
    ages[from] = (ages[from] ?? 0) + (ages[to] ?? 0) + 1
    ages[to] = 1e9
    for (const other of neighboursOf(from)) offer(from, other)
  }
  return { places: places.flat(), corners: triangles.flatMap(triangle => triangle ?? []) }
}

const minus = (a: Place, b: Place): Place => [a[0] - b[0], a[1] - b[1], a[2] - b[2]]
const dot = (a: Place, b: Place) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
const cross = (a: Place, b: Place): Place => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
]
function normalise(a: Place): Place {
  const length = Math.hypot(...a) || 1
  return [a[0] / length, a[1] / length, a[2] / length]
}
function normalOf(a: Place, b: Place, c: Place) {
  const across = cross(minus(b, a), minus(c, a))
  return { normal: normalise(across), area: Math.hypot(...across) / 2 }
}

function addPlane(
  quadrics: readonly Quadric[],
  { normal: [a, b, c], area }: { normal: Place; area: number },
  p: Place,
  weight: number,
) {
  const d = -dot([a, b, c], p)
  const parts = [a * a, a * b, a * c, a * d, b * b, b * c, b * d, c * c, c * d, d * d]
  for (const quadric of quadrics)
    for (let at = 0; at < 10; at += 1) add(quadric, at, (parts[at] ?? 0) * area * weight)
}

function errorAt(q: Quadric, [x, y, z]: Place): number {
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0, i = 0, j = 0] = q
  return (
    a * x * x +
    2 * (b * x * y + c * x * z + d * x) +
    e * y * y +
    2 * (f * y * z + g * y) +
    h * z * z +
    2 * i * z +
    j
  )
}

/** Where the error is least; nothing where that is a line or a plane. */
function solve(q: Quadric): Place | null {
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0, i = 0] = q
  const det = a * (e * h - f * f) - b * (b * h - f * c) + c * (b * f - e * c)
  const size = a + e + h
  if (Math.abs(det) < 1e-4 * size ** 3) return null
  const x = -(d * (e * h - f * f) - b * (g * h - f * i) + c * (g * f - e * i)) / det
  const y = -(a * (g * h - f * i) - d * (b * h - f * c) + c * (b * i - g * c)) / det
  const z = -(a * (e * i - g * f) - b * (b * i - g * c) + d * (b * f - e * c)) / det
  return [x, y, z]
}

/** Edges of one triangle only, with that triangle. */
function listBorders(triangles: readonly (readonly number[] | null)[]): [number, number, number][] {
  const seen = new Map<string, [number, number, number] | null>()
  triangles.forEach((triangle, t) => {
    triangle?.forEach((from, side) => {
      const to = triangle[(side + 1) % 3] ?? 0
      const key = from < to ? `${from} ${to}` : `${to} ${from}`
      seen.set(key, seen.has(key) ? null : [from, to, t])
    })
  })
  return [...seen.values()].filter(border => border !== null)
}

function makeHeap() {
  const items: Fold[] = []
  const costOf = (at: number) => items[at]?.cost ?? Infinity
  const swap = (a: number, b: number) => {
    const held = items[a] as Fold
    items[a] = items[b] as Fold
    items[b] = held
  }
  return {
    push(fold: Fold) {
      let at = items.push(fold) - 1
      while (at > 0 && costOf((at - 1) >> 1) > costOf(at)) {
        swap(at, (at - 1) >> 1)
        at = (at - 1) >> 1
      }
    },
    pop(): Fold | undefined {
      const [first] = items
      const last = items.pop()
      if (items.length === 0 || !last) return first
      items[0] = last
      for (let at = 0; ; ) {
        const [left, right] = [2 * at + 1, 2 * at + 2]
        const least = costOf(left) < costOf(right) ? left : right
        if (costOf(least) >= costOf(at)) return first
        swap(at, least)
        at = least
      }
    },
  }
}

function add(quadric: Quadric | undefined, at: number, more: number) {
  if (quadric) quadric[at] = (quadric[at] ?? 0) + more
}
