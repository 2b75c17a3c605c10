import { expect, test } from 'vitest'
import { mayPrefetch } from './may-prefetch.ts'

test.for([
  ['a line of which nothing is told', { onLine: true }, true],
  ['4g', { onLine: true, connection: { effectiveType: '4g', saveData: false } }, true],
  ['3g', { onLine: true, connection: { effectiveType: '3g' } }, true],
  ['2g', { onLine: true, connection: { effectiveType: '2g' } }, false],
  ['slow 2g', { onLine: true, connection: { effectiveType: 'slow-2g' } }, false],
  ['data saver', { onLine: true, connection: { effectiveType: '4g', saveData: true } }, false],
  ['no line at all', { onLine: false }, false],
] as const)('on %s: %s', ([, line, expected]) => {
  expect(mayPrefetch(line)).toBe(expected)
})
