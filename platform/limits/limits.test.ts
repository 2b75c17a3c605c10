import { expect, test } from 'vitest'
import { createLog } from '../log.ts'
import { openLimits } from './open-limits.ts'
import { hasValkey, startValkey } from './valkey-for-tests.ts'

const twice = { points: 2, seconds: 60 }
const silent = createLog('silent')

test('within a limit there is nothing to wait for; over it, so many seconds', async () => {
  const limits = await openLimits(null, silent)
  expect(await limits.spend('a', 'mio', twice)).toBe(0)
  expect(await limits.spend('a', 'mio', twice)).toBe(0)
  const wait = await limits.spend('a', 'mio', twice)
  expect(wait).toBeGreaterThan(55)
  expect(wait).toBeLessThanOrEqual(60)
})

test('keys and names are counted apart, and can be forgotten', async () => {
  const limits = await openLimits(null, silent)
  const once = { points: 1, seconds: 60 }
  await limits.spend('a', 'mio', once)
  expect(await limits.spend('a', 'ada', once)).toBe(0)
  expect(await limits.spend('b', 'mio', once)).toBe(0)
  expect(await limits.spend('a', 'mio', once)).toBeGreaterThan(0)
  await limits.forget('a', 'mio', once)
  expect(await limits.spend('a', 'mio', once)).toBe(0)
})

test('after its time a limit begins anew', async () => {
  const limits = await openLimits(null, silent)
  const short = { points: 1, seconds: 1 }
  await limits.spend('a', 'mio', short)
  expect(await limits.spend('a', 'mio', short)).toBe(1)
  await expect.poll(() => limits.spend('a', 'mio', short), { interval: 200 }).toBe(0)
})

test('a cache that is out of reach is said once, and does not hold anybody up', async () => {
  const lines: { msg: string }[] = []
  const log = createLog('info', { write: (line: string) => void lines.push(JSON.parse(line)) })
  const limits = await openLimits('redis://127.0.0.1:1', log)
  const began = performance.now()
  expect(await limits.spend('a', 'mio', twice)).toBe(0)
  expect(await limits.spend('a', 'mio', twice)).toBe(0)
  expect(await limits.spend('a', 'mio', twice)).toBeGreaterThan(0)
  expect(performance.now() - began).toBeLessThan(10_000)
  await expect.poll(() => lines.length).toBe(1)
  expect(lines[0]?.msg).toContain('Cache unreachable')
  await limits.close()
})

test.runIf(hasValkey())(
  'two processes that share a cache count together, and each alone when it dies',
  async () => {
    const valkey = await startValkey()
    const [one, other] = [await openLimits(valkey.url, silent), await openLimits(valkey.url, silent)]
    await valkey.isReady()
    expect(await one.spend('a', 'mio', twice)).toBe(0)
    expect(await other.spend('a', 'mio', twice)).toBe(0)
    expect(await one.spend('a', 'mio', twice)).toBeGreaterThan(0)
    expect(await other.spend('a', 'mio', twice)).toBeGreaterThan(0)
    await other.forget('a', 'mio', twice)
    expect(await one.spend('a', 'mio', twice)).toBe(0)
    await valkey.stop()
    expect(await one.spend('a', 'ada', twice)).toBe(0)
    expect(await one.spend('a', 'ada', twice)).toBe(0)
    expect(await one.spend('a', 'ada', twice)).toBeGreaterThan(0)
    await Promise.all([one.close(), other.close()])
  },
)
