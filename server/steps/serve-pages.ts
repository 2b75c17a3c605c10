import type { IncomingMessage } from 'node:http'
import type { Log } from '../../platform/log.ts'
import { readPath } from '../../site/language/link.ts'
import type { SiteRequest, Variant } from '../../site/request/site-request.ts'
import { type Exchange, isRead, type Step } from '../exchange.ts'
import { sendLastResort } from '../last-resort.ts'
import type { KeptPage } from '../pages/kept-page.ts'
import type { PageCache } from '../pages/page-cache.ts'
import { readBody } from '../pages/read-body.ts'
import { type Renderer, toKeptPage } from '../pages/render-page.ts'
import { sendPage } from '../pages/send-page.ts'
import { readVariant, varyOn } from '../pages/variant.ts'

export interface PageOptions {
  readonly origin: string
  readonly countryHeader: string
  readonly render: Renderer
  readonly cache: PageCache
  readonly revision: () => number
  readonly log: Log
  readonly siteRequest: (variant: Variant, requestId: string) => SiteRequest
}

/** Every page of the site: from memory where it can be, rendered where it must be. */
export function servePages(options: PageOptions): Step {
  const { origin, cache, log } = options
  const vary = varyOn(options.countryHeader)

  async function renderKept(request: Request, exchange: Exchange, variant: Variant): Promise<KeptPage> {
    const site = options.siteRequest(variant, exchange.id)
    const revision = options.revision()
    const response = await options.render(request, site)
    if (response.status >= 500 && !isHtml(response))
      throw new Error('Not even the error page could be rendered')
    return toKeptPage(response, { degraded: site.report.degraded, revision, renderedAt: Date.now() })
  }

  async function serve(exchange: Exchange): Promise<true> {
    const { request, path, query } = exchange
    const variant = readVariant(request, localeOf(path), options.countryHeader)
    if (!isRead(request)) {
      const posted = await postedRequest(request, `${origin}${path}${query}`)
      if (posted === null) return sendLastResort(exchange, 413)
      return sendPage(exchange, await renderKept(posted, exchange, variant), vary)
    }
    // A query that chooses which loaders run is the router's own; any other does not reach a page that is kept.
    const routes = path.endsWith('.data') ? query : ''
    const render = () => renderKept(new Request(`${origin}${path}${routes}`), exchange, variant)
    if (routes) return sendPage(exchange, await render(), vary)
    const key = `${path} ${variant.offer} ${path.includes('/handbook') && variant.lightMode}`
    return sendPage(exchange, cache.peek(key) ?? (await cache.find(key, render)), vary)
  }

  return exchange =>
    serve(exchange).catch((error: unknown) => {
      log.error({ requestId: exchange.id, path: exchange.path, err: error }, 'a page failed')
      return exchange.response.headersSent ? true : sendLastResort(exchange, 500)
    })
}

const isHtml = (response: Response) => response.headers.get('content-type')?.startsWith('text/html') === true

/** The language of a page, or of the data that the router fetches for it: `/cn.data`, `/jp/press.data`. */
const localeOf = (path: string) =>
  readPath(path.endsWith('.data') ? path.slice(0, -'.data'.length) : path).locale

async function postedRequest(request: IncomingMessage, url: string): Promise<Request | null> {
  const body = await readBody(request, 64 * 1024)
  if (body === null) return null
  const type = request.headers['content-type'] ?? 'application/x-www-form-urlencoded'
  const headers = {
    'Content-Type': type,
    Referer: request.headers.referer ?? '',
    Cookie: request.headers.cookie ?? '',
  }
  return new Request(url, { method: 'POST', headers, body: new Uint8Array(body) })
}
