import { expect, test } from 'vitest'
import { placeOnDisc, readDisc, rim } from './disc-places.ts'

test('a place on the disc is read as the colour that lies there', () => {
  for (let hue = 0; hue < 360; hue += 30) {
    const read = readDisc(...placeOnDisc(0.2, hue), 0)
    expect(read.chroma).toBeCloseTo(0.2)
    expect(read.hue).toBeCloseTo(hue)
  }
})

test('hues go round with the clock, as on the painted wheel', () => {
  expect(placeOnDisc(rim, 20)).toEqual([0, -1])
  expect(placeOnDisc(rim, 110)[0]).toBeCloseTo(1)
})

test('beyond the rim is on the rim, and the middle has no hue of its own', () => {
  expect(readDisc(0, -5, 7)).toEqual({ chroma: rim, hue: 20 })
  expect(readDisc(0, 0, 77)).toEqual({ chroma: 0, hue: 77 })
})
