import { destinationOf, type Log, redactLine } from '../../platform/log.ts'
import type { Exchange } from './exchange.ts'
import { createLineBuffer } from './line-buffer.ts'
import { memoizeText } from './memoize-text.ts'

const message = 'Answered'

/** Hears of each response: `isKept` of those that the page cache sent whole. */
export type ObserveResponse = (path: string, status: number, ms: number, isKept: boolean) => void

/** One line for each response, without address and query. */
export interface AccessLog {
  /** Logs the response when Node has sent it. */
  watch(exchange: Exchange): void
  /** Logs a response that has been written whole: the line is made by hand and leaves within 100 ms. */
  add(exchange: Exchange, status: number): void
}

/** Nothing in the lines needs redaction by key, which would take longer than a cached page. */
export function createAccessLog(log: Log, observe?: ObserveResponse): AccessLog {
  const lines = log.child({}, { redact: [] })
  const buffer = createLineBuffer(destinationOf(log))
  const bindings = Object.entries(log.bindings()).map(
    ([name, value]) => `,"${name}":${JSON.stringify(value)}`,
  )
  const bound = bindings.join('')
  const fieldsOf = memoizeText((path: string) => redactLine(`,"path":${JSON.stringify(path)}`))
  return {
    watch({ request, response, id, path, startedAt, span }) {
      const isLogged = lines.isLevelEnabled('info')
      if (!isLogged && !observe) return
      response.once('finish', () => {
        const ms = msSince(startedAt)
        observe?.(path, response.statusCode, ms, false)
        if (!isLogged) return
        const fields = { requestId: id, method: request.method, path, status: response.statusCode }
        lines.info({ ...fields, ms, traceId: span?.traceId }, message)
      })
    },
    add({ request, id, path, startedAt, span }, status) {
      observe?.(path, status, performance.now() - startedAt, true)
      if (!lines.isLevelEnabled('info')) return
      const start = `{"level":"info","time":"${isoTime()}"${bound},"requestId":"${id}","method":"${request.method}"`
      const trace = span ? `,"traceId":"${span.traceId}"` : ''
      const end = `,"status":${status},"ms":${msSince(startedAt)}${trace},"msg":"${message}"}\n`
      buffer.add(start + fieldsOf(path) + end)
    },
  }
}

/** To a tenth. */
const msSince = (start: number): number => Math.round((performance.now() - start) * 10) / 10

let isoAt = 0
let iso = ''

/** The time as pino's lines have it, formatted once a millisecond. */
function isoTime(): string {
  const now = Date.now()
  if (now !== isoAt) iso = new Date(now).toISOString()
  isoAt = now
  return iso
}
