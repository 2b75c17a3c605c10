import { once } from 'node:events'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { connect } from 'node:net'
import { setImmediate } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createLog } from '../../platform/log.ts'
import { createExchange } from './exchange.ts'
import { listen } from './listen.ts'
import { PreparedResponse } from './prepared-response.ts'
import { sendTogether } from './send-together.ts'
import { takesWhole, writeFields } from './whole-response.ts'

const prepared = new PreparedResponse(writeFields(['content-type', 'text/plain']), Buffer.from('A kept page'))
const request = (path: string) => `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`

/** What happened, in order: `read /a`, then `whole /a` or `node /a`. */
let happened: string[] = []
let ids: string[] = []
let server: Awaited<ReturnType<typeof listen>>

function answer(request: IncomingMessage, response: ServerResponse) {
  const exchange = createExchange(request, response, () => '')
  happened.push(`read ${exchange.path}`)
  ids.push(exchange.id)
  sendTogether(() => {
    happened.push(`${takesWhole(exchange) ? 'whole' : 'node'} ${exchange.path}`)
    if (takesWhole(exchange)) prepared.send(exchange)
    else response.end('by Node')
  })
}

beforeEach(async () => {
  happened = []
  ids = []
  server = await listen(answer, '127.0.0.1', 0, createLog('silent'))
})
afterEach(() => server.close())

async function dial() {
  const socket = connect(server.port, '127.0.0.1')
  let text = ''
  socket.on('data', chunk => {
    text += chunk
  })
  await once(socket, 'connect')
  return { socket, text: () => text, ids: () => text.match(/(?<=x-request-id: )\S+/g) ?? [] }
}

test('requests that arrive together are all read before the first is answered', async () => {
  const clients = await Promise.all([dial(), dial(), dial()])
  const ask = async () => {
    happened = []
    for (const { socket } of clients) socket.write(request('/'))
    await expect.poll(() => happened.filter(each => each.startsWith('whole')).length).toBe(3)
  }
  // The first requests may arrive while the server still accepts connections.
  await ask()
  await ask()
  expect(happened.map(each => each.split(' ')[0])).toEqual([
    ...['read', 'read', 'read'],
    ...['whole', 'whole', 'whole'],
  ])
  for (const { socket } of clients) socket.destroy()
})

test('many requests of one connection are answered whole, in order, each under its own id', async () => {
  const { socket, ids: received } = await dial()
  const paths = Array.from({ length: 100 }, (_, n) => `/${n}`)
  socket.write(paths.map(request).join(''))
  await expect.poll(() => received().length).toBe(100)
  expect(received()).toEqual(ids)
  expect(happened.filter(each => each.startsWith('whole'))).toEqual(paths.map(path => `whole ${path}`))
  socket.destroy()
})

test('a client that leaves before its response is sent disturbs nobody', async () => {
  const [leaving, staying] = await Promise.all([dial(), dial()])
  leaving.socket.write(request('/leaving'))
  leaving.socket.resetAndDestroy()
  staying.socket.write(request('/staying'))
  await expect.poll(staying.text).toContain('A kept page')
  staying.socket.destroy()
})

test('a response that waits when the server closes is still sent', async () => {
  const { socket, text } = await dial()
  socket.write(request('/last'))
  while (!happened.includes('read /last')) await setImmediate()
  await server.close()
  await expect.poll(text).toContain('A kept page')
  socket.destroy()
})
