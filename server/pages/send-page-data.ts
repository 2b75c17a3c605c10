import { type Exchange, headerOf } from '../http/exchange.ts'
import { matchesETag } from '../http/matches-etag.ts'
import { type Bodies, chooseEncoding } from './encodings.ts'

/** Sends the script of a page's data, which never changes under its name. */
export function sendPageData({ request, response }: Exchange, id: string, bodies: Bodies): true {
  const encoding = chooseEncoding(headerOf(request, 'accept-encoding'))
  const etag = `"${id}${encoding === 'identity' ? '' : `-${encoding}`}"`
  const headers = {
    'Content-Type': 'text/javascript; charset=utf-8',
    'Cache-Control': 'private, max-age=31536000, immutable',
    Vary: 'Accept-Encoding',
    ETag: etag,
  }
  if (matchesETag(headerOf(request, 'if-none-match'), etag)) {
    response.writeHead(304, headers).end()
    return true
  }
  const body = bodies[encoding]
  response.writeHead(200, {
    ...headers,
    ...(encoding !== 'identity' && { 'Content-Encoding': encoding }),
    'Content-Length': body.length,
  })
  response.end(request.method === 'HEAD' ? undefined : body)
  return true
}
