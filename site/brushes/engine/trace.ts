/** A sample of a stroke's path; lengths in pixels of the canvas, `way` in radians. */
export interface Step {
  readonly x: number
  readonly y: number
  readonly way: number
  /** Pressure is 0 to 1; lean is 0 for upright and 1 for flat. */
  readonly pressure: number
  readonly lean: number
  /** The distance from the start, and beyond the end after lifting. */
  readonly along: number
  readonly past: number
  /** 1 while painting keeps up with the input; larger when it lags behind, so that spacing can grow. */
  readonly hurry: number
}

export interface Trace {
  /** Adds an input point. */
  add(x: number, y: number, pressure: number, lean: number): void
  lift(): void
  /** The next step; null while input is missing, undefined at the end of the stroke. */
  next(): Step | null | undefined
}

interface TraceOptions {
  /** The distance to the next step. */
  gap(step: Step): number
  /** The length that a stroke continues after it is lifted, and the length of a dab. */
  readonly tail: number
  readonly dab: number
  /** The direction of a dab. */
  readonly way: number
}

type Place = readonly [x: number, y: number, pressure: number, lean: number]

/** The lag in pixels without effect, and the further lag that doubles the spacing. */
const [leeway, hurried] = [120, 60]

/** Smooths input points into a path and samples it at a spacing, lazily. */
export function createTrace({ gap, tail, dab, way: given }: TraceOptions): Trace {
  const waiting: Place[] = []
  let isLifted = false
  /** The latest input point, and the length of path that is not yet sampled. */
  let newest: Place | undefined
  let behind = 0

  function* walk(): Generator<Step | null, undefined> {
    let at: Place | undefined
    let [before, last]: [Place | undefined, Place | undefined] = [undefined, undefined]
    let [way, along, past, due] = [given, 0, 0, 0]

    function* go(to: Place): Generator<Step> {
      if (!at) return
      const from = at
      const length = Math.hypot(to[0] - from[0], to[1] - from[1])
      if (length > 0.01) way = Math.atan2(to[1] - from[1], to[0] - from[0])
      let walked = 0
      while (length - walked >= due) {
        walked += due
        along += due
        const [x, y, pressure, lean] = between(from, to, length === 0 ? 0 : walked / length)
        const hurry = 1 + Math.max(0, behind - leeway) / hurried
        const step = { x, y, way, pressure, lean, along, past, hurry }
        due = Math.max(0.5, gap(step))
        yield step
      }
      due -= length - walked
      along += length - walked
      at = to
    }

    while (true) {
      const place = waiting.shift()
      if (!place) {
        if (isLifted) break
        yield null
        continue
      }
      if (!last) {
        before = last = at = place
        continue
      }
      const gone = Math.hypot(place[0] - last[0], place[1] - last[1])
      if (gone < 0.7) continue
      behind = waiting.length === 0 ? 0 : Math.max(0, behind - gone)
      const [start, end] = [between(before ?? last, last, 0.5), between(last, place, 0.5)]
      const pieces = Math.ceil(Math.hypot(end[0] - start[0], end[1] - start[1]) / 6) + 1
      for (let piece = 1; piece <= pieces; piece++) {
        const t = piece / pieces
        yield* go(between(between(start, last, t), between(last, end, t), t))
      }
      ;[before, last] = [last, place]
    }
    if (!last || !at) return undefined
    const isDab = before === last
    yield* go(last)
    const [far, press] = isDab ? [Math.max(dab, 0.1), last[2]] : [tail, last[2] * 0.8]
    const [x, y] = last
    for (let gone = 0; gone < far; ) {
      gone = Math.min(far, gone + 2)
      if (!isDab) past = gone
      yield* go([x + Math.cos(way) * gone, y + Math.sin(way) * gone, press, last[3]])
    }
    return undefined
  }

  const steps = walk()
  return {
    add(...place) {
      if (newest) behind += Math.hypot(place[0] - newest[0], place[1] - newest[1])
      newest = place
      waiting.push(place)
    },
    lift() {
      isLifted = true
    },
    next() {
      const { value, done } = steps.next()
      return done ? undefined : value
    },
  }
}

const between = (a: Place, b: Place, t: number): Place => [
  a[0] + (b[0] - a[0]) * t,
  a[1] + (b[1] - a[1]) * t,
  a[2] + (b[2] - a[2]) * t,
  a[3] + (b[3] - a[3]) * t,
]
