import { expect, test } from 'vitest'
import { ServiceRefusal, ServiceUnavailable } from '../../contract/problem.ts'
import { createLog } from '../../platform/log.ts'
import type { SiteRequest } from '../../site/request/site-request.ts'
import { createStaleOnError } from './stale-on-error.ts'

/** A service with answers that the test sets, and the request that calls it. */
function openService() {
  const lines: Record<string, unknown>[] = []
  const log = createLog('debug', { write: (line: string) => void lines.push(JSON.parse(line)) })
  const report = { degraded: false }
  const site = { report, log, requestId: 'request-7' } as unknown as SiteRequest
  const state: { answer: unknown; fails: Error | null; asked: number } = {
    answer: 'first',
    fails: null,
    asked: 0,
  }
  const client = {
    list: async (_input?: object) => {
      state.asked += 1
      if (state.fails) throw state.fails
      return state.answer
    },
    save: async (): Promise<unknown> => {
      if (state.fails) throw state.fails
      return state.answer
    },
  }
  const withStaleOnError = createStaleOnError(name => name === 'list')
  return { state, report, lines, client: (about = 'en') => withStaleOnError(client, about, () => site) }
}

const down = new ServiceUnavailable('list: no answer (it is down)')
const refusal = (status: number) => new ServiceRefusal('list', { type: 'about:blank', title: 'No', status })

test('a good answer passes, and is not remembered for longer than the next one', async () => {
  const { state, client } = openService()
  expect(await client().list()).toBe('first')
  state.answer = 'second'
  expect(await client().list()).toBe('second')
  state.fails = down
  expect(await client().list()).toBe('second')
})

test.for([down, refusal(500), refusal(503), new TypeError('a fault of the client')])(
  'the last good answer stands in for %s, is logged with the request, and degrades the page',
  async fails => {
    const { state, report, lines, client } = openService()
    await client().list()
    expect(report.degraded).toBe(false)
    state.fails = fails
    expect(await client().list()).toBe('first')
    expect(report.degraded).toBe(true)
    expect(lines).toMatchObject([
      { level: 'warn', requestId: 'request-7', what: 'list', reason: String(fails) },
    ])
  },
)

test.for([400, 401, 404, 410, 422])('a refusal %i is the word of the service, and passes', async status => {
  const { state, client } = openService()
  await client().list()
  state.fails = refusal(status)
  await expect(client().list()).rejects.toBe(state.fails)
})

test('without a last good answer the failure passes, and whoever asked decides', async () => {
  const { state, report, lines, client } = openService()
  state.fails = down
  await expect(client().list()).rejects.toBe(down)
  expect([report.degraded, lines]).toEqual([false, []])
})

test('the last good answer is one to the same question in the same language', async () => {
  const { state, client } = openService()
  await client('en').list({ query: { limit: 2 } })
  state.fails = down
  expect(await client('en').list({ query: { limit: 2 } })).toBe('first')
  await expect(client('en').list({ query: { limit: 3 } })).rejects.toBe(down)
  await expect(client('cn').list({ query: { limit: 2 } })).rejects.toBe(down)
})

test('only so many answers are remembered: those asked for longest ago leave', async () => {
  const { state, client } = openService()
  for (let n = 0; n < 501; n++) await client().list({ n })
  state.fails = down
  await expect(client().list({ n: 0 })).rejects.toBe(down)
  expect(await client().list({ n: 1 })).toBe('first')
  expect(await client().list({ n: 500 })).toBe('first')
})

test('a call that changes something is never answered from an earlier answer', async () => {
  const { state, client } = openService()
  expect(await client().save()).toBe('first')
  state.fails = down
  await expect(client().save()).rejects.toBe(down)
})
