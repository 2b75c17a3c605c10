/** A sample on the path of a brush. */
export interface Sample {
  readonly x: number
  readonly y: number
  /** The unit vector across the brush, along the bristles. */
  readonly nx: number
  readonly ny: number
  readonly pressure: number
  /** The distance from contact, and beyond lift, in half widths. */
  readonly along: number
  readonly past: number
}

interface StrokePath {
  /** Evenly spaced samples, appended at the end. */
  readonly samples: readonly Sample[]
  /** Adds a pointer sample in the units of `reach`. */
  add(x: number, y: number, pressure: number): void
  /** Ends the stroke with the delayed samples and the bristles that lift one by one. */
  end(): void
}

/** A length in half widths of the brush. */
const step = 0.14
const tail = 1.3

/**
 * The path of a brush, smoothed and resampled evenly from any pointer. Sampling starts once the path has a direction; a
 * touch without movement is a short dab at the angle `dab`.
 */
export function createPath(reach: number, dab: number): StrokePath {
  const samples: Sample[] = []
  const held: [number, number, number][] = []
  let moving = false
  // The last two pointer samples; the curve runs between the midpoints of successive pairs.
  let before: readonly [number, number, number] = [0, 0, 0]
  let last = before
  let [x, y, pressure] = before
  let [nx, ny] = [0, 0]
  let [dx, dy] = [0, 0]
  let due = 0
  let past = 0

  function place() {
    const previous = samples.at(-1)
    if (previous) turn(x - previous.x, y - previous.y)
    samples.push({ x, y, nx, ny, pressure, along: samples.length * step, past })
  }

  /** A reversal does not flip a flat brush, and its rotation speed is limited. */
  function turn(toX: number, toY: number) {
    const length = Math.hypot(toX, toY)
    if (length === 0) return
    dx = toX / length
    dy = toY / length
    const side = -dy * nx + dx * ny < 0 ? -1 : 1
    const mixedX = nx * 0.74 - dy * side * 0.26
    const mixedY = ny * 0.74 + dx * side * 0.26
    const size = Math.hypot(mixedX, mixedY)
    nx = mixedX / size
    ny = mixedY / size
  }

  function walk(toX: number, toY: number, toPressure: number) {
    let length = Math.hypot(toX - x, toY - y)
    while (length >= due) {
      const share = length === 0 ? 0 : due / length
      x += (toX - x) * share
      y += (toY - y) * share
      pressure += (toPressure - pressure) * share
      length -= due
      due = step * reach
      place()
    }
    due -= length
    x = toX
    y = toY
    pressure = toPressure
  }

  function start(toX: number, toY: number) {
    const [first] = held
    if (!first) return
    const length = Math.hypot(toX - first[0], toY - first[1])
    dx = (toX - first[0]) / length
    dy = (toY - first[1]) / length
    nx = -dy
    ny = dx
    moving = true
    before = first
    last = first
    ;[x, y, pressure] = first
    for (const point of held.splice(0)) follow(...point)
  }

  function follow(toX: number, toY: number, toPressure: number) {
    const far = Math.hypot(toX - last[0], toY - last[1])
    if (far < step * reach * 0.4) return
    const [fromX, fromY, fromPressure] = middle(before, last)
    const [endX, endY, endPressure] = middle(last, [toX, toY, toPressure])
    const pieces = Math.ceil(far / (step * reach)) + 1
    for (let piece = 1; piece <= pieces; piece++) {
      const t = piece / pieces
      const [a, b, c] = [(1 - t) * (1 - t), 2 * t * (1 - t), t * t]
      walk(
        a * fromX + b * last[0] + c * endX,
        a * fromY + b * last[1] + c * endY,
        a * fromPressure + b * last[2] + c * endPressure,
      )
    }
    before = last
    last = [toX, toY, toPressure]
  }

  function lift() {
    const light = pressure
    for (let far = step; far <= tail; far += step) {
      past = far
      walk(x + dx * step * reach, y + dy * step * reach, light * (1 - far / tail))
    }
  }

  return {
    samples,
    add(toX, toY, toPressure) {
      if (moving) return follow(toX, toY, toPressure)
      held.push([toX, toY, toPressure])
      const [first] = held
      if (first && Math.hypot(toX - first[0], toY - first[1]) > 0.3 * reach) start(toX, toY)
    },
    end() {
      const [first] = held
      if (first) {
        const [toX, toY] = [first[0] + Math.cos(dab) * reach, first[1] + Math.sin(dab) * reach]
        held.push([toX, toY, first[2]])
        start(toX, toY)
      }
      if (!moving) return
      walk(...last)
      lift()
    },
  }
}

type Place = readonly [number, number, number]
const middle = (a: Place, b: Place): Place => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2, (a[2] + b[2]) / 2]
