import { once } from 'node:events'
import { IncomingMessage, ServerResponse } from 'node:http'
import { connect, Socket } from 'node:net'
import { expect, test } from 'vitest'
import { createLog } from '../../platform/log.ts'
import { createExchange } from './exchange.ts'
import { listen } from './listen.ts'
import { PreparedResponse } from './prepared-response.ts'
import { takesWhole, writeFields } from './whole-response.ts'

const fields = writeFields(['content-type', 'text/html; charset=utf-8'])
const idsIn = (text: string) => text.match(/(?<=x-request-id: )\S+/g) ?? []

test('what a slow reader has not got yet keeps its own id and date', () => {
  const prepared = new PreparedResponse(fields, Buffer.from('A kept page'))
  const writes: Buffer[] = []
  let takes = 0
  function send() {
    const socket = new Socket()
    const request = new IncomingMessage(socket)
    const response = new ServerResponse(request)
    response.assignSocket(socket)
    socket.write = (bytes: Buffer | string) => {
      if (typeof bytes !== 'string') writes.push(bytes)
      return true
    }
    Object.defineProperty(socket, 'writableLength', { get: () => takes })
    const exchange = createExchange(request, response, () => '')
    prepared.send(exchange)
    return exchange.id
  }
  send()
  takes = 1
  const unsent = send()
  takes = 0
  const [last, next] = [send(), send()]
  const [first, slow, ...others] = writes
  expect(idsIn(String(slow))).toEqual([unsent])
  expect(slow).toBe(first)
  expect(others[0]).toBe(others[1])
  expect(others[0]).not.toBe(slow)
  expect(idsIn(String(others[0]))).toEqual([next])
  expect(last).not.toBe(next)
  expect(String(prepared.body)).toBe('A kept page')
})

test('readers that stop within a prepared page get all of it, each under its own id, while others are answered', async () => {
  const body = Buffer.alloc(8 * 1024 * 1024, 'kept ')
  const prepared = new PreparedResponse(fields, body)
  const ids: string[] = []
  const server = await listen(
    (request, response) => {
      const exchange = createExchange(request, response, () => '')
      expect(takesWhole(exchange)).toBe(true)
      ids.push(exchange.id)
      prepared.send(exchange)
    },
    '127.0.0.1',
    0,
    createLog('silent'),
  )
  const visitors = await Promise.all(
    [0, 1, 2].map(async n => {
      const socket = connect(server.port, '127.0.0.1')
      const chunks: Buffer[] = []
      socket.on('data', chunk => chunks.push(chunk)).pause()
      socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n')
      await expect.poll(() => ids.length).toBeGreaterThan(n)
      return { socket, chunks, closed: once(socket, 'close') }
    }),
  )
  for (const { socket } of visitors) socket.resume()
  const whole = () => visitors.map(({ chunks }) => Buffer.concat(chunks).subarray(-body.length))
  await expect.poll(() => whole().every(bytes => bytes.equals(body)), { timeout: 10_000 }).toBe(true)
  const heads = visitors.map(({ chunks }) => Buffer.concat(chunks).subarray(0, -body.length).toString())
  expect(heads.flatMap(idsIn).toSorted()).toEqual(ids.toSorted())
  for (const head of heads) expect(head).toContain(`content-length: ${body.length}\r\n\r\n`)
  for (const { socket, closed } of visitors) {
    socket.destroy()
    await closed
  }
  await server.close()
})
