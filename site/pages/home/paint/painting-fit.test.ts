import { expect, test } from 'vitest'
import { coverBox } from './painting-fit.ts'

const whole = { width: 2000, height: 1250 }
const narrow = { width: 1000, height: 1250 }

test('a box as wide as the picture shows all of it', () => {
  expect(coverBox({ width: 1600, height: 1000 }, whole, [0.4, 0.42])).toEqual({ left: 0, top: 0, scale: 1 })
})

test('the overflow of a picture is cut according to object-position', () => {
  expect(coverBox({ width: 1000, height: 1000 }, whole, [0.4, 0.5])).toEqual({ left: -240, top: 0, scale: 1 })
  expect(coverBox({ width: 1600, height: 500 }, whole, [0.4, 0.5])).toEqual({ left: 0, top: -250, scale: 1 })
})

test('the crop for narrow screens begins inside the painting', () => {
  const { left, scale } = coverBox({ width: 800, height: 1000 }, narrow, [0.5, 0.5])
  expect({ left, scale }).toEqual({ left: -525, scale: 1 })
})
