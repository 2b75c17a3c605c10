import { expect, test } from 'vitest'
import { isBefore } from './server-clock.ts'

const keptAt = '2026-03-01T09:00:00.000Z'
const serverNow = '2026-03-01T09:00:30.000Z'

test.each([0, 3_600_000, -3_600_000])(
  'what was typed after the copy of the server is newer on a slow page too, with a clock %i ms ahead',
  ahead => {
    const typedAt = Date.parse(keptAt) + 2000 + ahead
    const slow = { serverNow, browserNow: Date.parse(serverNow) + 6000 + ahead, openMs: 6500 }
    expect(isBefore(typedAt, keptAt, slow)).toBe(false)
    expect(isBefore(typedAt - 3000, keptAt, slow)).toBe(true)
  },
)

test('what was typed a while before the copy of the server is old on a document that has been open for hours', () => {
  const open = { serverNow, browserNow: Date.parse(serverNow) + 200, openMs: 7_200_000 }
  expect(isBefore(Date.parse(keptAt) - 20_000, keptAt, open)).toBe(true)
})
