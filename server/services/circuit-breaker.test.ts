import { expect, test } from 'vitest'
import { CircuitOpen, createCircuitBreaker, type Outcome } from './circuit-breaker.ts'

/** A circuit that opens after three failures, before a service that answers only when the test says so. */
function open() {
  const service = { answers: false, looks: 0, asked: 0 }
  const breaker = createCircuitBreaker({
    threshold: 3,
    everyMs: 1,
    async answers() {
      service.looks += 1
      if (!service.answers) throw new Error('away')
      return true
    },
  })
  const run = (call: () => Promise<Outcome>) => breaker.run(call, answer => answer ?? 'failed')
  const call = (outcome: Outcome) =>
    run(async () => {
      service.asked += 1
      return outcome
    })
  return {
    service,
    run,
    call,
    async fail() {
      for (let n = 0; n < 3; n++) await call('failed')
    },
    isOpen: () =>
      call('unknown').then(
        () => false,
        error => error instanceof CircuitOpen,
      ),
  }
}

test('three failures in a row open the circuit, and a good answer between them does not', async () => {
  const { call, isOpen, service } = open()
  for (const outcome of ['failed', 'failed', 'good', 'failed', 'unknown', 'failed'] as const)
    await call(outcome)
  expect(await isOpen()).toBe(false)
  await call('failed')
  const before = service.asked
  expect(await isOpen()).toBe(true)
  expect(service.asked).toBe(before)
})

test('however long the service is away no call goes to it; when it answers again the next one does', async () => {
  const { call, fail, isOpen, service } = open()
  await fail()
  await expect.poll(() => service.looks).toBeGreaterThan(20)
  expect(await isOpen()).toBe(true)
  service.answers = true
  await expect.poll(isOpen, { interval: 1 }).toBe(false)
  expect(await call('good')).toBe('good')
  const { looks } = service
  await new Promise(resolve => setTimeout(resolve, 20))
  expect(service.looks).toBe(looks)
})

test('calls wait for the first one when the service answers again, and it decides', async () => {
  const { call, run, fail, isOpen, service } = open()
  await fail()
  service.answers = true
  await expect.poll(isOpen, { interval: 1 }).toBe(false)
  service.answers = false
  const { promise, resolve } = Promise.withResolvers<Outcome>()
  const probe = run(() => promise)
  const patient = call('good')
  resolve('good')
  expect([await probe, await patient]).toEqual(['good', 'good'])
  await call('failed')
  expect(await isOpen()).toBe(false)
})

test('a first call that fails leaves the circuit open; one that nobody waited for decides nothing', async () => {
  const { call, fail, isOpen, service } = open()
  await fail()
  service.answers = true
  await expect.poll(isOpen, { interval: 1 }).toBe(false)
  service.answers = false
  expect(await isOpen()).toBe(false)
  await call('failed')
  expect(await isOpen()).toBe(true)
  service.answers = true
  await expect.poll(isOpen, { interval: 1 }).toBe(false)
})

test('a first call that hangs keeps nobody from finding out that the service answers', async () => {
  const { call, run, fail, isOpen, service } = open()
  await fail()
  service.answers = true
  await expect.poll(isOpen, { interval: 1 }).toBe(false)
  const { promise, resolve } = Promise.withResolvers<Outcome>()
  const hung = run(() => promise)
  await expect.poll(() => call('good').catch(() => null), { interval: 1 }).toBe('good')
  resolve('failed')
  await hung
  expect(await isOpen()).toBe(false)
})
