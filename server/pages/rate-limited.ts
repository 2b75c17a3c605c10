import { documentPath, isDataPath } from '../../site/paths/data-path.ts'
import type { Exchange } from '../http/exchange.ts'
import { isRead } from '../http/exchange.ts'
import { refuse } from '../http/refuse.ts'

/** A visitor has exceeded a rate limit. */
export class RateLimited extends Error {
  override name = 'TooMany'
  readonly seconds: number
  constructor(seconds: number) {
    super(`Try again in ${seconds} s`)
    this.seconds = seconds
  }
}

/**
 * 429 with the small page. A data request of the router is redirected to the document, which the router shows: it would
 * take the page itself for a malformed response.
 */
export function sendRateLimited(exchange: Exchange, seconds: number): true {
  const { request, response, path, query } = exchange
  if (!request.complete) response.setHeader('Connection', 'close')
  if (!isDataPath(path) || !isRead(request)) return refuse(exchange, 429, seconds)
  const page = documentPath(path)
  const asked = new URLSearchParams(query)
  asked.delete('_routes')
  response.writeHead(204, {
    'Cache-Control': 'no-store',
    'Retry-After': `${seconds}`,
    'X-Remix-Redirect': asked.size > 0 ? `${page}?${asked}` : page,
    'X-Remix-Status': '302',
    'X-Remix-Reload-Document': 'true',
  })
  response.end()
  return true
}
