import type { Fetch } from '../../contract/client.ts'
import { problemResponse } from '../../services/http/problem.ts'
import { isFromSite, type Trusted } from '../../services/http/same-origin.ts'
import { type Exchange, headerOf, isApi, isRead, type Step } from '../exchange.ts'
import { readBody } from '../read-body.ts'
import { refuse } from '../refuse.ts'
import { sendResponse, toRequest } from '../web-exchange.ts'

/** Handlers by the first part of the path they answer: `/api/admin`, `/api/gallery`, `/api/docs`. */
export type Apis = Readonly<Record<string, Fetch>>

const mostBytes = 64 * 1024

/** The two services, here or elsewhere: the browser only ever calls its own origin. */
export function answerApi(apis: Apis, { origin, serviceSecret }: Trusted): Step {
  async function answer(exchange: Exchange): Promise<true> {
    const { request } = exchange
    const body = isRead(request) ? null : await readBody(request, mostBytes)
    if (body === null && !isRead(request)) return refuse(exchange, 413)
    const asked = toRequest(exchange, origin, body)
    if (isFromSite(asked.headers, serviceSecret)) believe(exchange, asked.headers)
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

/** A site whose services run here says for whom it asks; of anybody else that is not believed. */
function believe({ request }: Exchange, headers: Headers) {
  for (const name of ['x-visitor-address', 'x-visitor-account']) {
    const said = headerOf(request, name)
    if (said) headers.set(name, said)
  }
}
