import { once } from 'node:events'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { connect, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createLog } from '../../platform/log.ts'
import { createExchange } from './exchange.ts'
import { listen } from './listen.ts'
import { PreparedResponse } from './prepared-response.ts'
import { readBody } from './read-body.ts'
import { takesWhole, writeFields, writeWhole } from './whole-response.ts'

type Listening = Awaited<ReturnType<typeof listen>>

const kept = Buffer.from('A kept page. '.repeat(100))
/** More than the system takes at once. */
const large = Buffer.alloc(16 * 1024 * 1024, 'x')
const headers = ['content-type', 'text/html; charset=utf-8', 'cache-control', 'private, no-cache']
const fields = writeFields(headers)
const prepared = new PreparedResponse(fields, kept)

interface Seen {
  readonly request: IncomingMessage
  readonly response: ServerResponse
  readonly socket: Socket
  readonly isWhole: boolean
}
const seen: Seen[] = []
const sockets: Socket[] = []
let server: Listening

/** `/kept` is prepared, `/large` is not, and both are written whole where that is possible; `/slow` and posted bodies are answered by Node. */
async function answer(request: IncomingMessage, response: ServerResponse) {
  const exchange = createExchange(request, response, () => '')
  const isKept = exchange.path === '/kept' || exchange.path === '/large'
  const isWhole = isKept && takesWhole(exchange)
  seen.push({ request, response, socket: request.socket, isWhole })
  const body = exchange.path === '/large' ? large : kept
  if (isWhole && body === kept) return prepared.send(exchange)
  if (isWhole) return writeWhole(exchange, 200, fields, body)
  if (isKept) {
    response.writeHead(200, [...headers, 'x-request-id', exchange.id, 'content-length', `${body.length}`])
    return void response.end(request.method === 'HEAD' ? undefined : body)
  }
  if (request.method === 'POST') return void response.end(await readBody(request, 1024))
  setTimeout(() => response.end('slow'), 60)
}

const open = () => listen((...both) => void answer(...both), '127.0.0.1', 0, createLog('silent'))
beforeAll(async () => {
  server = await open()
})
afterAll(async () => {
  for (const socket of sockets) socket.destroy()
  await server.close()
})

/** A connection, and what has come over it so far. */
function dial(port = server.port) {
  const socket = connect(port, '127.0.0.1')
  sockets.push(socket)
  socket.on('error', () => {})
  const chunks: Buffer[] = []
  socket.on('data', chunk => chunks.push(chunk))
  return { socket, received: () => Buffer.concat(chunks), closed: once(socket, 'close') }
}

interface Answer {
  readonly status: number
  readonly fields: ReadonlyMap<string, string>
  readonly body: string
}

/** The complete answers in these bytes; those at `heads` have no body. */
function split(bytes: Buffer, heads: readonly number[] = []): Answer[] {
  const answers: Answer[] = []
  let at = 0
  for (;;) {
    const end = bytes.indexOf('\r\n\r\n', at)
    if (end === -1) return answers
    const [first = '', ...lines] = bytes.toString('latin1', at, end).split('\r\n')
    const fields = new Map(lines.map(line => line.split(': ', 2) as [string, string]))
    const named = Number([...fields].find(([name]) => name.toLowerCase() === 'content-length')?.[1] ?? 0)
    const length = heads.includes(answers.length) ? 0 : named
    if (bytes.length < end + 4 + length) return answers
    answers.push({
      status: Number(first.split(' ')[1]),
      fields,
      body: bytes.toString('latin1', end + 4, end + 4 + length),
    })
    at = end + 4 + length
  }
}

const request = (path: string, { method = 'GET', version = '1.1', more = '', body = '' } = {}) =>
  `${method} ${path} HTTP/${version}\r\nHost: x\r\n${more}\r\n${body}`

