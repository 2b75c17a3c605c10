import type { Fetch } from '../../contract/client.ts'
import { problemResponse } from '../../services/http/problem.ts'
import { isFromSite, type TrustedOrigin } from '../../services/http/same-origin.ts'
import { type Exchange, headerOf, isApi, isRead, type Middleware } from '../http/exchange.ts'
import { readBody } from '../http/read-body.ts'
import { refuse } from '../http/refuse.ts'
import type { SpendVisitorLimit } from '../http/visitor-limits.ts'
import { sendResponse, toRequest } from '../http/web-exchange.ts'
import { trustServiceHeaders } from '../services/trust-service-headers.ts'

/** Handlers by the first part of their path: `/api/admin`, `/api/gallery`, `/api/docs`. */
type Apis = Readonly<Record<string, Fetch>>

const maxBytes = 64 * 1024

/** Passes calls to the two services, local or remote: the browser only calls its own origin. */
export function answerApi(
  apis: Apis,
  { origin, serviceSecret }: TrustedOrigin,
  spend: SpendVisitorLimit,
): Middleware {
  async function answer(exchange: Exchange): Promise<true> {
    const { request } = exchange
    const authorization = headerOf(request, 'authorization')
    // A site that calls this process has counted its own visitors.
    if (isRead(request) && !isFromSite(new Headers({ authorization }), serviceSecret)) {
      const wait = await spend('callsByAddress', exchange)
      if (wait > 0) return refuse(exchange, 429, wait)
    }
    const body = isRead(request) ? null : await readBody(request, maxBytes)
    if (body === null && !isRead(request)) return refuse(exchange, 413)
    const asked = toRequest(exchange, origin, body)
    trustServiceHeaders(exchange, asked.headers, serviceSecret)
    const path = new URL(asked.url).pathname
    const api = Object.entries(apis).find(([start]) => path === start || path.startsWith(`${start}/`))
    await sendResponse(
      exchange,
      api ? await api[1](asked) : problemResponse(404, `There is no ${path} here.`),
    )
    return true
  }
  return exchange => isApi(exchange.path) && answer(exchange)
}
