export type Point = readonly [x: number, y: number]
/** A place on the sheet and how wide the pen is there, in pixels. */
export type PenPoint = readonly [x: number, y: number, width: number]

/** A smooth way through all points (Catmull-Rom), `steps` pieces between two of them. */
export function throughAll<P extends readonly number[]>(
  points: readonly P[],
  steps: number,
  closed = false,
): P[] {
  const last = points.length - 1
  const at = (index: number) => {
    const count = points.length
    return points[closed ? (index + count) % count : Math.min(last, Math.max(0, index))] as P
  }
  const way: P[] = []
  for (let index = 0; index < (closed ? points.length : last); index += 1) {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)]
    for (let step = 0; step < steps; step += 1) {
      const t = step / steps
      way.push(
        from.map((value, axis) =>
          spline(before[axis] ?? 0, value, to[axis] ?? 0, after[axis] ?? 0, t),
        ) as never,
      )
    }
  }
  if (!closed) way.push(at(last))
  return way
}

const spline = (a: number, b: number, c: number, d: number, t: number) =>
  b + 0.5 * t * (c - a + t * (2 * a - 5 * b + 4 * c - d + t * (3 * (b - c) + d - a)))

/** A circle of `count` points, wider and flatter by `stretch`, its long axis turned by `angle`. */
export function ring([x, y]: Point, radius: number, stretch = 1, angle = 0, count = 24): Point[] {
  const [long, short] = [radius * stretch, radius / stretch]
  return Array.from({ length: count }, (_, index) => {
    const turn = (index / count) * 2 * Math.PI
    const [u, v] = [long * Math.cos(turn), short * Math.sin(turn)]
    return [x + u * Math.cos(angle) - v * Math.sin(angle), y + u * Math.sin(angle) + v * Math.cos(angle)]
  })
}
