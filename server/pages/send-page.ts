import { type Exchange, headerOf } from '../http/exchange.ts'
import { matchesETag } from '../http/matches-etag.ts'
import { writeWhole } from '../http/whole-response.ts'
import type { CacheStatus } from './cache-status.ts'
import type { CachedPage } from './cached-page.ts'
import { chooseEncoding } from './encodings.ts'
import { isForSharedCache } from './shared-cache.ts'

/**
 * Sends a page in the negotiated encoding, or 304; `cacheStatus` becomes `X-Cache`. One that `isKept` may be kept by a shared
 * cache as well.
 */
export function sendPage(
  exchange: Exchange,
  page: CachedPage,
  cacheStatus: CacheStatus | null,
  isKept = false,
): true {
  const { request, response, id } = exchange
  const encoded = page.encoded[chooseEncoding(headerOf(request, 'accept-encoding'))]
  const { etag, body } = encoded
  const shared = isKept && isForSharedCache(exchange) ? encoded.sharedHeaders : null
  const own = shared ?? encoded.headers
  const headers = cacheStatus === null ? own : [...own, 'x-cache', cacheStatus]
  if (page.status === 200 && matchesETag(headerOf(request, 'if-none-match'), etag)) {
    response.writeHead(304, [...headers, 'x-request-id', id])
    response.end()
    return true
  }
  response.writeHead(page.status, [...headers, 'content-length', `${body.length}`, 'x-request-id', id])
  response.end(request.method === 'HEAD' ? undefined : body)
  return true
}

/** The same past Node's `ServerResponse`, for a page with status 200 where `takesWhole` allows it; returns the status. */
export function sendWholePage(
  exchange: Exchange,
  page: CachedPage,
  cacheStatus: CacheStatus | null,
): 200 | 304 {
  const { request } = exchange
  const encoded = page.encoded[chooseEncoding(headerOf(request, 'accept-encoding'))]
  const status = matchesETag(headerOf(request, 'if-none-match'), encoded.etag) ? 304 : 200
  const prepared = status === 200 && cacheStatus === null ? encoded.prepared : null
  if (prepared) {
    prepared.send(exchange)
    return status
  }
  const { fields } = encoded
  const all = cacheStatus === null ? fields : `${fields}x-cache: ${cacheStatus}\r\n`
  writeWhole(exchange, status, all, status === 304 ? null : encoded.body)
  return status
}
