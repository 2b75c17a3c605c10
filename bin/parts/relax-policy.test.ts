import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { contentPolicy } from '../../server/http/security-headers.ts'
import { relaxPolicy } from './relax-policy.ts'

const policy = contentPolicy(['abc='], {})

/** The headers that a response has in a browser. */
async function headersOf(write: (response: ServerResponse) => ServerResponse): Promise<Headers> {
  const server = createServer((_, response) => {
    relaxPolicy(response, [24_678])
    response.setHeader('Content-Security-Policy', contentPolicy([], {}))
    write(response).end()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  return (await fetch(`http://127.0.0.1:${port}`, { headers: { Connection: 'close' } })).headers
}

const object = { 'content-type': 'text/html', 'Content-Security-Policy': policy }

test.each([
  ['an object', object],
  ['names and values in turn', Object.entries(object).flat()],
])(
  'a page whose headers are %s keeps its scripts, and may have styles and sockets of Vite',
  async (_, own) => {
    const headers = await headersOf(response => response.writeHead(200, own))
    expect(headers.get('content-type')).toBe('text/html')
    const relaxed = headers.get('content-security-policy')
    expect(relaxed).toContain("script-src 'self' 'sha256-abc='")
    expect(relaxed).toContain("style-src 'self' 'unsafe-inline'")
    expect(relaxed).toContain("connect-src 'self' ws://localhost:24678 ws://127.0.0.1:24678")
  },
)

test('a response without headers of its own stands as it is', async () => {
  const headers = await headersOf(response => response.writeHead(404))
  expect(headers.get('content-security-policy')).toBe(contentPolicy([], {}))
})
