import { expect, test } from 'vitest'
import type { Colour } from './colour.ts'
import { contrastOf, fitInto, isIn, maxChroma, toHex, toOklch, toScreenLight } from './gamut.ts'

const white: Colour = [1, 0, 0]
const black: Colour = [0, 0, 0]
/** https://www.w3.org/TR/css-color-4/#ok-lab: pure red of sRGB. */
const red: Colour = [0.627955, 0.257683, 29.2339]

test('the red of sRGB is #ff0000, and the edge of what such a screen shows', () => {
  expect(toHex(red)).toBe('#ff0000')
  expect(maxChroma(red[0], red[2], 'srgb')).toBeCloseTo(red[1], 3)
})

test('a wider screen has stronger colours of every hue', () => {
  for (let hue = 0; hue < 360; hue += 15) {
    expect(maxChroma(0.65, hue, 'p3')).toBeGreaterThan(maxChroma(0.65, hue, 'srgb'))
  }
})

test('white is white on both', () => {
  for (const gamut of ['srgb', 'p3'] as const)
    for (const light of toScreenLight(white, gamut)) expect(light).toBeCloseTo(1, 3)
})

test('a colour that the screen has stays; another keeps its lightness and hue', () => {
  const calm: Colour = [0.7, 0.05, 100]
  expect(fitInto(calm, 'srgb')).toBe(calm)
  const loud: Colour = [0.7, 0.4, 150]
  const fitted = fitInto(loud, 'srgb')
  expect([fitted[0], fitted[2]]).toEqual([0.7, 150])
  expect(isIn(fitted, 'srgb')).toBe(true)
  expect(isIn([0.7, fitted[1] + 0.01, 150], 'srgb')).toBe(false)
})

test('contrast is 21 between black and white, 1 with itself, and the same both ways', () => {
  expect(contrastOf(white, black)).toBeCloseTo(21, 2)
  expect(contrastOf(red, red)).toBe(1)
  expect(contrastOf(red, white)).toBe(contrastOf(white, red))
  // https://webaim.org/resources/contrastchecker: #ff0000 on #ffffff
  expect(contrastOf(red, white)).toBeCloseTo(4.0, 1)
})

test('a hue beyond the circle is written within it', () => {
  expect(toOklch([0.5, 0.1, 405])).toBe('oklch(50.0% 0.100 45)')
  expect(toOklch([0.5, 0.1, -90])).toBe('oklch(50.0% 0.100 270)')
})
