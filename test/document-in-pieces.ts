import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

/** Several frames, so that a browser that may paint what has arrived does so. */
const pauseMs = 80

/** A server in front of another, by which documents arrive in pieces. */
export async function openInPieces(origin: string, pieces: number) {
  const server = createServer(async (request, response) => {
    const answer = await fetch(origin + request.url, { headers: { 'Accept-Encoding': 'identity' } })
    const body = Buffer.from(await answer.arrayBuffer())
    const own = ['content-length', 'transfer-encoding', 'connection', 'keep-alive']
    response.writeHead(answer.status, [...answer.headers].filter(([name]) => !own.includes(name)).flat())
    const isDocument = answer.headers.get('content-type')?.startsWith('text/html') ?? false
    const size = isDocument ? Math.ceil(body.length / pieces) : body.length
    for (let at = 0; at < body.length; at += size) {
      if (at > 0) await sleep(pauseMs)
      response.write(body.subarray(at, at + size))
    }
    response.end()
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}
