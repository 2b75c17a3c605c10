import { expect, test } from 'vitest'
import { bristlesOf, curveThrough } from './bristles.ts'

const stroke = {
  through: [
    [0, 100],
    [200, 40],
    [400, 100],
  ],
  width: 60,
} as const

test('a stroke leaves the same traces every time, so that server and browser agree', () => {
  expect(bristlesOf(stroke, 7)).toEqual(bristlesOf(stroke, 7))
  expect(bristlesOf(stroke, 7)).not.toEqual(bristlesOf(stroke, 8))
})

test('every trace is a path of whole numbers that stays beside the stroke', () => {
  const paths = bristlesOf(stroke, 3).join('')
  expect(paths).toMatch(/^(?:M-?\d+ -?\d+l(?:[ -]?-?\d+[ -]\d+)+)+$/)
  const starts = [...paths.matchAll(/M(-?\d+) (-?\d+)/g)].map(([, , y]) => Number(y))
  expect(Math.min(...starts)).toBeGreaterThan(0)
  expect(Math.max(...starts)).toBeLessThan(140)
})

test('the line passes every place that it was given', () => {
  const curve = curveThrough(stroke.through)
  expect(curve[0]).toEqual([0, 100])
  expect(curve[16]).toEqual([200, 40])
  expect(curve.at(-1)).toEqual([400, 100])
})
