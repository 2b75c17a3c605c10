import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Fetch } from '../contract/client.ts'
import type { Log } from '../platform/log.ts'
import type { Settings } from '../platform/settings.ts'
import { createDocs } from '../services/docs/docs.ts'
import { createExchange, type Step } from './exchange.ts'
import { sendLastResort } from './last-resort.ts'
import { logExchange } from './log-exchange.ts'
import { createPageCache, keepNothing } from './pages/page-cache.ts'
import type { Renderer } from './pages/render-page.ts'
import { securityHeaders } from './security-headers.ts'
import { createSiteRequests } from './site-requests.ts'
import { answerApi } from './steps/answer-api.ts'
import { answerHealth, type Readiness } from './steps/answer-health.ts'
import { normaliseAddress } from './steps/normalise-address.ts'
import { refuseForeignPosts } from './steps/refuse-foreign-posts.ts'
import { refuseOddRequests } from './steps/refuse-odd-requests.ts'
import { type Folder, serveFiles } from './steps/serve-files.ts'
import { servePages } from './steps/serve-pages.ts'

export interface AppOptions {
  readonly settings: Settings
  readonly log: Log
  readonly render: Renderer
  readonly admin: Fetch
  readonly gallery: Fetch
  readonly readiness: Readiness
  /** The number of the content as it stands: a kept page is good as long as it stays the same. */
  readonly revision: () => number
  readonly folders: readonly Folder[]
  readonly development?: boolean
  readonly pseudo?: boolean
  /** false: every page is rendered anew. */
  readonly keepPages?: boolean
}

/** The whole site as a listener for Node's HTTP server: the steps below, from top to bottom. */
export function createApp(options: AppOptions) {
  const { settings, log, admin, gallery, revision, development = false, pseudo = false } = options
  const { origin, buildVersion, viewerCountryHeader } = settings
  const siteRequest = createSiteRequests({
    origin,
    buildVersion,
    log,
    admin: { baseUrl: `${origin}/api/admin`, fetch: admin },
    development,
    pseudo,
  })
  const docs = createDocs(buildVersion)
  const apis = {
    '/api/admin': admin,
    '/api/gallery': gallery,
    '/api/docs': async (request: Request) => docs(request),
  }
  const steps: readonly Step[] = [
    refuseOddRequests,
    answerHealth(options.readiness),
    serveFiles(options.folders),
    answerApi(apis, origin),
    normaliseAddress,
    refuseForeignPosts(origin),
    servePages({
      origin,
      countryHeader: viewerCountryHeader,
      render: options.render,
      cache: options.keepPages === false ? keepNothing : createPageCache({ revision }),
      revision,
      log,
      siteRequest,
    }),
  ]
  const always = Object.entries(securityHeaders({ origin }))

  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const exchange = createExchange(request, response)
    for (const [name, value] of always) response.setHeader(name, value)
    response.setHeader('X-Request-Id', exchange.id)
    logExchange(exchange, log)
    try {
      for (const step of steps) {
        const done = step(exchange)
        if (done === true || (done !== false && (await done))) return
      }
    } catch (error) {
      log.error({ requestId: exchange.id, path: exchange.path, err: error }, 'A request failed')
      if (!response.headersSent) sendLastResort(exchange, 500)
      else response.destroy()
    }
  }
}
