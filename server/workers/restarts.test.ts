import { expect, test } from 'vitest'
import { createRestarts } from './restarts.ts'

test('a worker that keeps ending early is started again ever later, up to a minute, and hopeless after five times', () => {
  const restarts = createRestarts()
  const waits = Array.from({ length: 12 }, () => [restarts.next(2000), restarts.isHopeless])
  expect(waits.slice(0, 5)).toEqual([
    [100, false],
    [200, false],
    [400, false],
    [800, false],
    [1600, true],
  ])
  expect(waits.at(-1)).toEqual([60_000, true])
})

test('a worker that lived for a minute is started again at once', () => {
  const restarts = createRestarts()
  for (let times = 0; times < 8; times++) restarts.next(2000)
  expect([restarts.next(61_000), restarts.isHopeless]).toEqual([100, false])
})
