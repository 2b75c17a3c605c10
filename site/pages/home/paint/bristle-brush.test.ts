import { expect, test } from 'vitest'
import { beginStroke, drawStroke, type Painter } from './bristle-brush.ts'
import { makeBristles } from './bristles.ts'
import { pickHeroBrush } from './hero-brush.ts'
import type { Stroke } from './stroke-history.ts'

const { paint } = pickHeroBrush('en')
const surface = { top: 0, bottom: 1000, ramp: 10 }
const points = Array.from({ length: 80 }, (_, index) => [
  100 + index * 9,
  400 + 60 * Math.sin(index / 9),
  0.7,
]).flat()
const stroke: Stroke = { pigment: 'vermilion', seed: 5, reach: 20, points }

/** A canvas context that records its calls. */
function listen() {
  const places: [number, number][] = []
  const colours = new Set<string>()
  const painter: Painter = {
    beginPath() {},
    moveTo: (x, y) => void places.push([x, y]),
    lineTo: (x, y) => void places.push([x, y]),
    stroke: () => void colours.add(String(painter.strokeStyle)),
    strokeStyle: '',
    lineWidth: 1,
    lineCap: 'butt',
    lineJoin: 'bevel',
  }
  return { painter, places, colours }
}

function draw(given: Partial<Stroke> = {}, on = surface, brush = paint) {
  const canvas = listen()
  drawStroke(canvas.painter, { ...stroke, ...given }, on, brush)
  return canvas
}

test('the same seed loads the same brush, another seed another', () => {
  expect(makeBristles(5, 'teal', paint)).toEqual(makeBristles(5, 'teal', paint))
  expect(makeBristles(6, 'teal', paint)).not.toEqual(makeBristles(5, 'teal', paint))
})

test('a brush carries more than one colour', () => {
  for (const pigment of ['vermilion', 'ochre', 'ultramarine', 'teal', 'cream'] as const) {
    const bodies = makeBristles(5, pigment, paint).map(({ tones }) => tones[0]?.body)
    expect(new Set(bodies).size).toBeGreaterThan(bodies.length / 2)
  }
})

test('a stroke is drawn again exactly as it was', () => {
  const first = JSON.stringify(draw().places)
  expect(JSON.stringify(draw().places) === first).toBe(true)
  expect(JSON.stringify(draw({ seed: 6 }).places) === first).toBe(false)
})

test('paint stays within reach of the hand', () => {
  const { places } = draw()
  expect(places.length).toBeGreaterThan(1000)
  const beyond = 2.6 * stroke.reach
  const astray = places.filter(
    ([x, y]) => x < 100 - beyond || x > 811 + beyond || Math.abs(y - 400) > 60 + beyond,
  )
  expect(astray).toEqual([])
})

test('a touch that does not move leaves a dab', () => {
  const { places } = draw({ points: [500, 500, 0.7] })
  expect(places.length).toBeGreaterThan(100)
  for (const [x, y] of places) expect(Math.hypot(x - 500, y - 500)).toBeLessThan(2.6 * 20 + 20)
})

test('a brush runs dry', () => {
  const long = Array.from({ length: 400 }, (_, index) => [index * 9, 400, 0.7]).flat()
  const { places } = draw({ points: long })
  const between = (low: number, high: number) => places.filter(([x]) => x > low && x < high).length
  expect(between(2800, 3200)).toBeLessThan(between(200, 600) / 2)
})

test('nothing is painted where paint does not hold', () => {
  expect(draw({}, { top: 700, bottom: 1000, ramp: 10 }).places).toEqual([])
})

test('nothing is drawn twice while the hand rests', () => {
  const brush = beginStroke(stroke, surface, paint)
  const { painter, places } = listen()
  for (let at = 0; at < points.length; at += 3) brush.add(points[at] ?? 0, points[at + 1] ?? 0, 0.7)
  brush.draw(painter)
  const { length } = places
  brush.draw(painter)
  expect(places).toHaveLength(length)
})

test("the brush's own numbers say how it paints", () => {
  const marks = (changed: Partial<typeof paint>) => draw({}, surface, { ...paint, ...changed }).places.length
  expect(makeBristles(5, 'teal', { ...paint, hairs: { ...paint.hairs, count: 8 } }).length).toBeLessThan(
    makeBristles(5, 'teal', paint).length / 2,
  )
  expect(marks({ cover: 0.5 })).not.toBe(marks({}))
  expect(marks({ dry: 2 })).not.toBe(marks({}))
})
