import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { place } from '../files.ts'
import { drawSprites } from './sprites.ts'

test.each(Object.entries(drawSprites()))('%s is what `npm run art -- --sprites` draws', (path, svg) => {
  expect(readFileSync(place(path), 'utf8')).toBe(svg)
})
