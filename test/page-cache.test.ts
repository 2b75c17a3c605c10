import { afterAll, beforeAll, expect, test } from 'vitest'
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

test('what is no page has no status, and neither has a page where nobody asked for it', async () => {
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
