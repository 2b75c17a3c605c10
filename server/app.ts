import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import type { Fetch } from '../contract/client.ts'
import { contentKeys } from '../contract/content-keys.ts'
import { officeApi } from '../contract/office/office.ts'
import type { AdminPeer } from '../contract/service-calls.ts'
import type { Database } from '../platform/database/database.ts'
import type { Limits } from '../platform/limits/limits.ts'
import type { Log } from '../platform/log.ts'
import { createSecurityLog } from '../platform/security-log.ts'
import type { Settings } from '../platform/settings.ts'
import type { Secret } from '../platform/signature.ts'
import type { Storage } from '../platform/storage/storage.ts'
import { withSpan } from '../platform/tracing/span.ts'
import type { Tracing } from '../platform/tracing/tracing.ts'
import { createDocs } from '../services/docs/docs.ts'
import { officeBodyBytes } from '../services/office/service.ts'
import { createAccessLog } from './http/access-log.ts'
import { createRequestSpans } from './http/begin-span.ts'
import { createExchange, type Exchange, isApi, type Middleware } from './http/exchange.ts'
import { RequestAborted } from './http/read-body.ts'
import { refuse } from './http/refuse.ts'
import { apiHeaders, contentPolicy, securityHeaders } from './http/security-headers.ts'
import { visitorAddress } from './http/visitor-address.ts'
import { createVisitorLimits, type VisitorLimits } from './http/visitor-limits.ts'
import type { Metrics } from './metrics/metrics.ts'
import { watchResources } from './metrics/watch-resources.ts'
import { answerApi } from './middleware/answer-api.ts'
import { answerHealth, type Readiness } from './middleware/answer-health.ts'
import { answerUploads } from './middleware/answer-uploads.ts'
import { dropOfficeCookie } from './middleware/drop-office-cookie.ts'
import { exchangeToken } from './middleware/exchange-token.ts'
import { normaliseAddress } from './middleware/normalise-address.ts'
import { receiveErrorReports } from './middleware/receive-error-reports.ts'
import { rejectCrossOriginPosts } from './middleware/reject-cross-origin-posts.ts'
import { rejectMalformedRequests } from './middleware/reject-malformed-requests.ts'
import { type Folder, serveFiles } from './middleware/serve-files.ts'
import { serveMedia } from './middleware/serve-media.ts'
import { serveOffice } from './middleware/serve-office.ts'
import { servePages } from './middleware/serve-pages.ts'
import { servePreviews } from './middleware/serve-previews.ts'
import { serveServiceWorker } from './middleware/serve-service-worker.ts'
import { serveSharing } from './middleware/serve-sharing.ts'
import { createPageCache, noPageCache } from './pages/page-cache.ts'
import { createRedirects } from './pages/redirects.ts'
import type { Renderer } from './pages/render-page.ts'
import type { ContentNews } from './services/content-news.ts'
import { createSiteRequests } from './services/site-requests.ts'
import type { Tables } from './services/tables.ts'
import type { OfficeApplication } from './start-options.ts'

interface AppOptions {
  readonly settings: Settings
  readonly log: Log
  readonly render: Renderer
  readonly admin: Fetch
  readonly gallery: Fetch
  /** The client of the admin service's own calls. */
  readonly adminPeer: AdminPeer
  /** null: the admin service is remote. */
  readonly office: Fetch | null
  readonly officeApplication?: OfficeApplication
  /** The handler of attachments, local or remote. */
  readonly uploads: Fetch
  readonly serviceSecret: Secret
  /** The store of the rate limits, and those limits that differ from the defaults. */
  readonly limits: Limits
  readonly allowed?: Partial<VisitorLimits>
  readonly readiness: Readiness
  readonly database: Database<Tables>
  /** null: nothing is measured. */
  readonly metrics: Metrics | null
  /** null: nothing is traced. */
  readonly tracing: Tracing | null
  /** The storage of the sharing pictures, and of those of the media library. */
  readonly storage: Storage
  /** What has changed of the content: a cached page is fresh while nothing of what it shows has. */
  readonly news: ContentNews
  readonly folders: readonly Folder[]
  /** The folder of the service worker, where there is one. */
  readonly workerFolder?: string
  readonly development?: boolean
  readonly pseudo?: boolean
  /** false: no page cache. */
  readonly keepPages?: boolean
  readonly compressesWell?: boolean
}

/** Room for some dozens of pages: one for each language and route. */
const notFoundBytes = 16 * 1024 * 1024

