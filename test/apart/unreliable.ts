import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

/** The network faults between site and service. `down`: nothing listens any more. */
export type FailureMode =
  | 'good'
  | 'slow'
  | 'down'
  | 'resets'
  | 'hangs up in the middle'
  | 'answers a page'
  | 'answers half of it'
  | 'answers another shape'
  | 'answers 500'
  | 'answers 503 with a page'
  | 'redirects'
  /** Each address answers from the second time on. */
  | 'resets once'

export const badMoods: readonly FailureMode[] = [
  'slow',
  'down',
  'resets',
  'hangs up in the middle',
  'answers a page',
  'answers half of it',
  'answers another shape',
  'answers 500',
  'answers 503 with a page',
  'redirects',
]

const slowMs = 10_000

/** A proxy to a service with faults that the test sets; it records the requests. */
export async function openUnreliable(service: string) {
  let mood: FailureMode = 'good'
  const asked: string[] = []
  const known = new Set<string>()
  const sockets = new Set<Socket>()
  const server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`)
    const isNew = !known.has(request.url ?? '')
    known.add(request.url ?? '')
    if (mood === 'resets once' && isNew) return void request.socket.resetAndDestroy()
    answer(mood, service, request, response).catch(() => response.destroy())
  })
  server.on('connection', socket => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })
  const listen = (port: number) =>
    new Promise<void>(resolve => server.listen(port, '127.0.0.1', () => resolve()))
  const hangUp = () =>
    new Promise<void>(resolve => {
      if (!server.listening) return resolve()
      server.close(() => resolve())
      for (const socket of sockets) socket.destroy()
    })
  await listen(0)
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    asked,
    async become(next: FailureMode) {
      mood = next
      if (next === 'down') await hangUp()
      else if (!server.listening) await listen(port)
      // Requests under way keep the fault that they began with.
      else for (const socket of sockets) socket.destroy()
    },
    close: hangUp,
  }
}

async function answer(
  mood: FailureMode,
  service: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const send = (status: number, type: string, body: string) =>
    void response.writeHead(status, { 'Content-Type': type }).end(body)
  const page = '<!doctype html><title>Welcome to the hotel network</title><script>alert(1)</script>'
  if (mood === 'slow') await sleep(slowMs, undefined, { ref: false })
  if (mood === 'resets') return void request.socket.resetAndDestroy()
  if (mood === 'answers a page') return send(200, 'text/html', page)
  if (mood === 'answers 503 with a page') return send(503, 'text/html', page)
  if (mood === 'answers 500') return send(500, 'application/problem+json', '{"title":"Oh no","status":500}')
  if (mood === 'answers another shape') return send(200, 'application/json', '{"data":7,"products":[]}')
  if (mood === 'redirects') return void response.writeHead(302, { Location: 'https://evil.example/' }).end()
  const passed = await pass(service, request)
  const body = Buffer.from(await passed.arrayBuffer())
  const type = passed.headers.get('content-type') ?? ''
  if (mood === 'answers half of it') return send(200, type, body.toString('utf8').slice(0, body.length / 2))
  const cleared = passed.headers.get('clear-site-data')
  response.writeHead(passed.status, {
    'Content-Type': type,
    'Content-Length': body.length,
    'Set-Cookie': passed.headers.getSetCookie(),
    ...(cleared !== null && { 'Clear-Site-Data': cleared }),
  })
  if (mood === 'hangs up in the middle')
    response.write(body.subarray(0, body.length / 2), () => request.socket.destroy())
  else response.end(body)
}

async function pass(service: string, request: IncomingMessage) {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  const { host: _, connection: __, ...headers } = request.headers
  return fetch(`${service}${request.url}`, {
    method: request.method ?? 'GET',
    headers: headers as Record<string, string>,
    body: chunks.length > 0 ? Buffer.concat(chunks) : null,
  })
}
