import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { queryHtml } from '../html.ts'
import { loopCount } from '../loop-count.ts'
import { openTestServer, type TestServer } from '../test-server.ts'
import { getRaw } from './raw.ts'

let testServer: TestServer
beforeAll(async () => {
  testServer = await openTestServer()
})
afterAll(() => testServer.close())

test.for([
  '/unknown',
  '/cn/unknown',
  '/fr',
  '/fr/press',
  '/jp/jp',
  '/home',
  '/api2',
  '/assets/missing.js',
  '/%E7%B5%B5',
  '/workbench',
  '/jp/workbench/collection',
])('%s is the 404 page, in the frame and in its language', async path => {
  const response = await testServer.fetch(path)
  const html = await response.text()
  expect(response.status).toBe(404)
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(html).toContain(
    `<html lang="${{ '/cn/unknown': 'zh-CN', '/jp/jp': 'ja', '/jp/workbench/collection': 'ja' }[path] ?? 'en-US'}"`,
  )
  expect(html).toContain('</footer>')
  expect(queryHtml(html).count('h1')).toBe(1)
})

test.for([
  ['/Press', '/press'],
  ['/CN', '/cn'],
  ['/cn/', '/cn'],
  ['/jp//', '/jp'],
  ['//cn', '/cn'],
  ['/%63n', '/cn'],
  ['/x/../cn', '/cn'],
  ['/cn/.', '/cn'],
  ['/CN/?q=A&b=%2F', '/cn?q=A&b=%2F'],
  ['/%e7%b5%b5', '/%E7%B5%B5'],
])('%s answers 308 to %s, with the query kept', async ([path = '', normal]) => {
  const { status, headers } = await getRaw(testServer.origin, path)
  expect([status, headers.get('location')]).toEqual([308, normal])
})

test.for([
  '//evil.example',
  '///evil.example',
  '//evil.example/..',
  '//evil.example/%2e%2e',
  '/.//evil.example',
  '/%2e//evil.example',
  '/%2F/evil.example',
  '/%2F%2Fevil.example/',
  '/X//evil.example@localhost/',
  '//EVIL.example?x=//evil.example',
  '/\t//evil.example',
])('%s leads to no other host', async target => {
  const { status, headers } = await getRaw(testServer.origin, target)
  const location = headers.get('location')
  expect([308, 400, 404]).toContain(status)
  if (status !== 308) return
  expect(location).toMatch(/^\/(?![/\\])/)
  expect(new URL(location ?? '', testServer.origin).origin).toBe(testServer.origin)
})

test.for([
  ['/%E0%A4%A', 400],
  ['/%', 400],
  ['/%zz', 400],
  ['/cn/%c0%ae%c0%ae/', 400],
  ['/%ff', 400],
  ['/%00', 400],
  ['/a%00.js', 400],
  ['/%0d%0aSet-Cookie:%20a=b', 400],
  ['/%7f', 400],
  ['/cn/%E2%80%A8', 400],
  ['/%E2%80%A9', 400],
  ['/a%C2%85b', 400],
  ['/insight/2026/%E2%80%AE', 400],
  ['/%E2%80%8B', 400],
  ['/%EF%BB%BF', 400],
  ['/%EF%BF%BE', 400],
  ['/%EE%80%80', 400],
  ['/%CD%B8', 400],
  ['/cn/%ED%A0%80', 400],
  ['/%F0%80%80%AF', 400],
  ['/api/admin/%E2%80%A8', 400],
  ['/\\evil.example', 400],
  ['/cn\\..\\..', 400],
  ['\\\\evil.example', 400],
  ['http://evil.example/', 400],
  ['https://evil.example/cn', 400],
  ['*', 400],
  ['evil', 400],
  ['?q', 400],
  [`/${'a'.repeat(5000)}`, 414],
  [`/?${'a'.repeat(5000)}`, 414],
  [`/cn?${'%41'.repeat(2000)}`, 414],
  [`/${'../'.repeat(2000)}`, 414],
  [`/${'a'.repeat(20_000)}`, 431],
] as const)('%s is refused with %i', async ([target, status]) => {
  const answer = await getRaw(testServer.origin, target)
  expect(answer.status).toBe(status)
  expect(answer.body).not.toContain('evil')
})

