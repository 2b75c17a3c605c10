import { expect, test } from 'vitest'
import { readRange } from './range.ts'

test.for([
  ['bytes=0-99', { start: 0, end: 99 }],
  ['bytes=0-0', { start: 0, end: 0 }],
  ['bytes=900-', { start: 900, end: 999 }],
  ['bytes=-100', { start: 900, end: 999 }],
  ['bytes=-5000', { start: 0, end: 999 }],
  ['bytes=500-5000', { start: 500, end: 999 }],
  ['bytes=1000-', 'none'],
  ['bytes=99999999-', 'none'],
  ['bytes=-0', 'none'],
  ['bytes=500-100', null],
  ['bytes=0-1,5-6', null],
  ['bytes=abc', null],
  ['bytes=-', null],
  ['bytes=', null],
  ['bytes=--5', null],
  ['bytes=1e3-', null],
  ['items=0-5', null],
  [`bytes=${'9'.repeat(5000)}-`, null],
  ['', null],
] as const)('of 1000 bytes, "%s" is %j', ([header, range]) => {
  expect(readRange(header, 1000)).toEqual(range)
})

test('an empty file has no part', () => {
  expect(readRange('bytes=0-', 0)).toBe('none')
  expect(readRange('bytes=-1', 0)).toBe('none')
})
