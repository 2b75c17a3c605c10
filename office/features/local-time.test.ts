import { expect, test } from 'vitest'
import { formatMoment, readLocalTime } from './local-time.ts'

const zone = 'Australia/Hobart'
const moments = (typed: string, at = zone) => readLocalTime(typed, at)?.map(moment => moment.toISOString())

test('a time is that of the zone on both sides of the days on which the clocks change', () => {
  expect(moments('2026-10-04T01:59')).toEqual(['2026-10-03T15:59:00.000Z'])
  expect(moments('2026-10-04T03:00')).toEqual(['2026-10-03T16:00:00.000Z'])
  expect(moments('2027-04-04T01:59')).toEqual(['2027-04-03T14:59:00.000Z'])
  expect(moments('2027-04-04T03:00')).toEqual(['2027-04-03T17:00:00.000Z'])
  expect(moments('2026-12-01 09:30')).toEqual(['2026-11-30T22:30:00.000Z'])
  expect(moments('2026-12-01T09:30', 'Asia/Tokyo')).toEqual(['2026-12-01T00:30:00.000Z'])
})

test('a time that the clocks leave out is none, and one that they repeat is two, with their offsets', () => {
  for (const minute of ['00', '30', '59']) {
    expect(moments(`2026-10-04T02:${minute}`)).toEqual([])
    const [first = '', second = ''] = moments(`2027-04-04T02:${minute}`) ?? []
    expect([first, second]).toEqual([`2027-04-03T15:${minute}:00.000Z`, `2027-04-03T16:${minute}:00.000Z`])
    expect([formatMoment(first, zone), formatMoment(second, zone)]).toEqual([
      `Apr 4, 2027, 2:${minute} AM GMT+11`,
      `Apr 4, 2027, 2:${minute} AM GMT+10`,
    ])
  }
})

test('what is no day and time is nothing', () => {
  for (const typed of [
    '',
    'now',
    '2026-02-30T10:00',
    '2026-13-01T10:00',
    '2026-01-01T24:30',
    '99999-01-01T10:00',
  ])
    expect([typed, moments(typed)]).toEqual([typed, undefined])
})