/** Sends bytes, and waits for this many answers. */
async function ask(bytes: string, count: number, heads?: readonly number[]) {
  seen.length = 0
  const visitor = dial()
  visitor.socket.write(bytes)
  await expect.poll(() => split(visitor.received(), heads).length).toBe(count)
  return { ...visitor, answers: split(visitor.received(), heads), whole: seen.map(({ isWhole }) => isWhole) }
}

test('several requests in one packet are answered in their order, whole or by Node', async () => {
  const paths = ['/kept', '/kept', '/slow', '/kept', '/slow', '/kept', '/kept']
  const { answers, whole } = await ask(paths.map(path => request(path)).join(''), paths.length)
  expect(answers.map(({ body }) => body)).toEqual(
    paths.map(path => (path === '/slow' ? 'slow' : kept.toString())),
  )
  expect(whole).toEqual([true, true, false, false, false, false, false])
  expect(new Set(answers.map(({ fields }) => fields.get('x-request-id'))).size).toBe(6)
})

test('a whole response has the fields of Node’s own, and the right date', async () => {
  const { answers, whole } = await ask(['/kept', '/slow', '/kept'].map(path => request(path)).join(''), 3)
  expect([whole[0], whole[2]]).toEqual([true, false])
  const own = (answer: Answer | undefined) =>
    [...(answer?.fields ?? [])].filter(([name]) => name !== 'x-request-id' && name !== 'Date').toSorted()
  expect(own(answers[0])).toEqual(own(answers[2]))
  expect(own(answers[0])).toContainEqual(['Keep-Alive', 'timeout=65'])
  const date = answers[0]?.fields.get('Date') ?? ''
  expect(Math.abs(Date.parse(date) - Date.now())).toBeLessThan(3000)
  expect(new Date(date).toUTCString()).toBe(date)
})

test.for([
  ['Connection: close', { more: 'Connection: close\r\n' }],
  ['HTTP/1.0', { version: '1.0' }],
] as const)('%s is for Node, and the connection ends', async ([, options]) => {
  const { answers, whole, closed } = await ask(request('/kept', options), 1)
  await closed
  expect([answers[0]?.status, answers[0]?.fields.get('Connection')]).toEqual([200, 'close'])
  expect(whole).toEqual([false])
})

test('a GET with an expectation is for Node', async () => {
  const { received } = await ask(request('/kept', { more: 'Expect: 100-continue\r\n' }), 2)
  expect(split(received()).map(({ status, body }) => [status, body])).toEqual([
    [100, ''],
    [200, kept.toString()],
  ])
  expect(seen.map(({ isWhole }) => isWhole)).toEqual([false])
})

test('HEAD has no body, and the connection goes on', async () => {
  const bytes = request('/kept', { method: 'HEAD' }) + request('/kept')
  const { answers, whole } = await ask(bytes, 2, [0])
  expect(answers.map(({ fields }) => fields.get('content-length'))).toEqual(Array(2).fill(`${kept.length}`))
  expect(answers.map(({ body }) => body)).toEqual(['', kept.toString()])
  expect(whole).toEqual([false, false])
})

test.for([
  ['a length', 'Content-Length: 25\r\n', 'GET /slow HTTP/1.1\r\nX: y\r\n'],
  ['chunks', 'Transfer-Encoding: chunked\r\n', '5\r\nGET /\r\n0\r\n\r\n'],
] as const)('a GET with a body of %s is no second request', async ([, more, body]) => {
  const bytes = request('/kept', { more, body: body.slice(0, 25) }) + request('/kept')
  const { answers } = await ask(bytes, 2)
  expect(answers.map(({ body }) => body)).toEqual([kept.toString(), kept.toString()])
  expect(seen.map(({ isWhole }) => isWhole)[0]).toBe(false)
  expect(seen).toHaveLength(2)
})

test('a 100 is sent before a body is awaited, and a POST without a body is answered', async () => {
  const expects = request('/echo', { method: 'POST', more: 'Content-Length: 2\r\nExpect: 100-continue\r\n' })
  const { socket, received } = await ask(expects, 1)
  expect(split(received())[0]?.status).toBe(100)
  socket.write(`hi${request('/echo', { method: 'POST' })}${request('/kept')}`)
  await expect
    .poll(() => split(received()).map(({ status, body }) => [status, body]))
    .toEqual([
      [100, ''],
      [200, 'hi'],
      [200, ''],
      [200, kept.toString()],
    ])
})

