import { expect, test } from 'vitest'
import { deviceLanguages } from './device-languages.ts'
import { deviceTitle } from './device-title.ts'
import { betasFor, devices, unlistedDevice } from './devices.ts'

test('each language and each device is there once', () => {
  const titled = devices.map(device => ({ id: device.id, title: deviceTitle(device, 'en') }))
  for (const list of [deviceLanguages, titled]) {
    expect(new Set(list.map(({ id }) => id)).size).toBe(list.length)
    expect(new Set(list.map(({ title }) => title)).size).toBe(list.length)
  }
  expect([deviceLanguages.length, devices.length]).toEqual([40, 57])
})

test.each([
  [
    'ipad-pro-12-9-3',
    'iPad Pro 12.9-inch (3rd generation)',
    'iPad Pro 12.9 英寸（第 3 代）',
    'iPad Pro 12.9 インチ（第 3 世代）',
  ],
  ['ipad-pro-13-m5', 'iPad Pro 13-inch (M5)', 'iPad Pro 13 英寸（M5）', 'iPad Pro 13 インチ（M5）'],
  ['ipad-pro-10-5', 'iPad Pro 10.5-inch', 'iPad Pro 10.5 英寸', 'iPad Pro 10.5 インチ'],
  ['ipad-air-5', 'iPad Air (5th generation)', 'iPad Air（第 5 代）', 'iPad Air（第 5 世代）'],
  ['iphone-17', 'iPhone 17', 'iPhone 17', 'iPhone 17'],
  ['ipod-touch-7', 'iPod touch (7th generation)', 'iPod touch（第 7 代）', 'iPod touch（第 7 世代）'],
])('%s is named in the words of each language', (id, ...titles) => {
  const device = devices.find(each => each.id === id)
  expect((['en', 'cn', 'jp'] as const).map(locale => device && deviceTitle(device, locale))).toEqual(titles)
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
  [[unlistedDevice], []],
])('%j can run the betas %j', (ids, types) => expect(betasFor(ids)).toEqual(types))
