import { expect, test } from 'vitest'
import { addStroke, type History, listStrokes, type Stroke, undo, wipe } from './stroke-history.ts'

const stroke = (seed: number): Stroke => ({ pigment: 'teal', seed, reach: 20, points: [0, 0, 0.5] })
const paint = (count: number): History =>
  Array.from({ length: count }, (_, index) => stroke(index)).reduce<History>(addStroke, [])
const seeds = (history: History) => listStrokes(history).map(({ seed }) => seed)

test('strokes are painted in the order in which they were made', () => {
  expect(seeds(paint(3))).toEqual([0, 1, 2])
})

test('thirty strokes can be taken back, the newest first', () => {
  let history = paint(30)
  for (let left = 29; left >= 0; left--) {
    history = undo(history)
    expect(seeds(history)).toEqual(Array.from({ length: left }, (_, index) => index))
  }
  expect(undo(history)).toEqual([])
})

test('wiping the picture clean takes every stroke away, and can be taken back', () => {
  const wiped = wipe(paint(2))
  expect(seeds(wiped)).toEqual([])
  expect(seeds(addStroke(wiped, stroke(9)))).toEqual([9])
  expect(seeds(undo(wiped))).toEqual([0, 1])
})

test('a clean picture is not wiped', () => {
  expect(wipe([])).toEqual([])
  const wiped = wipe(paint(1))
  expect(wipe(wiped)).toBe(wiped)
})

test('no step changes what was before it', () => {
  const before = paint(2)
  addStroke(before, stroke(7))
  undo(before)
  wipe(before)
  expect(seeds(before)).toEqual([0, 1])
})
