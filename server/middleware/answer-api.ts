import type { Fetch } from '../../contract/client.ts'
import { problemResponse } from '../../services/http/problem.ts'
import { isFromSite, type TrustedOrigin } from '../../services/http/same-origin.ts'
import { type Exchange, headerOf, isApi, isRead, type Middleware } from '../http/exchange.ts'
import { readBody } from '../http/read-body.ts'
import { refuse } from '../http/refuse.ts'
import type { SpendVisitorLimit } from '../http/visitor-limits.ts'
import { sendResponse, streamResponse, toRequest } from '../http/web-exchange.ts'
import { trustServiceHeaders } from '../services/trust-service-headers.ts'

interface Api {
  readonly fetch: Fetch
  /** The maximum length of a body in bytes; 64 KB by default. */
  readonly maxBodyBytes?: number
}

/** Services by the first part of their path: `/api/admin`, `/api/gallery`, `/api/office`, `/api/docs`. */
type Apis = Readonly<Record<string, Api>>

const defaultMaxBodyBytes = 64 * 1024

/** Passes calls to the services, local or remote: the browser only calls its own origin. */
export function answerApi(
  apis: Apis,
  { origin, serviceSecret }: TrustedOrigin,
  spend: SpendVisitorLimit,
): Middleware {
  async function pass(exchange: Exchange): Promise<true> {
    const { request } = exchange
    const authorization = headerOf(request, 'authorization')
    // A site that calls this process has counted its own visitors.
    if (isRead(request) && !isFromSite(new Headers({ authorization }), serviceSecret)) {
      const wait = await spend('callsByAddress', exchange)
      if (wait > 0) return refuse(exchange, 429, wait)
    }
    const { pathname } = new URL(`${origin}${exchange.path}`)
    const [, api] =
      Object.entries(apis).find(([start]) => pathname === start || pathname.startsWith(`${start}/`)) ?? []
    const body = isRead(request) ? null : await readBody(request, api?.maxBodyBytes ?? defaultMaxBodyBytes)
    if (body === null && !isRead(request)) return refuse(exchange, 413)
    const asked = toRequest(exchange, origin, body)
    trustServiceHeaders(exchange, asked.headers, serviceSecret)
    const answer = api ? await api.fetch(asked) : problemResponse(404, `There is no ${pathname} here.`)
    // A download may be larger than memory allows.
    const isDownload = answer.headers.has('Content-Disposition') && exchange.request.method !== 'HEAD'
    await (isDownload ? streamResponse : sendResponse)(exchange, answer)
    return true
  }
  return exchange => isApi(exchange.path) && pass(exchange)
}
