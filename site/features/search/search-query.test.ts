import { expect, test } from 'vitest'
import { isSearchable, parseQuery } from './search-query.ts'

test('one character asks nothing, two do', () => {
  expect(isSearchable('')).toBe(false)
  expect(isSearchable('a')).toBe(false)
  expect(isSearchable('図')).toBe(false)
  expect(isSearchable('图层')).toBe(true)
  expect(isSearchable('ab')).toBe(true)
})

test('a character outside the first plane is still one character', () => {
  expect(isSearchable('🎨')).toBe(false)
})

test('blanks around a question do not make it longer, and control characters are blanks', () => {
  expect(isSearchable(parseQuery(' a '))).toBe(false)
  expect(parseQuery('\tclip\u0000ping\n')).toBe('clip ping')
})

test('a question has an end, and not in the middle of a character', () => {
  expect(parseQuery('x'.repeat(10_000))).toHaveLength(200)
  expect(parseQuery(`${'x'.repeat(199)}🎨`).isWellFormed()).toBe(true)
})
