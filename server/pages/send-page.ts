import { type Exchange, headerOf } from '../exchange.ts'
import { chooseEncoding, type KeptPage } from './kept-page.ts'

/** Sends a page in the encoding that the visitor takes, or 304 when the visitor has it already. */
export function sendPage({ request, response }: Exchange, page: KeptPage, vary: string): true {
  const encoding = chooseEncoding(headerOf(request, 'accept-encoding'))
  const etag = encoding === 'identity' ? page.etag : `${page.etag.slice(0, -1)}-${encoding}"`
  const headers: Record<string, string | number> = {
    ...page.headers,
    'cache-control':
      page.headers['cache-control'] ?? (page.status === 200 ? 'private, no-cache' : 'no-store'),
    vary,
  }
  if (page.status === 200) {
    headers.etag = etag
    if (headerOf(request, 'if-none-match').includes(etag)) {
      response.writeHead(304, headers)
      response.end()
      return true
    }
  }
  const body = page.bodies[encoding]
  if (encoding !== 'identity' && body.length > 0) headers['content-encoding'] = encoding
  headers['content-length'] = body.length
  response.writeHead(page.status, headers)
  response.end(request.method === 'HEAD' ? undefined : body)
  return true
}
