import { expect, test } from 'vitest'
import { hobartTime } from './hobart-time.ts'

test('in January the clocks in Hobart are eleven hours ahead', () => {
  expect(hobartTime(new Date('2026-01-15T00:00:00Z'), 'en')).toEqual({
    short: 'AEDT',
    offset: 'UTC+11',
    name: 'Australian Eastern Daylight Time',
  })
})

test('in July they are ten hours ahead, and their name is in the language of the page', () => {
  const july = new Date('2026-07-15T00:00:00Z')
  expect(hobartTime(july, 'cn')).toEqual({ short: 'AEST', offset: 'UTC+10', name: '澳大利亚东部标准时间' })
  expect(hobartTime(july, 'jp').name).toBe('オーストラリア東部標準時')
})

test('they change on the night to the first Sunday of October', () => {
  expect(hobartTime(new Date('2026-10-03T15:59:59Z'), 'en').short).toBe('AEST')
  expect(hobartTime(new Date('2026-10-03T16:00:00Z'), 'en').short).toBe('AEDT')
})
