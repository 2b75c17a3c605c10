import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Database } from '../platform/database/database.ts'
import type { Log } from '../platform/log.ts'
import { createExchange } from './http/exchange.ts'
import type { Metrics } from './metrics/metrics.ts'
import { sendMetrics } from './metrics/serve-metrics.ts'
import { watchResources } from './metrics/watch-resources.ts'
import { answerHealth, type Readiness } from './middleware/answer-health.ts'
import { noPageCache } from './pages/page-cache.ts'
import type { ContentNews } from './services/content-news.ts'
import type { Tables } from './services/tables.ts'

interface WorkerAppOptions {
  readonly log: Log
  readonly readiness: Readiness
  readonly metrics: Metrics | null
  readonly database: Database<Tables>
  readonly news: ContentNews
}

/** The request listener of a process that does jobs alone: whether it is up and ready, and its measurements. */
export function createWorkerApp({ log, readiness, metrics, database, news }: WorkerAppOptions) {
  if (metrics) watchResources(metrics.registry, { database, revision: news.revision, cache: noPageCache })
  // It keeps no pages: without the database it can do nothing.
  const answer = answerHealth(() => readiness(0))
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const exchange = createExchange(request, response, () => request.socket.remoteAddress ?? '')
    try {
      if (request.method !== 'GET' && request.method !== 'HEAD') response.writeHead(405).end()
      else if (metrics && exchange.path === '/metrics') await sendMetrics(metrics.registry, response)
      else if (!(await answer(exchange))) response.writeHead(404).end()
    } catch (error) {
      log.error({ path: exchange.path, err: error }, 'Request failed')
      response.destroy()
    }
  }
}
