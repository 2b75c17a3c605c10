import type { Brushstroke, Point } from '../../site/pages/procreate/superpowers/strokes.ts'

/** The gap between two bristles. */
const spacing = 3.8

/** The bristle traces of a brush as SVG paths in three tones; equal strokes and seeds give equal traces. */
export function bristlesOf({ through, width }: Brushstroke, seed: number): readonly [string, string, string] {
  const random = randomFrom(seed)
  // A broad brush turns slowly, so its bristles need fewer points.
  const trace = resample(curveThrough(through), Math.min(22, 6 + width / 6))
  const count = Math.max(3, Math.round(width / spacing))
  const tones: [string, string, string] = ['', '', '']
  for (let bristle = 0; bristle < count; bristle++) {
    const across = ((bristle + 0.5) / count) * 2 - 1
    const offset = (across * width) / 2 + (random() - 0.5) * 3
    // Bristles at the edge make contact later and lift earlier; the end of a stroke is drier.
    const ragged = Math.min(3, trace.length / 5) * across * across
    const first = Math.floor(ragged * random() + random() * 1.2)
    const last = trace.length - Math.floor(ragged + random() * Math.min(4, trace.length / 4))
    const tone = Math.floor(random() * 3) as 0 | 1 | 2
    tones[tone] += pathOf(offsetPoint(trace, offset, width).slice(first, Math.max(first + 2, last)))
  }
  return tones
}

/** The pressure of a brush, low at both ends. */
const pressure = (along: number) => 0.8 + 0.2 * Math.sin(Math.PI * Math.min(1, along * 1.15 + 0.06))

function offsetPoint(trace: readonly Point[], offset: number, width: number): Point[] {
  return trace.map(([x, y], at) => {
    const [ax, ay] = trace[Math.max(0, at - 1)] ?? [x, y]
    const [bx, by] = trace[Math.min(trace.length - 1, at + 1)] ?? [x, y]
    const length = Math.hypot(bx - ax, by - ay) || 1
    const push = width < 30 ? offset : offset * pressure(at / Math.max(1, trace.length - 1))
    return [x - ((by - ay) / length) * push, y + ((bx - ax) / length) * push]
  })
}

/** Integer coordinates relative to the previous point, which halve the path data. */
function pathOf(points: readonly Point[]): string {
  const whole = points.map(([x, y]) => [Math.round(x), Math.round(y)] as const)
  return whole
    .map(([x, y], at) => {
      const before = whole[at - 1]
      if (!before) return `M${x} ${y}`
      const [dx, dy] = [x - before[0], y - before[1]]
      return `${at === 1 ? 'l' : ' '}${dx}${dy < 0 ? '' : ' '}${dy}`
    })
    .join('')
}

/** A centripetal spline through all points: Catmull and Rom, 1974. */
export function curveThrough(points: readonly Point[]): Point[] {
  const at = (index: number) => points[Math.min(points.length - 1, Math.max(0, index))] ?? ([0, 0] as const)
  const curve: Point[] = []
  for (let index = 0; index < points.length - 1; index++) {
    const [a, b, c, d] = [at(index - 1), at(index), at(index + 1), at(index + 2)]
    for (let part = 0; part < 16; part++) {
      const t = part / 16
      curve.push([mix(a[0], b[0], c[0], d[0], t), mix(a[1], b[1], c[1], d[1], t)])
    }
  }
  return [...curve, at(points.length - 1)]
}

const mix = (a: number, b: number, c: number, d: number, t: number) =>
  0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t * t * t)

function resample(curve: readonly Point[], distance: number): Point[] {
  const resampled: Point[] = curve[0] ? [curve[0]] : []
  let left = distance
  for (const [index, [x, y]] of curve.entries()) {
    const before = curve[index - 1]
    if (!before) continue
    left -= Math.hypot(x - before[0], y - before[1])
    if (left > 0) continue
    resampled.push([x, y])
    left = distance
  }
  return resampled
}

/** Mulberry32, a small deterministic generator. */
function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let word = Math.imul(state ^ (state >>> 15), 1 | state)
    word = (word + Math.imul(word ^ (word >>> 7), 61 | word)) ^ word
    return ((word ^ (word >>> 14)) >>> 0) / 2 ** 32
  }
}
