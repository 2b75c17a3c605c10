import { Readable } from 'node:stream'
import type { Fetch } from '../../contract/client.ts'
import { uploadsPath } from '../../contract/uploads.ts'
import type { TrustedOrigin } from '../../services/http/same-origin.ts'
import type { Exchange, Middleware } from '../http/exchange.ts'
import { sendResponse, toRequest } from '../http/web-exchange.ts'
import { trustServiceHeaders } from '../services/trust-service-headers.ts'

/** Attachments on their way in: the one call whose body is handed on as it comes, since it may be large. */
export function answerUploads(uploads: Fetch, { origin, serviceSecret }: TrustedOrigin): Middleware {
  async function answer(exchange: Exchange): Promise<true> {
    const { request, response } = exchange
    const hasBody = request.method === 'POST' || request.method === 'PATCH'
    const body = hasBody ? (Readable.toWeb(request) as ReadableStream) : null
    const asked = toRequest(exchange, origin, body)
    trustServiceHeaders(exchange, asked.headers, serviceSecret)
    const answered = await uploads(asked)
    // Its sender went away in the middle: nobody is left to answer.
    if (response.destroyed) return true
    // What is left of a body that was refused is nothing to go on with.
    if (hasBody && !request.complete) response.setHeader('Connection', 'close')
    await sendResponse(exchange, answered)
    return true
  }
  return exchange => isUpload(exchange.path) && answer(exchange)
}

const isUpload = (path: string) => path === uploadsPath || path.startsWith(`${uploadsPath}/`)
