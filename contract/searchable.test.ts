import { expect, test } from 'vitest'
import { isSearchable } from './searchable.ts'

test('one letter asks nothing, two do, and so does a Chinese character', () => {
  expect(isSearchable('')).toBe(false)
  expect(isSearchable('a')).toBe(false)
  expect(isSearchable('図')).toBe(true)
  expect(isSearchable('の')).toBe(false)
  expect(isSearchable('图层')).toBe(true)
  expect(isSearchable('ab')).toBe(true)
})

test('a sign outside the first plane is still one character', () => {
  expect(isSearchable('🎨')).toBe(false)
})

test('blanks around a question do not make it longer', () => {
  expect(isSearchable(' a ')).toBe(false)
})
