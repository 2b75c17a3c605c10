import { Readable } from 'node:stream'
import type { Fetch } from '../../contract/client.ts'
import { uploadsPath } from '../../contract/uploads.ts'
import type { TrustedOrigin } from '../../services/http/same-origin.ts'
import { type Exchange, hasBody, type Middleware } from '../http/exchange.ts'
import { sendResponse, streamResponse, toRequest } from '../http/web-exchange.ts'
import { trustServiceHeaders } from '../services/trust-service-headers.ts'

/** Passes uploads on as streams: their bodies may be large. */
export function answerUploads(uploads: Fetch, { origin, serviceSecret }: TrustedOrigin): Middleware {
  async function answer(exchange: Exchange): Promise<true> {
    const { request, response } = exchange
    const isSent = hasBody(request) && (request.method === 'POST' || request.method === 'PATCH')
    const body = isSent ? (Readable.toWeb(request) as ReadableStream) : null
    const asked = toRequest(exchange, origin, body)
    trustServiceHeaders(exchange, asked.headers, serviceSecret)
    const answered = await uploads(asked)
    // The client closed the connection: no response is possible.
    if (response.destroyed) return true
    // The unread rest of a refused body makes the connection unusable.
    if (isSent && !request.complete) response.setHeader('Connection', 'close')
    await (answered.headers.has('Content-Disposition') ? streamResponse : sendResponse)(exchange, answered)
    return true
  }
  return exchange => isUpload(exchange.path) && answer(exchange)
}

const isUpload = (path: string) => path === uploadsPath || path.startsWith(`${uploadsPath}/`)
