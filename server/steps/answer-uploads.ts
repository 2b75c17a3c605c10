import { Readable } from 'node:stream'
import type { Fetch } from '../../contract/client.ts'
import { uploadsPath } from '../../contract/uploads.ts'
import type { Trusted } from '../../services/http/same-origin.ts'
import { believeSite } from '../believe-site.ts'
import type { Exchange, Step } from '../exchange.ts'
import { sendResponse, toRequest } from '../web-exchange.ts'

/** Attachments on their way in: the one call whose body is handed on as it comes, since it may be large. */
export function answerUploads(uploads: Fetch, { origin, serviceSecret }: Trusted): Step {
  async function answer(exchange: Exchange): Promise<true> {
    const { request, response } = exchange
    const hasBody = request.method === 'POST' || request.method === 'PATCH'
    const body = hasBody ? (Readable.toWeb(request) as ReadableStream) : null
    const asked = toRequest(exchange, origin, body)
    believeSite(exchange, asked.headers, serviceSecret)
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
