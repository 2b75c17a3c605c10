import { expect, test } from 'vitest'
import { parseQuery } from './search-query.ts'

test('blanks around a question are cut, and control characters are blanks', () => {
  expect(parseQuery(' a ')).toBe('a')
  expect(parseQuery('\tclip\u0000ping\n')).toBe('clip ping')
})

test('a question has an end, and not in the middle of a character', () => {
  expect(parseQuery('x'.repeat(10_000))).toHaveLength(200)
  expect(parseQuery(`${'x'.repeat(199)}🎨`).isWellFormed()).toBe(true)
})
