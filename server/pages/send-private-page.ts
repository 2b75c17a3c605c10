import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { type Exchange, headerOf } from '../http/exchange.ts'
import { contentPolicy } from '../http/security-headers.ts'
import { retryAfterSeconds } from './answer-unavailable.ts'
import { chooseEncoding } from './encodings.ts'
import { hashInlineScripts } from './inline-scripts.ts'
import { frameHeader, nonceHeader } from './render-page.ts'

const quickly = { [constants.BROTLI_PARAM_QUALITY]: 5 }

/** Sends a rendered page of one person: never cached, not even by the browser, and not indexed. */
export async function sendPrivatePage(
  { request, response }: Exchange,
  page: Response,
  cookies: readonly string[],
): Promise<true> {
  let body = Buffer.from(await page.arrayBuffer())
  let scriptHashes: readonly string[] = []
  const nonce = page.headers.get(nonceHeader)
  if (nonce) {
    const hashed = hashInlineScripts(body.toString('utf8'), nonce, { startsAtOnce: true })
    body = Buffer.from(hashed.html)
    scriptHashes = hashed.scriptHashes
  }
  const encoding = body.length > 0 ? chooseEncoding(headerOf(request, 'accept-encoding')) : 'identity'
  if (encoding === 'br') body = await promisify(brotliCompress)(body, { params: quickly })
  if (encoding === 'gzip') body = await promisify(gzip)(body, { level: 5 })
  const own = [...page.headers].filter(
    ([name]) => ![nonceHeader, frameHeader, 'content-length', 'set-cookie'].includes(name),
  )
  const allCookies = [...page.headers.getSetCookie(), ...cookies]
  response.writeHead(page.status, {
    ...(page.status === 503 && { 'retry-after': String(retryAfterSeconds) }),
    ...Object.fromEntries(own),
    ...(encoding !== 'identity' && { 'content-encoding': encoding }),
    ...(allCookies.length > 0 && { 'set-cookie': allCookies }),
    'content-length': body.length,
    'cache-control': 'no-store',
    'content-security-policy': contentPolicy(scriptHashes, { frame: page.headers.get(frameHeader) }),
    vary: 'Accept-Encoding, Cookie',
    'x-robots-tag': 'noindex',
  })
  response.end(request.method === 'HEAD' ? undefined : body)
  return true
}
