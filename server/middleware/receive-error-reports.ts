import * as v from 'valibot'
import type { Log } from '../../platform/log.ts'
import type { Exchange, Middleware } from '../http/exchange.ts'
import { readBody } from '../http/read-body.ts'
import { refuse } from '../http/refuse.ts'
import type { SpendVisitorLimit } from '../http/visitor-limits.ts'

const maxBytes = 4096

const report = v.strictObject({
  page: v.pipe(v.string(), v.startsWith('/'), v.maxLength(200)),
  name: v.pipe(v.string(), v.maxLength(60)),
  message: v.pipe(v.string(), v.maxLength(300)),
  stack: v.pipe(v.string(), v.maxLength(1500)),
})

/**
 * `POST /error-reports`: a script error of a browser, sent by site/frame/errors/report-script-error.ts. Logs one line
 * without address, cookie or query, and answers 204; 405, 413, 422 and 429 otherwise.
 */
export function receiveErrorReports(spend: SpendVisitorLimit, log: Log): Middleware {
  async function answer(exchange: Exchange): Promise<true> {
    const { request, response, id } = exchange
    if (request.method !== 'POST') return refuse(exchange, 405)
    const wait = await spend('errorReportsByAddress', exchange)
    if (wait > 0) return refuse(exchange, 429, wait)
    const body = await readBody(request, maxBytes)
    if (body === null) return refuse(exchange, 413)
    const read = v.safeParse(report, parseJson(body))
    if (!read.success) return refuse(exchange, 422)
    log.warn({ requestId: id, ...read.output }, 'Browser script error')
    response.writeHead(204, { 'Cache-Control': 'no-store' }).end()
    return true
  }
  return exchange => exchange.path === '/error-reports' && answer(exchange)
}

function parseJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'))
  } catch {
    return undefined
  }
}
