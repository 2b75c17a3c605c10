import { pipeline } from 'node:stream/promises'
import type { Storage } from '../../platform/storage/storage.ts'
import { type Exchange, isRead, type Middleware } from '../http/exchange.ts'
import { refuse } from '../http/refuse.ts'

/** A file that was made of a picture: the original beside it is not served. */
const path = /^\/(media\/[0-9a-f]{32}\/(?:[a-z]+-)?\d{1,4}\.[0-9a-f]{10}\.(?:avif|webp|jpg))$/

/** Serves the pictures of the media library; the name of each has a hash of its content, so it never changes. */
export function serveMedia(storage: Storage): Middleware {
  async function send(exchange: Exchange, key: string): Promise<true> {
    const stored = await storage.get(key).catch(() => undefined)
    if (stored === undefined) return refuse(exchange, 503, 5)
    if (stored === null) return refuse(exchange, 404)
    const { response, request } = exchange
    response.writeHead(200, {
      'Content-Type': stored.type,
      'Content-Length': stored.size,
      'Cache-Control': 'public, max-age=31536000, immutable',
      'X-Content-Type-Options': 'nosniff',
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
    const key = isRead(exchange.request) ? path.exec(exchange.path)?.[1] : undefined
    return key === undefined ? false : send(exchange, key)
  }
}
