import { expect, test } from 'vitest'
import { palettes as painted } from '../../art/brushes/palettes.ts'
import { fitInto } from './gamut.ts'
import { paletteIds, palettes } from './palettes.ts'

test('a palette has the colours that its picture was painted with', () => {
  expect(painted.map(({ id }) => id)).toEqual(paletteIds)
  for (const { id, colours } of painted) expect(palettes[id]).toEqual(colours)
})

test('every colour of a palette can be shown on any screen, or nearly', () => {
  for (const colours of Object.values(palettes))
    for (const colour of colours) expect(colour[1] - fitInto(colour, 'srgb')[1]).toBeLessThan(0.02)
})
