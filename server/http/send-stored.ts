import { pipeline } from 'node:stream/promises'
import type { Storage } from '../../platform/storage/storage.ts'
import type { Exchange } from './exchange.ts'
import { refuse } from './refuse.ts'

/** Answers with an object of the storage whose key has a hash of its content, so that it never changes. */
export async function sendStored(exchange: Exchange, storage: Storage, key: string): Promise<true> {
  const stored = await storage.get(key).catch(() => undefined)
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
