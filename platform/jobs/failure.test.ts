import { expect, test } from 'vitest'
import { backoff, describeError } from './failure.ts'

test('waits double from 5 s up to an hour', () => {
  const middle = () => 0.5
  expect([1, 2, 3, 4].map(attempts => backoff(attempts, middle))).toEqual([5_000, 10_000, 20_000, 40_000])
  expect(backoff(11, middle)).toBe(3_600_000)
  expect(backoff(10_000, middle)).toBe(3_600_000)
})

test('waits are spread by a quarter to both sides', () => {
  expect(backoff(1, () => 0)).toBe(3_750)
  expect(backoff(1, () => 1)).toBe(6_250)
})

test('an error is described with its causes, and not at any length', () => {
  expect(describeError(new Error('a', { cause: new Error('b', { cause: 'c' }) }))).toBe('a: b: c')
  expect(describeError('text')).toBe('text')
  expect(describeError(new TypeError())).toBe('TypeError')
  expect(describeError(new Error('x'.repeat(5_000)))).toHaveLength(1_000)
})
