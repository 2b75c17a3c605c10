import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestServer, type TestServer } from '../test-server.ts'
import { sendRaw } from './raw.ts'

let testServer: TestServer
beforeAll(async () => {
  testServer = await openTestServer()
})
afterAll(() => testServer.close())

const head = [
  'POST /api/gallery/session/load HTTP/1.1',
  'Host: x',
  'Sec-Fetch-Site: same-origin',
  'Content-Type: application/json',
  'Connection: close',
]
const load = (headers: readonly string[], body: string) =>
  sendRaw(testServer.origin, [...head, ...headers, '', body].join('\r\n'))
const chunked = 'Transfer-Encoding: chunked'

test('a body in chunks is a body', async () => {
  const answer = await load([chunked], '2\r\n{}\r\n0\r\n\r\n')
  expect([answer.status, JSON.parse(answer.body)]).toEqual([200, { user: null }])
})

test('a body in chunks that grows too large is refused with 413', async () => {
  const chunk = `ffff\r\n${'x'.repeat(0xffff)}\r\n`
  const answer = await load([chunked], `${chunk.repeat(20)}0\r\n\r\n`)
  expect([answer.status, answer.headers.get('content-type')]).toEqual([413, 'application/problem+json'])
})

test('a body that never ends is not read for ever', async () => {
  const answer = await load(['Content-Length: 999999999'], 'x'.repeat(6_000_000))
  expect(answer.status).toBe(413)
})

test.for([
  ['{"userId":"a"}', 401],
  ['{"__proto__":{"user":"a"}}', 422],
  ['{"userId":"\\u0000"}', 422],
  ['{"more":1}', 422],
  ['[]', 422],
  ['\0', 400],
  ['{', 400],
] as const)('the body %j is answered %i, with a problem document', async ([body, status]) => {
  const answer = await load([`Content-Length: ${body.length}`], body)
  expect([answer.status, answer.headers.get('content-type')]).toEqual([status, 'application/problem+json'])
})

test('a chunk that lies about its length is no HTTP', async () => {
  expect((await load([chunked], 'zz\r\n{}\r\n0\r\n\r\n')).status).toBe(400)
})

test('a caller that goes away in the middle of a body leaves nothing behind', async () => {
  const { connect } = await import('node:net')
  const { port, hostname } = new URL(testServer.origin)
  await new Promise<void>(resolve => {
    const socket = connect(Number(port), hostname, () => {
      socket.write([...head, 'Content-Length: 100', '', '{"us'].join('\r\n'))
      setTimeout(() => socket.destroy(), 50)
    })
    socket.on('close', () => resolve())
  })
  const next = await load(['Content-Length: 2'], '{}')
  expect(next.status).toBe(200)
})

test('the call is known by our id, in the answer and in the log', async () => {
  const answer = await load(['X-Request-Id: evil', 'Content-Length: 2'], '{}')
  const id = answer.headers.get('x-request-id')
  expect(id).toMatch(/^[0-9a-f-]{36}$/)
  await expect.poll(() => testServer.lines.some(({ requestId }) => requestId === id)).toBe(true)
  expect(JSON.stringify(testServer.lines)).not.toContain('evil')
})

test('nothing in all this was a fault of ours', () => {
  expect(testServer.lines.filter(({ level }) => level === 'error')).toEqual([])
})
