import { afterAll, beforeAll, expect, test } from 'vitest'
import { openWorld, type World } from '../world.ts'
import { getRaw } from './raw.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

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
])('%s is the 404 page, in the frame and in its language', async path => {
  const response = await world.fetch(path)
  const html = await response.text()
  expect(response.status).toBe(404)
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(html).toContain(`<html lang="${{ '/cn/unknown': 'zh-CN', '/jp/jp': 'ja' }[path] ?? 'en-US'}"`)
  expect(html).toContain('</footer>')
  expect(html.match(/<h1/g)).toHaveLength(1)
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
  const { status, headers } = await getRaw(world.origin, path)
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
  const { status, headers } = await getRaw(world.origin, target)
  const location = headers.get('location')
  expect([308, 400, 404]).toContain(status)
  if (status !== 308) return
  expect(location).toMatch(/^\/(?![/\\])/)
  expect(new URL(location ?? '', world.origin).origin).toBe(world.origin)
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
  const answer = await getRaw(world.origin, target)
  expect(answer.status).toBe(status)
  expect(answer.body).not.toContain('evil')
})

test('a NUL byte in the address is no HTTP at all', async () => {
  expect((await getRaw(world.origin, '/a\0b')).status).toBe(400)
})

test('bytes above ASCII in the address are no HTTP', async () => {
  expect((await getRaw(world.origin, '/\xe9\xff?\xe9')).status).toBe(400)
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
  let answer = await getRaw(world.origin, target)
  if (answer.status === 308) answer = await getRaw(world.origin, answer.headers.get('location') ?? '')
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
  expect((await getRaw(world.origin, target)).status).toBeLessThan(500)
})

test('nothing in all this was a fault of ours', () => {
  expect(world.lines.filter(({ level }) => level === 'error')).toEqual([])
})
