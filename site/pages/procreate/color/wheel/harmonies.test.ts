import { expect, test } from 'vitest'
import { isIn } from '../../../../paint/gamut.ts'
import { companionsOf, harmonies, harmonyNames } from './harmonies.ts'

test('companions keep their distance from the first, around the circle', () => {
  const hues = companionsOf([0.6, 0.05, 300], 'triadic').map(([, , hue]) => hue)
  expect(hues).toEqual([300, 60, 180])
})

test('the first colour of a harmony is the one that was chosen', () => {
  for (const name of harmonyNames) expect(companionsOf([0.6, 0.05, 12], name)[0]).toEqual([0.6, 0.05, 12])
})

test('companions are as light as the first, and every screen has them', () => {
  for (const name of harmonyNames) {
    const colours = companionsOf([0.68, 0.3, 47], name)
    expect(colours).toHaveLength(harmonies[name].length)
    for (const colour of colours) {
      expect(colour[0]).toBe(0.68)
      expect(isIn(colour, 'srgb')).toBe(true)
    }
  }
})
