import { type Exchange, headerOf } from '../http/exchange.ts'
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
  if (page.status === 200 && isKnown(headerOf(request, 'if-none-match'), etag)) {
    response.writeHead(304, [...headers, 'x-request-id', id])
    response.end()
    return true
  }
  response.writeHead(page.status, [...headers, 'content-length', `${body.length}`, 'x-request-id', id])
  response.end(request.method === 'HEAD' ? undefined : body)
  return true
}

const isKnown = (ifNoneMatch: string, etag: string) =>
  ifNoneMatch !== '' && (ifNoneMatch.includes(etag) || ifNoneMatch.trim() === '*')
