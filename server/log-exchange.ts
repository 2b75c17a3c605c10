import type { Log } from '../platform/log.ts'
import type { Exchange } from './exchange.ts'

/** One line when the answer is out: no address, no query, nothing of the visitor. */
export function logExchange({ request, response, id, path }: Exchange, log: Log): void {
  if (!log.isLevelEnabled('info')) return
  const started = performance.now()
  response.once('finish', () => {
    const ms = Math.round((performance.now() - started) * 10) / 10
    log.info({ requestId: id, method: request.method, path, status: response.statusCode, ms }, 'Answered')
  })
}
