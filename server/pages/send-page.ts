import { type Exchange, headerOf } from '../http/exchange.ts'
import { matchesETag } from '../http/matches-etag.ts'
import { writeWhole } from '../http/whole-response.ts'
import type { CacheStatus } from './cache-status.ts'
import type { CachedPage } from './cached-page.ts'
import { chooseEncoding } from './encodings.ts'

/** Sends a page in the negotiated encoding, or 304; `cacheStatus` becomes `X-Cache`. */
export function sendPage(
  { request, response, id }: Exchange,
  page: CachedPage,
  cacheStatus: CacheStatus | null,
): true {
  const { etag, headers: own, body } = page.encoded[chooseEncoding(headerOf(request, 'accept-encoding'))]
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
  const { etag, fields, body } = page.encoded[chooseEncoding(headerOf(request, 'accept-encoding'))]
  const status = matchesETag(headerOf(request, 'if-none-match'), etag) ? 304 : 200
  const all = cacheStatus === null ? fields : `${fields}x-cache: ${cacheStatus}\r\n`
  writeWhole(exchange, status, all, status === 304 ? null : body)
  return status
}
