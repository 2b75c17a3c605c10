import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream as NodeReadableStream } from 'node:stream/web'
import { previewHeader } from '../../contract/preview-address.ts'
import type { Exchange } from './exchange.ts'

/** Headers that only the server sets; those of a client are dropped. */
const ourOwn = ['host', 'x-request-id', 'x-visitor-address', 'x-visitor-account', previewHeader]

/** The `Request` of an exchange: with this site's origin and request id, and the body as read or as a stream. */
export function toRequest(
  { request, response, id, visitor, path, query }: Exchange,
  origin: string,
  body: Buffer | ReadableStream | null,
) {
  const headers = new Headers({ 'X-Request-Id': id, 'X-Visitor-Address': visitor })
  for (const [name, value = ''] of Object.entries(request.headersDistinct)) {
    if (!ourOwn.includes(name)) for (const each of value) headers.append(name, each)
  }
  const away = new AbortController()
  response.once('close', () => response.writableFinished || away.abort())
  return new Request(`${origin}${path}${query}`, {
    method: request.method ?? 'GET',
    headers,
    ...(body && (body instanceof ReadableStream ? { body, duplex: 'half' } : { body: new Uint8Array(body) })),
    signal: away.signal,
  })
}

/** Sends a whole `Response`, beside the headers that are set already. */
export async function sendResponse({ request, response }: Exchange, answer: Response): Promise<void> {
  const body = Buffer.from(await answer.arrayBuffer())
  const cookies = answer.headers.getSetCookie()
  response.writeHead(answer.status, {
    ...Object.fromEntries(answer.headers),
    ...(cookies.length > 0 && { 'set-cookie': cookies }),
    ...(request.method !== 'HEAD' && answer.status !== 204 && { 'content-length': body.length }),
  })
  response.end(body)
}

/** Sends a `Response` of a known length as a stream. A client that leaves ends it. */
export async function streamResponse({ response }: Exchange, answer: Response): Promise<void> {
  response.writeHead(answer.status, Object.fromEntries(answer.headers))
  if (!answer.body) return void response.end()
  await pipeline(Readable.fromWeb(answer.body as NodeReadableStream), response).catch(() =>
    response.destroy(),
  )
}
