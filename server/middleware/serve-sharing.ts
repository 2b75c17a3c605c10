import { pipeline } from 'node:stream/promises'
import type { Storage } from '../../platform/storage/storage.ts'
import { keyOf } from '../../services/admin/content/sharing-pictures/make-pictures.ts'
import { type Exchange, isRead, type Middleware } from '../http/exchange.ts'
import { refuse } from '../http/refuse.ts'

const path = /^\/sharing\/made\/([0-9a-f]{20})\.jpg$/

/** Serves sharing pictures; the name of each is a hash of its content, so it never changes. */
export function serveSharing(storage: Storage): Middleware {
  async function send(exchange: Exchange, name: string): Promise<true> {
    const stored = await storage.get(keyOf(name)).catch(() => undefined)
    if (stored === undefined) return refuse(exchange, 503, 5)
    if (stored === null) return refuse(exchange, 404)
    const { response, request } = exchange
    response.writeHead(200, {
      'Content-Type': stored.type,
      'Content-Length': stored.size,
      'Cache-Control': 'public, max-age=31536000, immutable',
    })
    if (request.method === 'HEAD') {
      stored.stream.destroy()
      response.end()
    } else {
      // An aborted download is no error.
      await pipeline(stored.stream, response).catch(() => {})
    }
    return true
  }
  return exchange => {
    const name = isRead(exchange.request) ? path.exec(exchange.path)?.[1] : undefined
    return name === undefined ? false : send(exchange, name)
  }
}
