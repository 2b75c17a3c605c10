import { describe, expect, test } from 'vitest'
import { inTurn } from '../../../test/loop-count.ts'
import { brushSets } from '../brush-sets.ts'
import { grounds } from '../grounds.ts'
import { dip, type Paint } from './load.ts'
import { createPainter, type Painter } from './painter.ts'

const size = { width: 400, height: 160 }
const paintOf = (set: string, id: string): Paint => {
  const brush = brushSets.find(other => other.id === set)?.brushes.find(other => other.id === id)
  if (!brush) throw new RangeError(`no brush ${set}/${id}`)
  return brush.paint
}
const filbert = paintOf('oils', 'loaded-filbert')
const pen = paintOf('inks', 'brush-pen')

const layOut = () => createPainter(size.width, size.height, grounds.paper)

interface StrokeInput {
  readonly paint?: Paint
  readonly y?: number
  readonly pressure?: number
  readonly lean?: number
  readonly opacity?: number
  readonly scale?: number
  /** Where the stroke ends, from the left. */
  readonly end?: number
}

function pull(
  painter: Painter,
  { paint = pen, y = 80, pressure = 0.8, lean = 0, opacity = 1, scale = 0.4, end = 340 }: StrokeInput = {},
) {
  painter.begin({ paint, scale, opacity, seed: 7 })
  for (let x = 60; x <= end; x += 7) painter.move(x, y, pressure, lean)
  painter.lift()
  return painter.work(Infinity)
}

const bytes = (painter: Painter) => Buffer.from(painter.shown).toString('base64')

/** By how much a pixel differs between two bitmaps, as the sum over its channels; `at` is its first byte. */
const distance = (one: Uint8ClampedArray, other: Uint8ClampedArray, at: number): number =>
  Math.abs((one[at] ?? 0) - (other[at] ?? 0)) +
  Math.abs((one[at + 1] ?? 0) - (other[at + 1] ?? 0)) +
  Math.abs((one[at + 2] ?? 0) - (other[at + 2] ?? 0))

/** Counts the painted pixels and sums their distance to the bare paper. */
function measure({ shown }: Painter) {
  const bare = layOut().shown
  let [count, weight] = [0, 0]
  for (let at = 0; at < bare.length; at += 4) {
    const far = distance(bare, shown, at)
    if (far > 24) count++
    weight += far
  }
  return { count, weight }
}

/** The smallest box around the pixels that differ, and the number of those that differ visibly. */
function compare(one: Uint8ClampedArray, other: Uint8ClampedArray, { width, height } = size) {
  const box = { left: width, top: height, right: 0, bottom: 0 }
  let changed = 0
  for (let at = 0; at < one.length; at += 4) {
    const far = distance(one, other, at)
    if (far === 0) continue
    if (far > 18) changed++
    const [x, y] = [(at / 4) % width, Math.floor(at / 4 / width)]
    box.left = Math.min(box.left, x)
    box.top = Math.min(box.top, y)
    box.right = Math.max(box.right, x + 1)
    box.bottom = Math.max(box.bottom, y + 1)
  }
  return { changed, box }
}

const all = brushSets.flatMap(set => set.brushes.map(brush => [`${set.id}/${brush.id}`, brush] as const))

test.each(inTurn(all, 3))(
  '%s leaves a mark on the sheet it is shown on, and within its reach',
  (_, brush) => {
    const small = { width: 200, height: 160 }
    const painter = createPainter(small.width, small.height, grounds[brush.ground ?? 'paper'])
    const before = painter.shown.slice()
    const reach = pull(painter, { paint: brush.paint, end: 140 })
    const { changed, box } = compare(before, painter.shown, small)
    expect(changed).toBeGreaterThan(60)
    expect(reach && box.left >= reach.left && box.top >= reach.top).toBe(true)
    expect(reach && box.right <= reach.right && box.bottom <= reach.bottom).toBe(true)
  },
)

