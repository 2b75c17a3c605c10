import { expect, test } from 'vitest'
import { isSearchable, isSearchableOnSite } from './searchable.ts'

test('one character asks nothing of a handbook, two do; of the site, a Chinese one asks too', () => {
  for (const [query, inHandbook, onSite] of [
    ['', false, false],
    ['a', false, false],
    [' a ', false, false],
    ['の', false, false],
    ['🎨', false, false],
    ['図', false, true],
    ['图层', true, true],
    ['ab', true, true],
  ] as const)
    expect([query, isSearchable(query), isSearchableOnSite(query)]).toEqual([query, inHandbook, onSite])
})
