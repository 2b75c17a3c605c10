import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import type { Log } from '../../platform/log.ts'
import { documentPath, isDataPath } from '../../site/paths/data-path.ts'
import { isPersonal } from '../../site/request/personal.ts'
import { readQuery } from '../../site/request/queries.ts'
import type { Variant } from '../../site/request/site-request.ts'
import type { AccessLog } from '../http/access-log.ts'
import { type Exchange, headerOf, isRead, type Middleware } from '../http/exchange.ts'
import { refuse } from '../http/refuse.ts'
import { newRequestId } from '../http/request-id.ts'
import type { OtherSites } from '../http/security-headers.ts'
import { sendTogether } from '../http/send-together.ts'
import type { SpendVisitorLimit, VisitorLimits } from '../http/visitor-limits.ts'
import { takesWhole } from '../http/whole-response.ts'
import { bypass, type CacheStatus, cacheStatusOf } from '../pages/cache-status.ts'
import type { CachedPage } from '../pages/cached-page.ts'
import type { UploadOptions } from '../pages/forward-upload.ts'
import type { PageCache } from '../pages/page-cache.ts'
import { createPageData, readDataPath } from '../pages/page-data.ts'
import { postedRequest, privatePage } from '../pages/posted-request.ts'
import { previewTokenOf } from '../pages/preview-token.ts'
import { RateLimited, sendRateLimited } from '../pages/rate-limited.ts'
import type { FindRedirect } from '../pages/redirects.ts'
import { type Renderer, toCachedPage } from '../pages/render-page.ts'
import { sendPage, sendWholePage } from '../pages/send-page.ts'
import { sendPageData } from '../pages/send-page-data.ts'
import { sendToDocument } from '../pages/send-to-document.ts'
import { isForSharedCache } from '../pages/shared-cache.ts'
import { createKeyReader, keyOf, readVariant, type VariantSource, varyOn } from '../pages/variant.ts'
import type { ContentNews } from '../services/content-news.ts'
import type { Asker, RenderRequest } from '../services/site-requests.ts'
import { carriesToken } from './exchange-token.ts'
import { isTooLong } from './reject-malformed-requests.ts'

interface PageOptions {
  readonly origin: string
  /** The source of the variant. */
  readonly source: VariantSource
  readonly render: Renderer
  readonly cache: PageCache
  /** Compresses the data of pages at the highest level. */
  readonly compressesWell?: boolean | undefined
  /** Adds `X-Cache` to responses. */
  readonly showCacheStatus: boolean
  /** The 404 pages of paths without a route. */
  readonly notFound: PageCache
  readonly findRedirect: FindRedirect
  readonly spend: SpendVisitorLimit
  readonly news: Pick<ContentNews, 'version'>
  readonly log: Log
  readonly accessLog: AccessLog
  /** Options of the uploads in forms. */
  readonly options: UploadOptions
  readonly siteRequest: (variant: Variant, asker: Asker) => RenderRequest
  /** The origin of the analytics script, where one is set. */
  readonly otherSites: OtherSites
  /** Headers of every response. */
  readonly securityHeaders: Readonly<Record<string, string>>
}

/** Who a page is rendered for that no visitor waits for. */
const nobody = (): Asker => ({ id: newRequestId(), visitor: '', request: new IncomingMessage(new Socket()) })

/** A page with its cache status. */
interface ReadPage {
  readonly page: CachedPage
  readonly status: CacheStatus
}

/** Rendering failed, and the error has been logged under the id of the request that it was for. */
class PageFailed extends Error {
  readonly renderedFor: string
  constructor(renderedFor: string, cause: unknown) {
    super('Rendering failed', { cause })
    this.renderedFor = renderedFor
  }
}

