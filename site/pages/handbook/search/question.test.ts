import { expect, test } from 'vitest'
import { isQuestion, questionOf } from './question.ts'

test('one character asks nothing, two do', () => {
  expect(isQuestion('')).toBe(false)
  expect(isQuestion('a')).toBe(false)
  expect(isQuestion('図')).toBe(false)
  expect(isQuestion('图层')).toBe(true)
  expect(isQuestion('ab')).toBe(true)
})

test('a character outside the first plane is still one character', () => {
  expect(isQuestion('🎨')).toBe(false)
})

test('blanks around a question do not make it longer, and control characters are blanks', () => {
  expect(isQuestion(questionOf(' a '))).toBe(false)
  expect(questionOf('\tclip\u0000ping\n')).toBe('clip ping')
})

test('a question has an end, and not in the middle of a character', () => {
  expect(questionOf('x'.repeat(10_000))).toHaveLength(200)
  expect(questionOf(`${'x'.repeat(199)}🎨`).isWellFormed()).toBe(true)
})