/** The request listener of the whole site: its middleware from top to bottom. */
export function createApp(options: AppOptions) {
  const { settings, log, admin, gallery, office, news, development = false, pseudo = false } = options
  const { officeApplication } = options
  const { origin, buildVersion, viewerCountryHeader, analytics, captcha } = settings
  const always = securityHeaders({ origin })
  const isWorkerOn = settings.serviceWorker && !development
  const docs = createDocs(buildVersion)
  const trusted = { origin, serviceSecret: options.serviceSecret }
  const keepsPages = options.keepPages !== false
  const { compressesWell } = options
  const spend = createVisitorLimits({ ...options, proxies: settings.trustedProxies })
  const cache = keepsPages ? createPageCache({ news, compressesWell }) : noPageCache
  const accessLog = createAccessLog(log, options.metrics?.observeResponse)
  if (options.metrics)
    watchResources(options.metrics.registry, { database: options.database, revision: news.revision, cache })
  const uploads = { ...trusted, uploads: options.uploads, folder: join(settings.dataDir, 'uploads'), log }
  const shared = {
    ...{ origin, log, spend, render: options.render, securityHeaders: always },
    showCacheStatus: development || settings.showCacheStatus,
    otherSites: {
      analytics: analytics && new URL(analytics.scriptUrl).origin,
      captcha: captcha.kind === 'recaptcha' ? captcha.origin : null,
    },
    siteRequest: createSiteRequests({
      origin,
      mailHost: settings.supportHost,
      log,
      admin: { baseUrl: `${origin}/api/admin`, fetch: admin },
      gallery: { baseUrl: `${origin}/api/gallery`, fetch: gallery },
      serviceSecret: options.serviceSecret,
      galleryApart: settings.galleryApiUrl !== null,
      analytics,
      serviceWorker: isWorkerOn && options.workerFolder !== undefined,
      captcha: captcha.kind,
      development,
      pseudo,
    }),
  }
  const pages = servePages({
    ...shared,
    source: { origin, cookieDomain: settings.cookieDomain, countryHeader: viewerCountryHeader },
    ...{ cache, compressesWell },
    notFound: keepsPages
      ? createPageCache({ news, compressesWell, status: 404, maxBytes: notFoundBytes })
      : noPageCache,
    findRedirect: createRedirects({
      admin: options.adminPeer,
      version: () => news.lastOf([contentKeys.redirects]),
      log,
    }),
    news,
    accessLog,
    options: uploads,
  })
  const steps: readonly Middleware[] = [
    rejectMalformedRequests,
    dropOfficeCookie,
    answerHealth(() => options.readiness(cache.size)),
    answerUploads(options.uploads, trusted),
    answerApi(
      {
        '/api/admin': { fetch: admin },
        '/api/gallery': { fetch: gallery },
        '/api/docs': { fetch: async request => docs(request) },
        ...(office && { [officeApi]: { fetch: office, maxBodyBytes: officeBodyBytes } }),
      },
      trusted,
      spend,
    ),
    serveSharing(options.storage),
    serveMedia(options.storage),
    ...(options.workerFolder ? [serveServiceWorker({ folder: options.workerFolder, isOn: isWorkerOn })] : []),
    ...(office && officeApplication
      ? [serveOffice({ origin, log, office, admin, uploads, spend, ...officeApplication })]
      : []),
    pages.serveData,
    serveFiles(options.folders, { log, missing: pages.serve }),
    exchangeToken(origin),
    normaliseAddress,
    rejectCrossOriginPosts(origin),
    receiveErrorReports(spend, log),
    servePreviews({ ...shared, admin: options.adminPeer }),
    pages.serve,
  ]

  async function answer(exchange: Exchange): Promise<void> {
    const { response, path, id } = exchange
    setHeaders(response, { ...always, 'Content-Security-Policy': contentPolicy([]), 'X-Request-Id': id })
    if (isApi(path)) setHeaders(response, apiHeaders)
    try {
      for (const step of steps) {
        const done = step(exchange)
        if (done === true || (done !== false && (await done))) return
      }
    } catch (error) {
      if (error instanceof RequestAborted) return void response.destroy()
      log.error({ requestId: id, path, err: error }, 'Request failed')
      if (!response.headersSent) refuse(exchange, 500)
      else response.destroy()
    }
  }

  const security = createSecurityLog({ log, secret: options.serviceSecret, service: 'site' })
  const addressOf = (request: IncomingMessage) => visitorAddress(request, settings.trustedProxies)
  const { tracing, serviceSecret } = options
  const beginSpan =
    tracing && createRequestSpans(tracing, { proxies: settings.trustedProxies, serviceSecret })
  return (request: IncomingMessage, response: ServerResponse): void => {
    const exchange = createExchange(request, response, addressOf, beginSpan)
    if (pages.serveKept(exchange)) return
    accessLog.watch(exchange)
    options.metrics?.countInFlight(exchange.path, response)
    const visit = { id: exchange.id, address: exchange.visitor }
    void withSpan(exchange.span, () => security.within(visit, () => answer(exchange)))
  }
}

function setHeaders(response: ServerResponse, headers: Readonly<Record<string, string>>) {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
}
