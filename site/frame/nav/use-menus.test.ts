import { expect, test } from 'vitest'
import { countMenus } from './use-menus.ts'

test('opening adds one and closing takes one', () => {
  expect(countMenus(0, 'open')).toBe(1)
  expect(countMenus(1, 'open')).toBe(2)
  expect(countMenus(2, 'closed')).toBe(1)
})

test('the number of open menus never falls below zero', () => {
  expect(countMenus(0, 'closed')).toBe(0)
})
