import { destinationOf, type Log, redactLine } from '../../platform/log.ts'
import type { Exchange } from './exchange.ts'
import { createLineBuffer } from './line-buffer.ts'
import { memoizeText } from './memoize-text.ts'

const message = 'Answered'
const lineEnd = `,"msg":"${message}"}\n`

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
  const startOf = createLineStart(`${bindings.join('')},"requestId":"`)
  // Only a GET is answered whole.
  const fieldsOf = memoizeText((path: string) =>
    redactLine(`","method":"GET","path":${JSON.stringify(path)},"status":`),
  )
  const isLogged = lines.isLevelEnabled('info')
  return {
    watch({ request, response, id, path, startedAt, span }) {
      if (!isLogged && !observe) return
      response.once('finish', () => {
        const ms = msSince(startedAt)
        observe?.(path, response.statusCode, ms, false)
        if (!isLogged) return
        const fields = { requestId: id, method: request.method, path, status: response.statusCode }
        lines.info({ ...fields, ms, traceId: span?.traceId }, message)
      })
    },
    add({ id, path, startedAt, span }, status) {
      observe?.(path, status, performance.now() - startedAt, true)
      if (!isLogged) return
      const ms = msSince(startedAt)
      const end = span ? `,"traceId":"${span.traceId}"${lineEnd}` : lineEnd
      buffer.add(`${startOf()}${id}${fieldsOf(path)}${status},"ms":${ms}${end}`)
    },
  }
}

/** To a tenth. */
const msSince = (start: number): number => Math.round((performance.now() - start) * 10) / 10

/** The start of a line up to its `fields`, with the time as pino's lines have it; made once a millisecond. */
function createLineStart(fields: string): () => string {
  let madeAt = 0
  let start = ''
  return () => {
    const now = Date.now()
    if (now !== madeAt) start = `{"level":"info","time":"${new Date(now).toISOString()}"${fields}`
    madeAt = now
    return start
  }
}
