import type { Log } from '../../platform/log.ts'
import type { Exchange } from './exchange.ts'

/**
 * Logs one line for each response, without address and query. Nothing in it needs redaction, which would take longer than a
 * cached page.
 */
export function createExchangeLog(log: Log) {
  const lines = log.child({}, { redact: [] })
  return ({ request, response, id, path }: Exchange): void => {
    if (!lines.isLevelEnabled('info')) return
    const started = performance.now()
    response.once('finish', () => {
      const ms = Math.round((performance.now() - started) * 10) / 10
      lines.info({ requestId: id, method: request.method, path, status: response.statusCode, ms }, 'Answered')
    })
  }
}
