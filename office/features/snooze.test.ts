import { expect, test } from 'vitest'
import { snoozeEnd } from './snooze.ts'

const zone = 'Australia/Hobart'
const end = (choice: string, now: string, at = zone) => snoozeEnd(choice, new Date(now), at)?.toISOString()

test('a snooze ends at nine in the morning where the member of staff is', () => {
  // Monday, November 23, 2026, 18:00 in Hobart (UTC+11).
  expect(end('tomorrow', '2026-11-23T07:00:00Z')).toBe('2026-11-23T22:00:00.000Z')
  expect(end('monday', '2026-11-23T07:00:00Z')).toBe('2026-11-29T22:00:00.000Z')
  expect(end('week', '2026-11-23T07:00:00Z')).toBe('2026-11-29T22:00:00.000Z')
  expect(end('tomorrow', '2026-11-23T07:00:00Z', 'Asia/Tokyo')).toBe('2026-11-24T00:00:00.000Z')
})

test('tomorrow is the local day after today, also where it is tomorrow already', () => {
  // 23:30 UTC is 10:30 of the next day in Hobart.
  expect(end('tomorrow', '2026-11-23T23:30:00Z')).toBe('2026-11-24T22:00:00.000Z')
})

test('it is nine also on the days on which the clocks change', () => {
  // Summer time ended in Hobart on April 5, 2026, and began on October 4.
  expect(end('2026-04-05', '2026-04-01T00:00:00Z')).toBe('2026-04-04T23:00:00.000Z')
  expect(end('2026-10-04', '2026-10-01T00:00:00Z')).toBe('2026-10-03T22:00:00.000Z')
})

test('what is no choice and no day ends nothing', () => {
  expect(end('someday', '2026-11-23T07:00:00Z')).toBeUndefined()
  expect(end('2026-13-45', '2026-11-23T07:00:00Z')).toBeUndefined()
})
