import { expect, test } from 'vitest'
import { CircuitOpen, createCircuitBreaker, type Outcome } from './circuit-breaker.ts'

function open() {
  let time = 0
  const breaker = createCircuitBreaker({ threshold: 3, openMs: 1000, longestOpenMs: 3000, now: () => time })
  let asked = 0
  const call = (outcome: Outcome) =>
    breaker.run(
      async () => {
        asked += 1
        return outcome
      },
      answer => answer ?? 'failed',
    )
  return {
    breaker,
    call,
    asked: () => asked,
    wait(ms: number) {
      time += ms
    },
    isOpen: () =>
      call('unknown').then(
        () => false,
        error => error instanceof CircuitOpen,
      ),
  }
}

test('three failures in a row open the circuit, and a good answer between them does not', async () => {
  const { call, isOpen, asked } = open()
  for (const outcome of ['failed', 'failed', 'good', 'failed', 'unknown', 'failed'] as const)
    await call(outcome)
  expect(await isOpen()).toBe(false)
  await call('failed')
  const before = asked()
  expect(await isOpen()).toBe(true)
  expect(asked()).toBe(before)
})

test('one that is known to answer again is asked at once', async () => {
  const { call, isOpen, breaker } = open()
  for (let n = 0; n < 3; n++) await call('failed')
  expect(await isOpen()).toBe(true)
  breaker.close()
  expect(await call('good')).toBe('good')
})

test('after the pause one call goes through as a probe; a good one closes the circuit', async () => {
  const { call, isOpen, wait, breaker } = open()
  for (let n = 0; n < 3; n++) await call('failed')
  wait(1000)
  const { promise, resolve } = Promise.withResolvers<void>()
  const probe = breaker.run(
    () => promise,
    () => 'good',
  )
  expect(await isOpen()).toBe(true)
  const patient = call('good')
  resolve()
  await probe
  expect(await patient).toBe('good')
  expect(await isOpen()).toBe(false)
  await call('failed')
  expect(await isOpen()).toBe(false)
})

test('a probe that fails doubles the pause, up to the longest; one that nobody waited for decides nothing', async () => {
  const { call, isOpen, wait } = open()
  for (let n = 0; n < 3; n++) await call('failed')
  for (const pause of [1000, 2000, 3000, 3000]) {
    wait(pause - 1)
    expect(await isOpen()).toBe(true)
    wait(1)
    expect(await isOpen()).toBe(false)
    await call('failed')
  }
})

test('calls that were under way when the circuit opened do not lengthen the pause', async () => {
  const { breaker, isOpen, wait } = open()
  const { promise, reject } = Promise.withResolvers<void>()
  const calls = Array.from({ length: 20 }, () =>
    breaker
      .run(
        () => promise,
        () => 'failed',
      )
      .catch(() => {}),
  )
  reject(new Error('reset'))
  await Promise.all(calls)
  expect(await isOpen()).toBe(true)
  wait(1000)
  expect(await isOpen()).toBe(false)
})

test('it says in how many seconds it is asked again', async () => {
  const { call, wait } = open()
  for (let n = 0; n < 3; n++) await call('failed')
  wait(100)
  await expect(call('good')).rejects.toMatchObject({ retryAfter: 1 })
})
