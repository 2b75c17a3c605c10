import type { Log } from '../../platform/log.ts'
import type { Exchange } from './exchange.ts'

/**
 * One line when an answer is out: no address, no query, nothing of the visitor. So there are no private keys to be
 * looked for, which would take longer than a kept page does.
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
