import { expect, test } from 'vitest'
import { fitInto } from './gamut.ts'
import { palettes } from './palettes.ts'

test('every colour of a palette can be shown on any screen, or nearly', () => {
  for (const colours of Object.values(palettes))
    for (const colour of colours) expect(colour[1] - fitInto(colour, 'srgb')[1]).toBeLessThan(0.02)
})
