import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestServer, type TestServer } from '../test-server.ts'

/** Lower limits than in production, for quick tests. */
const most = 6
const few = { points: most, seconds: 60 }
let testServer: TestServer
beforeAll(async () => {
  testServer = await openTestServer({
    env: { TRUSTED_PROXIES: '127.0.0.1, ::1' },
    allowed: { pagesByAddress: few, formsByAddress: few, callsByAddress: few },
  })
})
afterAll(() => testServer.close())

let homes = 0
/** A visitor at an address of their own. */
function visitor(address = `198.51.100.${++homes}`) {
  const ask = (path: string, init: RequestInit = {}) =>
    testServer.fetch(path, { ...init, headers: { 'X-Forwarded-For': address, ...init.headers } })
  const statuses = async (path: string, times: number, init?: RequestInit) => {
    const seen: number[] = []
    for (let n = 0; n < times; n++) {
      const answer = await ask(path.replace('{n}', `${n}`), init)
      await answer.arrayBuffer()
      seen.push(answer.status)
    }
    return seen
  }
  return { ask, statuses }
}

test.for([
  ['a search', '/handbook/procreate/5.3/search?q=brush{n}'],
  ['a filtered list', '/insight?category=none{n}'],
  ['the log-in and what is personal', '/account/reset?n={n}'],
  ['a text that there is not', '/insight/2026/none-{n}'],
  ['data that names its loaders', '/cn.data?_routes=root'],
])('%s is rendered so often a minute, and then refused with 429', async ([, path]) => {
  const { ask, statuses } = visitor()
  const before = await statuses(path ?? '', most)
  expect(before.filter(status => status === 429 || status >= 500)).toEqual([])
  const refused = await ask((path ?? '').replace('{n}', 'more'))
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(refused.headers.get('cache-control')).toBe('no-store')
  if (path?.includes('.data')) {
    // The router loads the document instead, which shows the reason.
    expect([refused.status, refused.headers.get('x-remix-redirect')]).toEqual([204, '/cn'])
    expect(refused.headers.get('x-remix-reload-document')).toBe('true')
  } else expect(refused.status).toBe(429)
})

test('pages that are kept, their 404 and files never count, and stay open to whoever is over the limit', async () => {
  const { ask, statuses } = visitor()
  for (const path of ['/', '/press', '/unknown-{n}', '/fr/press', '/favicon.ico', '/assets/none-{n}.js'])
    expect(new Set(await statuses(path, 10))).toEqual(new Set([path.match(/unknown|fr|none/) ? 404 : 200]))
  await statuses('/insight/2026/none-{n}', most + 1)
  expect((await ask('/insight/2026/none')).status).toBe(429)
  expect((await ask('/press')).status).toBe(200)
  expect((await ask('/another-unknown')).status).toBe(404)
  expect((await visitor().ask('/insight/2026/none')).status).toBe(404)
})

test('IPv6 counts by its /64 network', async () => {
  await visitor('2001:db8:1:2::1').statuses('/insight/2026/none-{n}', most)
  expect((await visitor('2001:db8:1:2:ffff::9').ask('/insight/2026/none')).status).toBe(429)
  expect((await visitor('2001:db8:1:3::1').ask('/insight/2026/none')).status).toBe(404)
})

test('calls that read are limited too, with a problem document', async () => {
  const { ask, statuses } = visitor()
  await statuses('/api/admin/app-store/', most)
  const refused = await ask('/api/admin/app-store/')
  expect([refused.status, refused.headers.get('content-type')]).toEqual([429, 'application/problem+json'])
  expect(await refused.json()).toMatchObject({ status: 429 })
})

