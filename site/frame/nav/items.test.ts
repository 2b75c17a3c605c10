import { expect, test } from 'vitest'
import { exploreItems, inBar, inDropdown, supportItems } from './items.ts'

const names = (items: typeof supportItems) => items.map(({ name }) => name)

test('an item that is not in the main nav is neither in a dropdown nor in the bar', () => {
  const hidden = [...supportItems, ...exploreItems].filter(item => item.in_main_nav === false)
  expect(names(hidden)).toEqual([
    ...['education', 'purchases', 'requirements', 'beta', 'status'],
    ...['made-with', 'ideas'],
  ])
  expect(hidden.some(item => inDropdown(item) || inBar(item))).toBe(false)
})

test('careers stands in the bar itself', () => {
  expect(names(exploreItems.filter(inBar))).toEqual(['careers'])
  expect(names(exploreItems.filter(inDropdown))).not.toContain('careers')
})
