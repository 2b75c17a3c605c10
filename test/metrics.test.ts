import { readFileSync } from 'node:fs'
import { request } from 'node:http'
import { join } from 'node:path'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { parse } from 'yaml'
import { queueMail } from '../platform/mail/outbox.ts'
import { onDatabase } from './office/staff.ts'
import { findFreePort, openTestServer, projectRoot, type TestServer } from './test-server.ts'

let server: TestServer
let port: number
beforeAll(async () => {
  port = await findFreePort()
  server = await openTestServer({
    env: { METRICS_PORT: String(port) },
    allowed: { callsByAddress: { points: 1, seconds: 60 } },
  })
  return () => server.close()
})

const read = async () => await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()

/** The value of a series, by its name and some of its labels. */
async function seriesOf(name: string, ...labels: string[]): Promise<number | undefined> {
  const lines = (await read()).split('\n')
  const line = lines.find(
    each => new RegExp(`^${name}[{ ]`).test(each) && labels.every(label => each.includes(label)),
  )
  return line === undefined ? undefined : Number(line.split(' ').at(-1))
}

test('requests are counted by kind, status and whether the page was kept, without their addresses', async () => {
  for (const path of ['/who-we-are', '/who-we-are', '/who-we-are', '/secret-name', '/api/admin/nothing'])
    await (await server.fetch(path)).arrayBuffer()
  const count = 'http_server_request_duration_seconds_count'
  await expect.poll(() => seriesOf(count, 'kind="page"', 'kept="false"', 'status="200"')).toBe(1)
  expect(await seriesOf(count, 'kind="page"', 'kept="true"', 'status="200"')).toBe(2)
  expect(await seriesOf(count, 'kind="page"', 'status="404"')).toBe(1)
  expect(await seriesOf('page_cache_pages')).toBe(1)
  expect(await seriesOf('page_cache_bytes')).toBeGreaterThan(1000)
  expect(await read()).not.toContain('secret-name')
})

test('requests count as in flight until they are answered, or their connection is lost', async () => {
  const count = () => seriesOf('http_requests_in_flight', 'kind="api"')
  const before = (await count()) ?? 0
  const asked = ['answered', 'lost'].map(() => {
    const headers = { 'Content-Type': 'application/json', 'Content-Length': 2, Origin: server.origin }
    const sent = request(`${server.origin}/api/admin/counts`, { method: 'POST', headers })
    sent.on('error', () => {})
    sent.write('{')
    return sent
  })
  await expect.poll(count).toBe(before + 2)
  asked[0]?.end('}')
  await expect.poll(count).toBe(before + 1)
  asked[1]?.destroy()
  await expect.poll(count).toBe(before)
})

test('a limit that strikes is counted by its name', async () => {
  for (let call = 0; call < 3; call++) await (await server.fetch('/api/admin/page/who-we-are')).arrayBuffer()
  await expect.poll(() => seriesOf('rate_limit_exceeded_total', 'limit="callsByAddress"')).toBeGreaterThan(0)
})

test('queues and finished jobs are counted', async () => {
  const mail = { to: 'mio@example.net', subject: 'Hello', text: 'Hello', locale: 'en' } as const
  await onDatabase(server, async db => {
    await queueMail(db, mail, { runAt: new Date() })
    await queueMail(db, mail, { runAt: new Date(Date.now() + 3_600_000) })
  })
  await expect.poll(() => seriesOf('job_duration_seconds_count', 'kind="mail"', 'outcome="done"')).toBe(1)
  expect(await seriesOf('queue_waiting', 'queue="mail"')).toBe(1)
  expect(await seriesOf('queue_given_up', 'queue="mail"')).toBe(0)
  expect(await seriesOf('nodejs_eventloop_lag_p99_seconds')).toBeGreaterThan(0)
})

test('the port of the site has no metrics, and that of the metrics nothing else', async () => {
  expect((await server.fetch('/metrics')).status).toBe(404)
  expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404)
  const taken = openTestServer({ env: { METRICS_PORT: String(port) } })
  taken.then(({ close }) => onTestFinished(close)).catch(() => {})
  await expect(taken).rejects.toThrow(`METRICS_PORT ${port} is in use`)
})

test('board and alerts name metrics and documents that exist', async () => {
  const monitoring = (name: string) => readFileSync(join(projectRoot, 'deploy/monitoring', name), 'utf8')
  const { groups } = parse(monitoring('alerts.yaml')) as {
    groups: { rules: { alert: string; expr: string; annotations: { runbook: string } }[] }[]
  }
  const rules = groups.flatMap(group => group.rules)
  const { panels } = JSON.parse(monitoring('grafana-board.json')) as {
    panels: { title: string; targets: { expr: string }[] }[]
  }
  // `up` is of Prometheus, and the pool of PostgreSQL.
  const known = new Set(['up', 'database_connections'])
  for (const [, name = ''] of (await read()).matchAll(/^# TYPE (\S+)/gm))
    for (const ending of ['', '_bucket', '_count', '_sum']) known.add(name + ending)
  const expressions = [
    ...rules.map(({ alert, expr }) => [alert, expr] as const),
    ...panels.flatMap(({ title, targets }) => targets.map(({ expr }) => [title, expr] as const)),
  ]
  expect(expressions.length).toBeGreaterThan(15)
  for (const [of, expr] of expressions) {
    const names = expr.match(/\b(?:up|[a-z]+(?:_[a-z0-9]+)+)\b(?!\s*\()/g) ?? []
    expect([of, names.filter(name => !known.has(name) && name !== 'histogram_quantile')]).toEqual([of, []])
    expect([of, names.length]).not.toEqual([of, 0])
  }
  for (const { alert, annotations } of rules) {
    const [file = '', title] = annotations.runbook.split(': ')
    const text = readFileSync(join(projectRoot, file), 'utf8')
    if (title) expect([alert, text]).toEqual([alert, expect.stringMatching(new RegExp(`^#+ ${title}$`, 'm'))])
  }
})