test.for([
  ['', 'en-US', 'Too many pages in a short time', /Please wait \d+ seconds, then load this page again\./],
  ['/cn', 'zh-CN', '短时间内打开的页面太多了', /请等 \d+ 秒，再重新加载本页。/],
  ['/jp', 'ja', '短い時間に何度もアクセスがありました', /\d+ 秒ほど待ってから、もう一度読み込んでください。/],
] as const)('the page says so in its language (%s)', async ([prefix, lang, heading, wait]) => {
  const { ask, statuses } = visitor()
  await statuses(`${prefix}/insight/2026/none-{n}`, most)
  const refused = await ask(`${prefix}/insight/2026/none`)
  const html = await refused.text()
  expect(html).toContain(`<html lang="${lang}">`)
  expect(html).toContain(`<h1>${heading}</h1>`)
  expect(html).toMatch(wait)
  expect(html.length).toBeLessThan(2500)
  expect(refused.headers.get('content-security-policy')).toMatch(/style-src 'sha256-[^']+';/)
})

test('a form over the limit is refused, and what strikes is logged once, without the address', async () => {
  const { statuses } = visitor()
  const post = {
    method: 'POST',
    body: new URLSearchParams({ x: '1' }),
    headers: { Origin: testServer.origin },
  }
  const seen = await statuses('/preferences', most + 3, post)
  expect(seen.slice(-4)).toEqual([303, 429, 429, 429])
  const lines = testServer.lines.filter(
    ({ event, limit }) => event === 'rate-limit' && limit === 'formsByAddress',
  )
  expect(lines).toHaveLength(1)
  expect(JSON.stringify(testServer.lines)).not.toContain('198.51.100')
})

test('behind a proxy of our own network that nobody has named, visitors cannot be told apart: it is said, and none is shut out', async () => {
  const unnamed = await openTestServer({ allowed: { pagesByAddress: few } })
  try {
    for (let n = 0; n < most + 3; n++) {
      const headers = { 'X-Forwarded-For': '198.51.100.200' }
      expect((await unnamed.fetch(`/insight/2026/none-${n}`, { headers })).status).toBe(404)
    }
    expect(unnamed.lines.filter(({ msg }) => String(msg).startsWith('TRUSTED_PROXIES'))).toHaveLength(1)
    for (let n = 0; n < most; n++) await unnamed.fetch(`/insight/2026/none-${n}`)
    expect((await unnamed.fetch('/insight/2026/none')).status).toBe(429)
  } finally {
    await unnamed.close()
  }
})

test('nothing in all this was a fault of ours', () => {
  expect(testServer.lines.filter(({ level }) => level === 'error')).toEqual([])
})

test('errors of scripts are logged once each, small, from our own pages, ten a minute, and without what is personal', async () => {
  const { ask } = visitor()
  const report = {
    page: '/cn/press',
    name: 'TypeError',
    message: 'x of ana@example.com',
    stack: 'at a.js:1:2',
  }
  const post = (body: unknown, headers = {}) =>
    ask('/error-reports', {
      method: 'POST',
      body: typeof body === 'string' ? body : JSON.stringify(body),
      headers: { 'Sec-Fetch-Site': 'same-origin', Cookie: 'token=a-secret', ...headers },
    })
  const lines = () => testServer.lines.filter(({ msg }) => msg === 'Browser script error')
  expect((await post(report)).status).toBe(204)
  expect(lines()).toMatchObject([{ ...report, level: 'warn', message: 'x of [address]' }])
  expect(JSON.stringify(lines())).not.toMatch(/198\.51|a-secret/)
  expect((await post(report, { 'Sec-Fetch-Site': 'cross-site' })).status).toBe(403)
  expect((await ask('/error-reports')).status).toBe(405)
  for (const wrong of [
    '',
    '[]',
    '{',
    { ...report, user: 1 },
    { ...report, page: 'https://elsewhere.example' },
  ])
    expect((await post(wrong)).status).toBe(422)
  expect((await post({ ...report, stack: 'a'.repeat(5000) })).status).toBe(413)
  for (let n = 0; n < 3; n++) expect((await post(report)).status).toBe(204)
  expect((await post(report)).status).toBe(429)
  expect(lines()).toHaveLength(4)
})
