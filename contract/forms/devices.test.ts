import { expect, test } from 'vitest'
import { betasFor, deviceLanguages, devices, notListed } from './devices.ts'

test('each language and each device is there once', () => {
  for (const list of [deviceLanguages, devices]) {
    expect(new Set(list.map(({ id }) => id)).size).toBe(list.length)
    expect(new Set(list.map(({ title }) => title)).size).toBe(list.length)
  }
  expect([deviceLanguages.length, devices.length]).toEqual([40, 51])
})

test('every language is a tag that a browser knows by a name', () => {
  const names = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' })
  for (const { id } of deviceLanguages) expect([id, names.of(id)]).toEqual([id, expect.any(String)])
})

test.each([
  [['ipad-a16'], [1, 3]],
  [['iphone-17'], [2]],
  [
    ['ipod-touch-7', 'ipad-mini-6', 'ipad-9'],
    [1, 2, 3],
  ],
  [[notListed], []],
])('%j can run the betas %j', (ids, types) => expect(betasFor(ids)).toEqual(types))
