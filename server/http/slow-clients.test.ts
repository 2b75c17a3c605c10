import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, test } from 'vitest'
import { createLog } from '../../platform/log.ts'
import { trackConnections } from './connections.ts'
import { disconnectSlowClients, type SlowClientOptions } from './slow-clients.ts'

/** The production limits in less time. */
const rate = { bytesPerSecond: 1024, windowMs: 500 }
/** Nobody's event loop stands still for two thirds of it, on a busy machine either. */
const longWindow = { body: { ...rate, windowMs: 3000 } }
const options = { body: rate, answer: { ...rate, windowMs: 1000 }, everyMs: 50 }
const open: (Server | Socket)[] = []

afterAll(() => {
  for (const one of open.splice(0)) 'closeAllConnections' in one ? one.closeAllConnections() : one.destroy()
})

async function serve(
  listener: (request: IncomingMessage, response: ServerResponse) => void,
  more: Partial<SlowClientOptions> = {},
) {
  const lines: Record<string, unknown>[] = []
  const log = createLog('info', { write: (line: string) => void lines.push(JSON.parse(line)) })
  const server = createServer((request, response) => {
    connections.note(request, response)
    listener(request, response)
  })
  const connections = trackConnections(server)
  open.push(server)
  const stop = disconnectSlowClients(connections, log, { ...options, ...more })
  server.once('close', stop)
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  return { port: (server.address() as AddressInfo).port, lines }
}

function dial(port: number) {
  const socket = connect(port, '127.0.0.1')
  open.push(socket)
  socket.on('error', () => {})
  const state = { socket, closedAfterMs: Number.NaN, got: '' }
  const began = performance.now()
  socket.once('close', () => {
    state.closedAfterMs = performance.now() - began
  })
  return state
}

const head = (length: number) => `POST / HTTP/1.1\r\nHost: x\r\nContent-Length: ${length}\r\n\r\n`
const drain = (request: IncomingMessage, response: ServerResponse) => {
  request.on('error', () => {})
  request.resume().once('end', () => response.end('whole'))
}

/** Sends this many bytes every 50 ms, and what is due after a longer wait, until the connection closes, for at most `forMs`. */
async function trickle(socket: Socket, bytes: number, forMs: number) {
  const began = performance.now()
  for (let sent = 0; sent < forMs / 50 && !socket.destroyed; ) {
    const due = Math.min(Math.ceil((performance.now() - began) / 50), forMs / 50)
    if (due > sent) socket.write('x'.repeat(bytes * (due - sent)))
    sent = due
    await sleep(50)
  }
}

test.concurrent('a body that comes a byte at a time is cut after the window, and it is logged without an address', async ({
  expect,
}) => {
  const { port, lines } = await serve(drain)
  const visitor = dial(port)
  visitor.socket.write(head(100_000))
  await trickle(visitor.socket, 1, 10_000)
  expect(visitor.closedAfterMs).toBeGreaterThan(450)
  expect(visitor.closedAfterMs).toBeLessThan(5000)
  expect(lines).toEqual([expect.objectContaining({ what: 'body' })])
  expect(JSON.stringify(lines)).not.toContain('127.0.0.1')
})

test.concurrent('a body of 3 KB a second comes through, however long it takes', async ({ expect }) => {
  const { port, lines } = await serve(drain, longWindow)
  const visitor = dial(port)
  visitor.socket.on('data', chunk => {
    visitor.got += chunk
  })
  visitor.socket.write(head(150 * 80))
  await trickle(visitor.socket, 150, 4000)
  await expect.poll(() => visitor.got).toContain('whole')
  expect(lines).toEqual([])
})

test.concurrent('a body that we do not read ourselves is not its sender’s fault', async ({ expect }) => {
  const { port } = await serve((request, response) => {
    setTimeout(() => request.resume().once('end', () => response.end('whole')), 1200)
  })
  const visitor = dial(port)
  visitor.socket.on('data', chunk => {
    visitor.got += chunk
  })
  visitor.socket.write(head(300_000) + 'x'.repeat(300_000))
  await expect.poll(() => visitor.got).toContain('whole')
})

test.concurrent('an answer that nobody takes is cut; what is taken slowly but steadily is not', async ({
  expect,
}) => {
  const large = Buffer.alloc(20 * 1024 * 1024)
  const { port, lines } = await serve((_, response) => response.end(large))
  const stopped = dial(port)
  stopped.socket.pause()
  stopped.socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n')
  await expect.poll(() => lines).toEqual([expect.objectContaining({ what: 'answer' })])

  const steady = dial(port)
  let taken = 0
  steady.socket.write('GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n')
  steady.socket.on('data', chunk => {
    taken += chunk.length
    steady.socket.pause()
    setTimeout(() => steady.socket.resume(), 3)
  })
  await expect.poll(() => Number.isNaN(steady.closedAfterMs)).toBe(false)
  expect(taken).toBeGreaterThan(large.length)
  expect(lines).toHaveLength(1)
})

test.concurrent('a connection that is kept alive and asks nothing is left alone, and so is a slow page of ours', async ({
  expect,
}) => {
  const { port } = await serve((request, response) => {
    if (request.url === '/slow') setTimeout(() => response.end('late'), 1000)
    else response.end('soon')
  })
  const visitor = dial(port)
  visitor.socket.on('data', chunk => {
    visitor.got += chunk
  })
  visitor.socket.write('GET /slow HTTP/1.1\r\nHost: x\r\n\r\n')
  await expect.poll(() => visitor.got).toContain('late')
  await sleep(800)
  visitor.socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n')
  await expect.poll(() => visitor.got).toContain('soon')
})