/** Parts that routes, parsers and tables have tripped over, here or elsewhere. */
const oddParts = fc.oneof(
  fc.constantFrom('en', 'cn', 'jp', 'press', 'insight', '2026', 'handbook', 'procreate', '5.3', 'careers'),
  fc.constantFrom(
    'support',
    'request',
    'requests',
    'account',
    'api',
    'admin',
    'assets',
    'pictures',
    'search',
  ),
  fc.constantFrom(
    '__proto__',
    'constructor',
    '..',
    '.',
    '%2e%2e',
    '%252e',
    '%2F',
    '%5C',
    '%25',
    '%3F',
    '%23',
  ),
  fc.constantFrom('_root.data', '_.data', 'x.data', 'x.md', 'x.xml', '-1', '1e309', '9'.repeat(30), '%C3%28'),
  fc.string({ unit: 'binary', maxLength: 12 }).map(text => encodeURIComponent(text.toWellFormed())),
  fc
    .uint8Array({ maxLength: 8 })
    .map(bytes => [...bytes].map(byte => `%${byte.toString(16).padStart(2, '0')}`).join('')),
  fc.string({
    unit: fc.integer({ min: 0x21, max: 0x7e }).map(code => String.fromCharCode(code)),
    maxLength: 12,
  }),
)
const oddQuery = fc.oneof(
  fc.constant(''),
  fc
    .tuple(
      fc.constantFrom('q', 'category', 'cursor', 'team', 'film', 'device', 'token', '_routes', '__proto__'),
      oddParts,
    )
    .map(([name, value]) => `?${name}=${value}`),
)

test('no address that can be made up is answered 500', { timeout: 30_000 }, async () => {
  const address = fc
    .tuple(fc.array(oddParts, { minLength: 1, maxLength: 6 }), oddQuery)
    .map(([parts, query]) => `/${parts.join('/')}${query}`)
  await fc.assert(
    fc.asyncProperty(address, async target => {
      const { status } = await getRaw(testServer.origin, target)
      expect(status, target).toBeGreaterThanOrEqual(200)
      expect(status, target).toBeLessThan(500)
    }),
    { numRuns: loopCount(100, 300) },
  )
})

test('every character of the basic plane that is no letter, digit or mark is answered below 500', async () => {
  const odd = Array.from({ length: 0x10000 }, (_, code) => code).filter(
    code => (code < 0xd800 || code > 0xdfff) && /[\p{C}\p{Z}]/u.test(String.fromCharCode(code)),
  )
  // Of the thousands that are private or unassigned, every 97th.
  const looked = odd.filter((code, n) => n % 97 === 0 || !/[\p{Co}\p{Cn}]/u.test(String.fromCharCode(code)))
  for (const code of looked) {
    const { status } = await getRaw(testServer.origin, `/cn/${encodeURIComponent(String.fromCharCode(code))}`)
    expect([400, 404], `U+${code.toString(16)}`).toContain(status)
  }
})

test('a NUL byte in the address is no HTTP at all', async () => {
  expect((await getRaw(testServer.origin, '/a\0b')).status).toBe(400)
})

test('bytes above ASCII in the address are no HTTP', async () => {
  expect((await getRaw(testServer.origin, '/\xe9\xff?\xe9')).status).toBe(400)
})

test.for([
  '/.git/config',
  '/.env',
  '/../package.json',
  '/..%2f..%2fpackage.json',
  '/assets/..%5c..%5cpackage.json',
  '/data/site.db',
  '/server/main.ts',
  '/package.json',
  '/assets/%2e%2e/%2e%2e/package.json',
])('nothing of ours is given away at %s', async target => {
  let answer = await getRaw(testServer.origin, target)
  if (answer.status === 308) answer = await getRaw(testServer.origin, answer.headers.get('location') ?? '')
  expect([400, 404]).toContain(answer.status)
})

test.for([
  '/_root.data?_routes=',
  '/_root.data?_routes=nonsense',
  '/_root.data?_routes=__proto__',
  '/_root.data?%00=%ff',
  '/unknown.data',
  '/fr.data',
  '/.data',
  '/cn/_.data',
  '/_root.data/',
])("the router's data at %s is an answer below 500", async target => {
  expect((await getRaw(testServer.origin, target)).status).toBeLessThan(500)
})

test('nothing in all this was a fault of ours', () => {
  expect(testServer.lines.filter(({ level }) => level === 'error')).toEqual([])
})
