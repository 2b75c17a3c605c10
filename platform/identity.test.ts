import { expect, test } from 'vitest'
import { createIds, getIdTime, newId } from './identity.ts'

test('ids are unique and sort in the order they were made, also within one millisecond', () => {
  const ids = Array.from({ length: 10_000 }, () => newId())
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids.toSorted()).toEqual(ids)
})

test('an id carries the time it was made', () => {
  const later = new Date(Date.now() + 86_400_000)
  const id = createIds(() => later)()
  expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
  expect(getIdTime(id)).toEqual(later)
})

test('ids still rise when the clock is set back', () => {
  let time = new Date()
  const ids = createIds(() => time)
  const before = ids()
  time = new Date(0)
  expect(ids() > before).toBe(true)
})

test('a clock that is ahead is that of its own ids only', () => {
  createIds(() => new Date(Date.now() + 86_400_000))()
  expect(Math.abs(getIdTime(newId()).getTime() - Date.now())).toBeLessThan(60_000)
})

test('an id in another format is refused', () => {
  expect(() => getIdTime('7')).toThrow(RangeError)
})
