import { afterAll, beforeEach, expect, test } from 'vitest'
import { openCollector } from '../../test/collector.ts'
import { activeSpan, inSpan, withSpan } from './span.ts'
import { nameOf } from './trace-statement.ts'
import { openTracing } from './tracing.ts'

const collector = await openCollector()
afterAll(() => collector.close())
beforeEach(() => {
  collector.spans.length = 0
  collector.mood = 'good'
})

const setting = { tracesUrl: `${collector.url}/v1/traces`, headers: {}, serviceName: 'site', ratio: 1 }

async function open(more: Partial<typeof setting> = {}) {
  const counts = { exported: 0, full: 0, failed: 0 }
  const observe = (outcome: keyof typeof counts, count: number) => {
    counts[outcome] += count
  }
  const tracing = await openTracing({ ...setting, ...more }, { version: '1', observe })
  return { tracing, counts }
}

test('a failure is exported as its type: its message may quote what somebody typed', async () => {
  const { tracing, counts } = await open()
  const root = tracing.start('POST page', 'server', {})
  const failing = () => inSpan('save', 'internal', () => Promise.reject(new TypeError('mio@example.com')))
  await expect(withSpan(root, failing)).rejects.toThrow(TypeError)
  root.end()
  await tracing.close()
  expect(collector.spans.map(({ name, status }) => [name, status.code ?? 0])).toEqual([
    ['save', 2],
    ['POST page', 0],
  ])
  expect(collector.text()).toContain('TypeError')
  expect(collector.text()).not.toContain('mio@')
  expect(counts).toEqual({ exported: 2, full: 0, failed: 0 })
})

test('while the collector is silent nobody waits, some thousand spans are kept, and the others are counted', async () => {
  collector.mood = 'silent'
  const { tracing, counts } = await open()
  for (let each = 0; each < 6000; each++) tracing.start('GET page', 'server', {}).end()
  expect(counts.full).toBeGreaterThan(3000)
  const began = performance.now()
  await tracing.close()
  expect(performance.now() - began).toBeLessThan(5000)
})

test('what the collector refuses is counted', async () => {
  collector.mood = 'refusing'
  const { tracing, counts } = await open()
  tracing.start('GET page', 'server', {}).end()
  await tracing.close()
  expect(counts).toEqual({ exported: 0, full: 0, failed: 1 })
})

test('without a span there is nothing to be a child of; what is not sampled tells its children so', async () => {
  expect(await inSpan('save', 'internal', async () => activeSpan())).toBeUndefined()
  const { tracing } = await open({ ratio: 0 })
  const root = tracing.start('GET page', 'server', {})
  expect([root.isRecorded, root.startChild('save', 'internal').isRecorded]).toEqual([false, false])
  expect(root.traceparent).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-00$/)
  expect(tracing.start('x', 'server', {}, 'nonsense').traceId).not.toBe(root.traceId)
  await tracing.close()
})

test.each([
  ['select "a" from "requests" where "b" = $1', 'select requests'],
  ['insert into "jobs" ("id") values (?)', 'insert jobs'],
  ['update "jobs" set "a" = ?', 'update jobs'],
  ['with x as (select 1 from "terms") select * from x', 'with terms'],
  ['begin immediate', 'begin'],
])('%s is named %s', (statement, name) => {
  expect(nameOf(statement)).toBe(name)
})
