import { expect, test } from 'vitest'
import { familiarities } from '../requests/beta-application/schema.ts'
import { mediaFormats } from '../requests/media-list/schema.ts'
import { deviceLanguages } from './device-languages.ts'
import { devices } from './devices.ts'

const areDistinct = (ids: readonly string[]) => new Set(ids).size === ids.length

test('there are about 40 languages, about 50 devices, nine familiarities and six media formats', () => {
  expect(Math.abs(deviceLanguages.length - 40)).toBeLessThanOrEqual(3)
  expect(Math.abs(devices.length - 50)).toBeLessThanOrEqual(7)
  expect(familiarities).toHaveLength(9)
  expect(mediaFormats).toEqual(['online', 'print', 'radio', 'podcast', 'tv', 'other'])
  for (const list of [deviceLanguages, devices]) expect(areDistinct(list.map(({ id }) => id))).toBe(true)
})
