import type { Fetch } from '../../contract/client.ts'
import { problemResponse } from '../../services/http/problem.ts'
import { isFromSite, type Trusted } from '../../services/http/same-origin.ts'
import { believeSite } from '../believe-site.ts'
import { type Exchange, headerOf, isApi, isRead, type Step } from '../exchange.ts'
import { readBody } from '../read-body.ts'
import { refuse } from '../refuse.ts'
import type { SpendVisitorLimit } from '../visitor-limits.ts'
import { sendResponse, toRequest } from '../web-exchange.ts'

/** Handlers by the first part of the path they answer: `/api/admin`, `/api/gallery`, `/api/docs`. */
export type Apis = Readonly<Record<string, Fetch>>

const mostBytes = 64 * 1024

/** The two services, here or elsewhere: the browser only ever calls its own origin. */
export function answerApi(apis: Apis, { origin, serviceSecret }: Trusted, spend: SpendVisitorLimit): Step {
  async function answer(exchange: Exchange): Promise<true> {
    const { request } = exchange
    const authorization = headerOf(request, 'authorization')
    // A site whose services run here has counted its own visitors.
    if (isRead(request) && !isFromSite(new Headers({ authorization }), serviceSecret)) {
      const wait = await spend('callsByAddress', exchange)
      if (wait > 0) return refuse(exchange, 429, wait)
    }
    const body = isRead(request) ? null : await readBody(request, mostBytes)
    if (body === null && !isRead(request)) return refuse(exchange, 413)
    const asked = toRequest(exchange, origin, body)
    believeSite(exchange, asked.headers, serviceSecret)
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
