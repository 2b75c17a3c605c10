import { expect, test } from 'vitest'
import { opensAt } from '../../features/reveal/opens-at.ts'
import { formatOpening, timeLeft } from './opening.ts'

const before = (milliseconds: number) => new Date(Date.parse(opensAt) - milliseconds)
const [minute, hour, day] = [60_000, 3_600_000, 86_400_000]

test('the remaining time is shown in days, hours and minutes', () => {
  expect(timeLeft(before(3 * day + 4 * hour + 5 * minute))).toEqual({ days: 3, hours: 4, minutes: 5 })
  expect(timeLeft(new Date('2026-11-21T09:00:00+11:00'))).toEqual({ days: 119, hours: 0, minutes: 0 })
})

test('the last minute counts until its last second, and then nothing is left', () => {
  expect(timeLeft(before(1))).toEqual({ days: 0, hours: 0, minutes: 1 })
  expect(timeLeft(before(0))).toBeNull()
  expect(timeLeft(before(-day))).toBeNull()
})

test('it is the same moment on every clock: in California it is still the day before', () => {
  expect(formatOpening('en', 'hobart')).toEqual({ day: 'March 20, 2027', time: '09:00' })
  expect(formatOpening('en', 'losAngeles')).toEqual({ day: 'March 19, 2027', time: '15:00' })
  expect(formatOpening('jp', 'tokyo')).toEqual({ day: '2027年3月20日', time: '07:00' })
})