test('a slow reader gets all of it, later answers wait their turn, and nothing is finished before', async () => {
  seen.length = 0
  const { socket, received } = dial()
  socket.pause()
  socket.write(['/large', '/kept', '/large'].map(path => request(path)).join(''))
  await expect.poll(() => seen.length).toBe(3)
  await sleep(50)
  expect(seen.map(({ isWhole }) => isWhole)).toEqual([true, false, false])
  expect(seen.map(({ response }) => response.destroyed)).toEqual([false, false, false])
  expect(seen[0]?.socket.timeout).toBeFalsy()
  socket.resume()
  await expect.poll(() => split(received()).length, { timeout: 10_000 }).toBe(3)
  const lengths = split(received()).map(({ body }) => body.length)
  expect(lengths).toEqual([large.length, kept.length, large.length])
  await expect.poll(() => seen.every(({ response }) => response.destroyed)).toBe(true)
})

test('a client that goes away within a response harms nobody', async () => {
  seen.length = 0
  for (let n = 0; n < 5; n++) {
    const { socket } = dial()
    socket.pause()
    socket.write(request('/large') + request('/kept'))
    await expect.poll(() => seen.length).toBe(2 * n + 2)
    if (n % 2 === 0) socket.destroy()
    else socket.resetAndDestroy()
  }
  await expect.poll(() => seen.every(({ socket }) => socket.destroyed)).toBe(true)
  const { answers } = await ask(request('/kept'), 1)
  expect(answers[0]?.body).toBe(kept.toString())
})

test('Node lets go of each response: nothing piles up on a connection, which is timed while it is idle', async () => {
  seen.length = 0
  const { socket, received } = dial()
  const listeners: number[] = []
  for (let n = 1; n <= 20; n++) {
    socket.write(request('/kept'))
    await expect.poll(() => split(received()).length, { interval: 2 }).toBe(n)
    const own = seen.at(-1)?.socket
    listeners.push(own?.eventNames().reduce((sum, name) => sum + own.listenerCount(name), 0) ?? 0)
    // The keep-alive timeout and Node's buffer of a second.
    expect(own?.timeout).toBe(66_000)
  }
  expect(seen.every(({ isWhole }) => isWhole)).toBe(true)
  expect(new Set(listeners).size).toBe(1)
  expect(seen.every(({ response }) => response.destroyed && response.socket === null)).toBe(true)
})

test('a server that closes sends what is under way, and leaves idle connections at once', async () => {
  const closing = await open()
  seen.length = 0
  const idle = dial(closing.port)
  const silent = dial(closing.port)
  idle.socket.write(request('/kept'))
  await expect.poll(() => split(idle.received()).length).toBe(1)
  const [slow, byNode] = [dial(closing.port), dial(closing.port)]
  slow.socket.pause()
  byNode.socket.pause()
  slow.socket.write(request('/large'))
  byNode.socket.write(request('/slow') + request('/large'))
  await expect.poll(() => seen.length).toBe(4)
  await sleep(100)
  const isClosed = closing.close()
  await Promise.all([idle.closed, silent.closed])
  await sleep(150)
  slow.socket.resume()
  byNode.socket.resume()
  await Promise.all([slow.closed, byNode.closed, isClosed])
  expect(split(slow.received()).map(({ body }) => body.length)).toEqual([large.length])
  expect(split(byNode.received()).map(({ body }) => body.length)).toEqual([4, large.length])
})

test('a header that could end the head is refused', () => {
  expect(() => writeFields(['x-a', 'b\r\nSet-Cookie: c'])).toThrow('Invalid character')
  expect(() => writeFields(['x a', 'b'])).toThrow('Header name must be a valid HTTP token')
})