/** Serves every page of the site, from the page cache or rendered. */
export function servePages(options: PageOptions) {
  const { origin, source, cache, log, accessLog, news, otherSites } = options
  const readKey = createKeyReader(source)
  const data = createPageData({ compressesWell: options.compressesWell })
  const always = { ...options.securityHeaders, Vary: varyOn(source.countryHeader) }

  const shown = (status: CacheStatus) => (options.showCacheStatus ? status : null)

  /** `sharedPath`: the path of a page that is the same for everybody. */
  async function render(request: Request, asker: Asker, variant: Variant, sharedPath?: string) {
    const { id } = asker
    const path = new URL(request.url).pathname
    const site = options.siteRequest(variant, asker)
    const version = news.version()
    try {
      const response = await options.render(request, site)
      if (response.status === 500 && !isHtml(response) && !isDataPath(path))
        throw new Error('Not even its error page could be rendered')
      return await toCachedPage(response, {
        ...site.report,
        version,
        keys: [...site.content.keys],
        beside: [...site.content.beside],
        renderedAt: Date.now(),
        renderedFor: id,
        always,
        otherSites,
        integrity: options.render.integrity,
        styles: options.render.styles,
        shared: sharedPath === undefined ? undefined : { data, path: sharedPath },
        keepLate: isPersonal(path) ? late => data.keepLate(late, path) : undefined,
        manifestOf: options.render.manifestOf,
      })
    } catch (error) {
      // Logged here, because a visitor who gets a stale page does not see the failure.
      log.error({ requestId: id, path, err: error }, 'Rendering failed')
      throw new PageFailed(id, error)
    }
  }

  /** Throws `RateLimited`. Cached pages do not count. */
  async function read(exchange: Exchange, variant: Variant): Promise<ReadPage> {
    const address = `${origin}${exchange.path}`
    if (isPersonal(exchange.path)) {
      await count('pagesByAddress', exchange)
      const headers = {
        Cookie: headerOf(exchange.request, 'cookie'),
        Referer: privatePage(headerOf(exchange.request, 'referer'), origin),
      }
      const request = new Request(`${address}${exchange.query}`, { headers })
      return { page: await render(request, exchange, variant), status: bypass('personal') }
    }
    const query = queryOf(exchange)
    if (query) {
      await count('pagesByAddress', exchange)
      const request = new Request(`${address}?${query}`)
      return { page: await render(request, exchange, variant), status: bypass('query') }
    }
    const { path } = exchange
    const renderPlain = () => render(new Request(address), exchange, variant, path)
    const renderAgain = () => render(new Request(address), nobody(), variant, path)
    const key = keyOf(exchange.path, variant)
    const state = cache.stateOf(key)
    if (cache.has(key)) {
      const page = await cache.find(key, renderPlain, renderAgain)
      return { page, status: cacheStatusOf(state, page) }
    }
    const missing = options.render.notFoundKey?.(exchange.path)
    if (missing) {
      const missingKey = keyOf(missing, variant)
      const before = options.notFound.stateOf(missingKey)
      const page = await options.notFound.find(missingKey, renderPlain, renderAgain)
      return { page, status: cacheStatusOf(before, page, 404) }
    }
    await count('pagesByAddress', exchange)
    const page = await cache.find(key, renderPlain, renderAgain)
    // Given back: the page is cached now.
    if (page.status === 200) await options.spend('pagesByAddress', exchange, -1)
    return { page, status: cacheStatusOf(state, page) }
  }

  /** Leads from a request that failed to the one whose lines say why. */
  function logShared({ id }: Exchange, renderedFor: string) {
    if (renderedFor !== id)
      log.warn({ requestId: id, renderedFor }, 'Failed with the rendering of another request')
  }

  async function count(name: keyof VisitorLimits, exchange: Exchange) {
    const wait = await options.spend(name, exchange)
    if (wait > 0) throw new RateLimited(wait)
  }

  /** Another process may have rendered the page, or its data has been dropped: it is rendered again. */
  async function findData(id: string, exchange: Exchange) {
    const kept = data.find(id)
    const path = new URLSearchParams(exchange.query).get('page') ?? ''
    if (kept || !/^\/(?!\/)[\w./-]*$/.test(path) || isDataPath(path)) return kept
    await count('pagesByAddress', exchange)
    const variant = readVariant(exchange.request, path, source)
    const page = new Request(`${origin}${path}`)
    await render(page, exchange, variant, isPersonal(path) ? undefined : path)
    return data.find(id)
  }

  async function serveData(exchange: Exchange, id: string): Promise<true> {
    try {
      const bodies = await findData(id, exchange)
      return bodies ? sendPageData(exchange, id, bodies) : refuse(exchange, 404)
    } catch (error) {
      return refuseFor(exchange, error)
    }
  }

  async function serve(exchange: Exchange): Promise<true> {
    const variant = readVariant(exchange.request, exchange.path, source)
    try {
      if (isRead(exchange.request)) {
        const { page, status } = await read(exchange, variant)
        if (page.status >= 500) logShared(exchange, page.renderedFor)
        const target =
          page.status === 404
            ? await options.findRedirect(
                documentPath(exchange.path),
                headerOf(exchange.request, 'user-agent'),
              )
            : null
        if (target !== null) return redirectTo(exchange, target)
        return sendPage(exchange, page, shown(status), !status.startsWith('bypass'))
      }
      await count('formsByAddress', exchange)
      const posted = await postedRequest(exchange, options.options)
      if (typeof posted === 'number') return refuse(exchange, posted)
      const page = await render(posted, exchange, variant)
      if (page.status !== 405) return sendPage(exchange, page, shown(bypass('method')))
      exchange.response.setHeader('Allow', 'GET, HEAD')
      return refuse(exchange, 405)
    } catch (error) {
      if (error instanceof PageFailed) logShared(exchange, error.renderedFor)
      return refuseFor(exchange, error)
    }
  }

  function sendKept(exchange: Exchange, kept: CachedPage, status: CacheStatus | null) {
    if (takesWhole(exchange) && !isForSharedCache(exchange))
      accessLog.add(exchange, sendWholePage(exchange, kept, status))
    else {
      accessLog.watch(exchange)
      sendPage(exchange, kept, status, true)
    }
  }

  return {
    /** Sends a fresh page from the cache, which most requests hit, before any other middleware; logs its access line. */
    serveKept(exchange: Exchange): boolean {
      const { request, path } = exchange
      if (cache.size === 0 || !isRead(request) || isTooLong(exchange)) return false
      if (queryOf(exchange) || carriesToken(path, exchange.query)) return false
      if (previewTokenOf(exchange.query) !== null) return false
      const kept = cache.peek(readKey(request, path))
      if (kept === undefined) return false
      const status = shown(cacheStatusOf('fresh', kept))
      sendTogether(() => sendKept(exchange, kept, status))
      return true
    },
    /** Sends the data of a page that was rendered before: `/assets/data-….js`. */
    serveData: (exchange => {
      const id = isRead(exchange.request) ? readDataPath(exchange.path) : null
      return id !== null && serveData(exchange, id)
    }) as Middleware,
    serve: serve as Middleware,
  }
}

/** Not cached: the redirect may be removed, and a page may take its place. */
function redirectTo(exchange: Exchange, target: string): true {
  const { response, path, query } = exchange
  if (isDataPath(path)) return sendToDocument(exchange, target)
  response.writeHead(301, { Location: `${target}${query}`, 'Cache-Control': 'no-cache' })
  response.end()
  return true
}

/** Answers a failed rendering or a spent rate limit; throws any other error. */
function refuseFor(exchange: Exchange, error: unknown): true {
  if (error instanceof PageFailed) return refuse(exchange, 500)
  if (error instanceof RateLimited) return sendRateLimited(exchange, error.seconds)
  throw error
}

const isHtml = (response: Response) => response.headers.get('content-type')?.startsWith('text/html') === true

/**
 * The query that reaches a page: the names that the page knows, and the router's `_routes`, whose responses are not cached.
 */
function queryOf({ path, query }: Exchange): string | null {
  if (query === '') return null
  const known = readQuery(path, query)
  const routes = isDataPath(path) ? new URLSearchParams(query).get('_routes') : null
  if (known === null && routes === null) return null
  const all = known ?? new URLSearchParams()
  if (routes !== null) all.set('_routes', routes)
  return all.toString()
}
