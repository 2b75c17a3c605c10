import { outlineStroke, type Point } from '../marks/brush-path.ts'

/** A line drawn with a pointed pen: thin where it sets down and lifts, full between. `weight` is half its width. */
export function inkLine(through: readonly Point[], weight: number, seed: number): string {
  const reach = [0.25, 0.8, 1, 0.92, 0.7, 0.18].map(part => part * weight)
  return outlineStroke({ seed, through, reach, hairs: 2, start: 0.2, end: 0.2, split: 0.2 })
}

/** A closed soft shape through the points, for flat colour under the lines. */
export function fillShape(points: readonly Point[]): string {
  const middle = (a: Point, b: Point): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]
  const write = ([x, y]: Point) => `${x.toFixed(1)} ${y.toFixed(1)}`
  const steps = points.map((point, index) => {
    const next = points[(index + 1) % points.length] ?? point
    return `Q${write(point)} ${write(middle(point, next))}`
  })
  const [first, last] = [points[0], points.at(-1)]
  if (!first || !last) throw new Error('A shape needs points')
  return `M${write(middle(last, first))}${steps.join('')}Z`
}
