import { ServiceRefusal } from '../../contract/problem.ts'
import type { AdminPeer } from '../../contract/service-calls.ts'
import type { Log } from '../../platform/log.ts'
import { link, readPath } from '../../site/language/link.ts'
import { documentPath, isDataPath } from '../../site/paths/data-path.ts'
import { secretHeaders } from '../../site/request/private-headers.ts'
import { readQuery } from '../../site/request/queries.ts'
import type { UnroutedRequest, Variant } from '../../site/request/site-request.ts'
import { type Exchange, headerOf, isRead, type Middleware } from '../http/exchange.ts'
import { refuse } from '../http/refuse.ts'
import type { OtherSites } from '../http/security-headers.ts'
import type { SpendVisitorLimit } from '../http/visitor-limits.ts'
import { isUnavailable, retryAfterSeconds } from '../pages/answer-unavailable.ts'
import { bypass } from '../pages/cache-status.ts'
import { previewTokenOf } from '../pages/preview-token.ts'
import { sendRateLimited } from '../pages/rate-limited.ts'
import { type Renderer, toCachedPage } from '../pages/render-page.ts'
import { sendPage } from '../pages/send-page.ts'
import { sendToDocument } from '../pages/send-to-document.ts'
import type { OpenedPreview } from '../services/site-requests.ts'

interface PreviewOptions {
  readonly origin: string
  readonly render: Renderer
  readonly admin: Pick<AdminPeer, 'openPreview'>
  readonly siteRequest: (variant: Variant, exchange: Exchange, preview?: OpenedPreview) => UnroutedRequest
  readonly spend: SpendVisitorLimit
  readonly otherSites: OtherSites
  /** Adds `X-Cache` to responses. */
  readonly showCacheStatus: boolean
  /** Headers of every response. */
  readonly securityHeaders: Readonly<Record<string, string>>
  readonly log: Log
}

/** The reader of a preview is nobody in particular. */
const variant: Variant = { offer: null, loggedIn: false, lightMode: false }

/** A path without a page, whose 404 is that of every token that opens nothing. */
const nowhere = '/preview'

/**
 * Serves a page with a preview link in its query: rendered for this request from a stored revision, kept nowhere, and 404
 * for any token that does not open this page.
 */
export function servePreviews(options: PreviewOptions): Middleware {
  const { origin, admin, siteRequest, log } = options

  async function send(exchange: Exchange, page: string, preview?: OpenedPreview): Promise<true> {
    const response = await options.render(
      new Request(`${origin}${page}`),
      siteRequest(variant, exchange, preview),
    )
    if (preview !== undefined && response.status === 404) return sendNotFound(exchange)
    for (const [name, value] of Object.entries(secretHeaders)) response.headers.set(name, value)
    const { integrity, styles } = options.render
    const rendered = await toCachedPage(response, {
      ...{
        degraded: false,
        showsTime: false,
        renderedAt: 0,
        renderedFor: exchange.id,
        keys: [],
        beside: [],
        version: 0,
      },
      always: options.securityHeaders,
      ...{ integrity, styles },
      otherSites: { ...options.otherSites, framedByOwn: preview !== undefined },
    })
    return sendPage(exchange, rendered, options.showCacheStatus ? bypass('preview') : null)
  }

  const sendNotFound = (exchange: Exchange) => send(exchange, link(readPath(exchange.path).locale, nowhere))

  async function open(exchange: Exchange, token: string): Promise<OpenedPreview | null> {
    const { request, path } = exchange
    const { page, locale } = readPath(path)
    const isInOffice =
      headerOf(request, 'sec-fetch-dest') === 'iframe' &&
      headerOf(request, 'sec-fetch-site') === 'same-origin'
    const counted = request.method === 'GET' && !isInOffice
    if (!/^[\w-]{43}$/.test(token) || page.length > 300) return null
    try {
      const opened = await admin.openPreview({ body: { token, page, locale, counted } })
      return { token, revision: opened.revision, expiresAt: opened.expires_at }
    } catch (error) {
      if (error instanceof ServiceRefusal && error.status < 500) return null
      throw error
    }
  }

  async function serve(exchange: Exchange, token: string): Promise<true> {
    const { path, query, id } = exchange
    if (isDataPath(path)) return sendToDocument(exchange, documentPath(path))
    const wait = await options.spend('pagesByAddress', exchange)
    if (wait > 0) return sendRateLimited(exchange, wait)
    try {
      const preview = await open(exchange, token)
      if (preview === null) return await sendNotFound(exchange)
      const known = readQuery(path, query)
      return await send(exchange, known === null ? path : `${path}?${known}`, preview)
    } catch (error) {
      log.error({ requestId: id, path, err: error }, 'A preview could not be rendered')
      return isUnavailable(error) ? refuse(exchange, 503, retryAfterSeconds) : refuse(exchange, 500)
    }
  }

  return exchange => {
    const token = isRead(exchange.request) ? previewTokenOf(exchange.query) : null
    return token !== null && serve(exchange, token)
  }
}