describe('a stroke', () => {
  test('is the same again with the same seed', () => {
    const [one, other] = [layOut(), layOut()]
    for (const painter of [one, other]) pull(painter, { paint: paintOf('charcoal', 'willow') })
    expect(bytes(one) === bytes(other)).toBe(true)
  })

  test('is the same whether it is painted at once or a little at a time, while the brush keeps up', () => {
    const [one, other] = [layOut(), layOut()]
    for (const [painter, until] of [
      [one, Infinity],
      [other, 0],
    ] as const) {
      painter.begin({ paint: pen, scale: 0.4, opacity: 1, seed: 7 })
      for (let x = 60; x <= 165; x += 7) {
        painter.move(x, 80, 0.8, 0)
        if (until === 0) painter.work(until)
      }
      painter.lift()
      while (painter.isBehind()) painter.work(until)
    }
    expect(bytes(one) === bytes(other)).toBe(true)
  })

  test('is broader under a hand that presses', () => {
    const [light, heavy] = [layOut(), layOut()]
    pull(light, { pressure: 0.25 })
    pull(heavy, { pressure: 1 })
    expect(measure(heavy).count).toBeGreaterThan(1.5 * measure(light).count)
  })

  test('is broader and paler from the side of the lead', () => {
    const lead = paintOf('pencils', 'soft-6b')
    const [upright, flat] = [layOut(), layOut()]
    pull(upright, { paint: lead, scale: 1 })
    pull(flat, { paint: lead, scale: 1, lean: 1 })
    const [a, b] = [measure(upright), measure(flat)]
    expect(b.weight / Math.max(1, b.count)).toBeLessThan(a.weight / Math.max(1, a.count))
  })

  test('lets what lies below through as far as it is not opaque', () => {
    const [full, half] = [layOut(), layOut()]
    pull(full)
    pull(half, { opacity: 0.4 })
    expect(measure(half).weight).toBeLessThan(0.7 * measure(full).weight)
    expect(measure(half).weight).toBeGreaterThan(0.1 * measure(full).weight)
  })

  test('of a dry brush gives out', () => {
    const painter = layOut()
    pull(painter, { paint: paintOf('inks', 'dry-sumi'), scale: 0.35 })
    const bare = layOut().shown
    const far = (from: number, to: number) => {
      let sum = 0
      for (let y = 40; y < 120; y++) {
        for (let x = from; x < to; x++)
          sum += Math.abs((bare[(y * 400 + x) * 4] ?? 0) - (painter.shown[(y * 400 + x) * 4] ?? 0))
      }
      return sum
    }
    expect(far(280, 330)).toBeLessThan(far(80, 130) / 2)
  })

  test('that was only touched down is a dab', () => {
    for (const paint of [pen, filbert]) {
      const painter = layOut()
      painter.begin({ paint, scale: 0.4, opacity: 1, seed: 3 })
      painter.move(200, 80, 0.8, 0)
      painter.lift()
      painter.work(Infinity)
      expect(measure(painter).count).toBeGreaterThan(20)
    }
  })

  test('may leave the sheet', () => {
    const painter = layOut()
    painter.begin({ paint: filbert, scale: 1, opacity: 1, seed: 3 })
    for (const x of [-300, 100, 900]) painter.move(x, -40 + x / 4, 0.7, 0)
    painter.lift()
    const box = painter.work(Infinity)
    expect(box && box.left >= 0 && box.top >= 0 && box.right <= 400 && box.bottom <= 160).toBe(true)
  })
})

describe('the sheet', () => {
  test('takes strokes back one by one, and a new sheet too', () => {
    const painter = layOut()
    const states = [bytes(painter)]
    for (const y of [40, 80, 120]) {
      pull(painter, { y, paint: filbert })
      states.push(bytes(painter))
    }
    painter.layOut(grounds.night)
    expect(painter.ground).toBe(grounds.night)
    expect(painter.isClean).toBe(true)
    painter.undo()
    expect(painter.ground).toBe(grounds.paper)
    for (const state of states.toReversed()) {
      expect(bytes(painter) === state).toBe(true)
      painter.undo()
    }
    expect(painter.steps).toBe(0)
  })

  test('that nobody painted on is not worth a step', () => {
    const painter = layOut()
    painter.layOut(grounds.sky)
    expect(painter.steps).toBe(0)
    expect(painter.ground).toBe(grounds.sky)
  })

  test('glass stains what it crosses, cover hides it', () => {
    const glaze = paintOf('markers', 'alcohol-chisel')
    const middle = (painter: Painter) => painter.shown[(80 * 400 + 200) * 4 + 1] ?? 0
    const [once, twice] = [layOut(), layOut()]
    pull(once, { paint: glaze, scale: 1 })
    pull(twice, { paint: glaze, scale: 1 })
    pull(twice, { paint: glaze, scale: 1 })
    expect(middle(twice)).toBeLessThan(middle(once))
  })
})

test('a brush that is dipped into another colour shows it', () => {
  const green = [0.6, 0.15, 145] as const
  for (const paint of [pen, filbert]) {
    const painter = layOut()
    pull(painter, { paint: dip(paint, green) })
    let [red, greens] = [0, 0]
    const bare = layOut().shown
    for (let at = 0; at < bare.length; at += 4) {
      red += (bare[at] ?? 0) - (painter.shown[at] ?? 0)
      greens += (bare[at + 1] ?? 0) - (painter.shown[at + 1] ?? 0)
    }
    expect(red).toBeGreaterThan(1.3 * greens)
  }
})

const slow = [
  ['watercolour', 'wet-round'],
  ['airbrush', 'soft-fade'],
  ['charcoal', 'compressed'],
] as const

test.each(inTurn(slow, 3, 1))(
  '%s/%s leaves nearly the same mark when it is far behind the hand',
  (set, id) => {
    const [steady, late] = [true, false].map(keepsUp => {
      const painter = createPainter(1400, 200, grounds.paper)
      painter.begin({ paint: paintOf(set, id), scale: 0.8, opacity: 1, seed: 7 })
      for (let x = 100; x <= 1300; x += 5) {
        painter.move(x, 100, 0.7, 0)
        if (keepsUp) painter.work(Infinity)
      }
      painter.lift()
      painter.work(Infinity)
      const bare = createPainter(1400, 200, grounds.paper).shown
      return painter.shown.reduce((sum, value, at) => sum + Math.abs(value - (bare[at] ?? 0)), 0)
    })
    expect(steady).toBeGreaterThan(0)
    expect(Math.abs((late ?? 0) / (steady ?? 1) - 1)).toBeLessThan(0.08)
  },
)

test('a hand that rests with the brush down is still waited for', () => {
  const painter = layOut()
  painter.begin({ paint: filbert, scale: 0.4, opacity: 1, seed: 7 })
  for (let x = 60; x <= 340; x += 7) painter.move(x, 80, 0.8, 0)
  painter.work(0)
  expect(painter.isLate).toBe(true)
  painter.work(Infinity)
  expect(painter.isLate).toBe(false)
})
