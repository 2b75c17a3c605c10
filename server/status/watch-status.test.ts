import { afterEach, expect, test, vi } from 'vitest'
import type { Measured } from '../../services/admin/status/state-letters.ts'
import { measureParts, type Probes } from './measure-parts.ts'
import { createStatusWatch, startStatusWatch } from './watch-status.ts'

afterEach(() => void vi.useRealTimers())

const now = new Date('2026-11-27T00:12:20Z')
const fine: Probes = {
  database: async () => {},
  storage: async () => {},
  page: async () => {},
  account: async () => {},
  search: async () => {},
  queues: async () => ({ mail: null, jobs: null }),
  isReadOnly: async () => false,
}
const fails = async () => Promise.reject(new Error('away'))

test('each part is as what it needs', async () => {
  const states = async (probes: Partial<Probes>) => measureParts({ ...fine, ...probes }, now)
  expect(new Set(Object.values(await states({})))).toEqual(new Set(['up']))
  expect(await states({ database: fails, queues: fails })).toEqual({
    ...{ pages: 'up', search: 'up', account: 'down', requests: 'down', uploads: 'down' },
    ...{ mail: 'down', newsletter: 'down' },
  })
  expect(await states({ storage: fails })).toMatchObject({ uploads: 'down', requests: 'up' })
  let asked = 0
  const failsOnce = async () => (asked++ === 0 ? fails() : undefined)
  expect(await states({ page: failsOnce })).toMatchObject({ pages: 'slow' })
  const waiting = (minutes: number) => new Date(now.getTime() - minutes * 60_000).toISOString()
  expect(await states({ queues: async () => ({ mail: waiting(61), jobs: waiting(11) }) })).toMatchObject({
    ...{ mail: 'down', newsletter: 'slow', requests: 'up' },
  })
  expect(await states({ isReadOnly: async () => true, page: fails })).toMatchObject({
    ...{ pages: 'down', search: 'up', requests: 'maintenance', mail: 'maintenance' },
  })
})

function openWatch() {
  const world = { now, isAway: false, isReadOnly: false, stored: new Map<string, Measured>(), looks: 0 }
  const orAway = async <T>(value: T) => (world.isAway ? Promise.reject(new Error('away')) : value)
  const watch = createStatusWatch({
    async measure() {
      world.looks += 1
      return { pages: 'up', requests: 'up' }
    },
    isMeasured: minute => orAway(world.stored.has(minute)),
    isReadOnly: () => orAway(world.isReadOnly),
    store: async (minute, measured) => void (await orAway(world.stored.set(minute, measured))),
    clock: () => world.now,
    log: { warn() {} },
  })
  const lookAt = (minute: number) => {
    world.now = new Date(`2026-11-27T00:${minute}:05Z`)
    return watch.look()
  }
  return { world, lookAt }
}

test('a minute that another process has measured is left to it', async () => {
  const { world, lookAt } = openWatch()
  world.stored.set('2026-11-27T00:12', {})
  await lookAt(12)
  await lookAt(13)
  await lookAt(13)
  expect([world.looks, [...world.stored.keys()]]).toEqual([1, ['2026-11-27T00:12', '2026-11-27T00:13']])
})

test('minutes without a database are stored when it is back, as ones in which nothing could be sent', async () => {
  const { world, lookAt } = openWatch()
  world.isAway = true
  for (const minute of [12, 13]) await lookAt(minute)
  expect(world.stored.size).toBe(0)
  world.isAway = false
  await lookAt(14)
  expect([...world.stored.values()].map(({ pages, requests }) => [pages, requests])).toEqual([
    ['up', 'down'],
    ['up', 'down'],
    ['up', 'up'],
  ])
})

test('while nothing may be stored minutes wait, unchanged', async () => {
  const { world, lookAt } = openWatch()
  world.isReadOnly = true
  await lookAt(12)
  expect(world.stored.size).toBe(0)
  world.isReadOnly = false
  await lookAt(13)
  expect([...world.stored.values()].map(({ requests }) => requests)).toEqual(['up', 'up'])
})

test('the first look is seconds after the start, the next in the next minute', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-27T00:12:01Z') })
  const stored: string[] = []
  const watch = startStatusWatch({
    measure: async () => ({ pages: 'up' }),
    isMeasured: async minute => stored.includes(minute),
    isReadOnly: async () => false,
    store: async minute => void stored.push(minute),
    clock: () => new Date(),
    log: { warn() {} },
  })
  await vi.advanceTimersByTimeAsync(10_000)
  expect(stored).toEqual(['2026-11-27T00:12'])
  await vi.advanceTimersByTimeAsync(60_000)
  expect(stored).toEqual(['2026-11-27T00:12', '2026-11-27T00:13'])
  await watch.stop()
})
