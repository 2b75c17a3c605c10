import { expect, test } from 'vitest'
import { formatDate, formatWait, interpolate, plural } from './format.ts'

test('dates use the long style of each language', () => {
  expect(formatDate('2026-11-02', 'en')).toBe('November 2, 2026')
  expect(formatDate('2026-11-02', 'cn')).toBe('2026年11月2日')
  expect(formatDate('2026-11-02', 'jp')).toBe('2026年11月2日')
})

test('a date is the same day everywhere on earth', () => {
  expect(formatDate('2026-01-01', 'en')).toBe('January 1, 2026')
})

test('a number takes its own form where the language has one', () => {
  const forms = { one: '{n} open position', other: '{n} open positions' }
  expect(plural(forms, 1, 'en')).toBe('1 open position')
  expect(plural(forms, 7, 'en')).toBe('7 open positions')
  expect(plural(forms, 0, 'en')).toBe('0 open positions')
  expect(plural({ other: '{n} 个在招职位' }, 1, 'cn')).toBe('1 个在招职位')
  expect(plural({ other: '{n}件' }, 1200, 'jp')).toBe('1,200件')
})

test('values are put into the names of a sentence; a name without a value stays', () => {
  expect(interpolate('© {year} {who}', { year: '2026' })).toBe('© 2026 {who}')
  expect(interpolate('{a}{a}', { a: '$&' })).toBe('$&$&')
  expect(interpolate('{toString}', {})).toBe('{toString}')
})

test('how long to wait is said in seconds, minutes or hours, never too short', () => {
  expect([1, 40, 60, 61, 700, 3600, 7000].map(seconds => formatWait(seconds, 'en'))).toEqual([
    'in 1 second',
    'in 40 seconds',
    'in 1 minute',
    'in 2 minutes',
    'in 12 minutes',
    'in 60 minutes',
    'in 2 hours',
  ])
  expect([formatWait(40, 'cn'), formatWait(700, 'jp')]).toEqual(['40秒钟后', '12 分後'])
  expect(formatWait(null, 'en')).toBe('in 1 minute')
})
