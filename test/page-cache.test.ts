import { afterAll, beforeAll, expect, test } from 'vitest'
import { getRaw } from './hostile/raw.ts'
import { openTestServer, type TestServer } from './test-server.ts'

let testServer: TestServer
beforeAll(async () => {
  testServer = await openTestServer({ env: { CACHE_STATUS: 'on' } })
})
afterAll(() => testServer.close())

const statusOf = async (path: string, init?: RequestInit) =>
  (await testServer.fetch(path, { redirect: 'manual', ...init })).headers.get('x-cache')

test('an answer says whether its page came from memory', async () => {
  expect(await statusOf('/press')).toBe('miss; not cached yet')
  expect(await statusOf('/press')).toBe('hit')
  expect(await statusOf('/press', { method: 'HEAD' })).toBe('hit')
  expect(await statusOf('/press?unknown=1')).toBe('hit')
  const again = await testServer.fetch('/press')
  const headers = { 'If-None-Match': again.headers.get('etag') ?? '' }
  expect((await testServer.fetch('/press', { headers })).status).toBe(304)
  expect(await statusOf('/press', { headers })).toBe('hit')
  // Each language that is offered is a page of its own.
  expect(await statusOf('/press', { headers: { Cookie: 'preferred-locale=jp' } })).toBe(
    'miss; not cached yet',
  )
})

test.each([
  ['/login', 'bypass; personal'],
  ['/cn/account.data', 'bypass; personal'],
  ['/careers?team=brushes', 'bypass; query'],
  ['/press.data?_routes=root', 'bypass; query'],
  ['/insight/2026/no-such-article', 'miss; status 404'],
  ['/no-such-page', 'miss; not cached yet'],
  ['/no-such-page', 'hit'],
])('%s: %s', async (path, status) => expect(await statusOf(path)).toBe(status))

test('a form that is posted bypasses the cache', async () => {
  const body = new URLSearchParams({ locale: 'cn' })
  const headers = { Origin: testServer.origin, Referer: `${testServer.origin}/press` }
  expect(await statusOf('/preferences', { method: 'POST', body, headers })).toBe('bypass; method')
})

test('X-Cache is missing on anything but a page, and on pages without the setting', async () => {
  expect(await statusOf('/health')).toBeNull()
  expect(await statusOf('/api/admin/app-store/')).toBeNull()
  const plain = await openTestServer()
  try {
    for (const path of ['/press', '/press', '/login'])
      expect((await plain.fetch(path)).headers.has('x-cache')).toBe(false)
  } finally {
    await plain.close()
  }
})

test('one access line for each answer, whichever way it was sent, with the id of its header', async () => {
  await testServer.fetch('/press')
  const etag = (await testServer.fetch('/press')).headers.get('etag') ?? ''
  const since = testServer.lines.length
  const asked: readonly [string, RequestInit, number][] = [
    ['/press', {}, 200],
    ['/press', { headers: { 'If-None-Match': etag } }, 304],
    ['/press', { method: 'HEAD' }, 200],
    ['/press?unknown=1', {}, 200],
    ['/no-such-page', {}, 404],
    ['/health', {}, 200],
    ['/press', { method: 'PUT' }, 405],
  ]
  const expected: Record<string, unknown>[] = []
  for (const [path, init, status] of asked) {
    const response = await testServer.fetch(path, init)
    const body = await response.text()
    expect([response.status, body === '']).toEqual([status, status === 304 || init.method === 'HEAD'])
    expected.push({
      level: 'info',
      msg: 'Answered',
      requestId: response.headers.get('x-request-id'),
      method: init.method ?? 'GET',
      path: path.split('?')[0],
      status,
      ms: expect.any(Number),
      time: expect.any(String),
    })
  }
  const answered = () =>
    testServer.lines
      .slice(since)
      .filter(
        ({ msg, requestId }) => msg === 'Answered' && expected.some(line => line.requestId === requestId),
      )
  await expect.poll(() => answered().length).toBe(expected.length)
  expect(answered()).toEqual(expect.arrayContaining(expected))
})

test('a page from memory has the same fields however it is sent', async () => {
  const fieldsOf = async (headers: readonly string[], method = 'GET') => {
    const { headers: fields } = await getRaw(testServer.origin, '/press', headers, method)
    return [...fields].filter(([name]) => !['date', 'x-request-id'].includes(name)).toSorted()
  }
  await fieldsOf([])
  const response = await testServer.fetch('/press', { headers: { 'Accept-Encoding': 'br' } })
  const whole = [...response.headers].filter(([name]) => !['date', 'x-request-id'].includes(name))
  const expected = whole.map(([name, value]) => [name, name === 'connection' ? 'close' : value])
  const withoutKeepAlive = expected.filter(([name]) => name !== 'keep-alive').toSorted()
  expect(await fieldsOf(['Accept-Encoding: br'])).toEqual(withoutKeepAlive)
  expect(await fieldsOf(['Accept-Encoding: br'], 'HEAD')).toEqual(withoutKeepAlive)
})
