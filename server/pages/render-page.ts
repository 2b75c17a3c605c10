import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import { inSpan } from '../../platform/tracing/span.ts'
import type { siteRequest, UnroutedRequest } from '../../site/request/site-request.ts'
import { contentPolicy, type OtherSites } from '../http/security-headers.ts'
import { acceptsForms } from './accepts-forms.ts'
import { answerUnavailable, retryAfterSeconds } from './answer-unavailable.ts'
import { type CachedPage, encodePage, etagOf } from './cached-page.ts'
import { compress } from './encodings.ts'
import { hashInlineScripts } from './inline-scripts.ts'
import { type Integrity, mapOf, withIntegrity } from './integrity.ts'
import { lateStyles } from './late-styles.ts'
import { notFoundKeys } from './not-found-key.ts'
import { inlineData, type ManifestOf, type PageData } from './page-data.ts'
import { pagesOf } from './pages-of.ts'
import type { SheetRules } from './sheet-rules.ts'
import { stylesheetsFirst } from './stylesheets-first.ts'

/** The site as Vite built it, with its own copy of the context key. */
export type SiteBuild = ServerBuild & {
  readonly entry: { readonly module: { readonly siteRequest: typeof siteRequest } }
}

/**
 * Renders one request of the site. The request holds nothing of the visitor beside `site`. A form for a page without an
 * action is answered 405, without a body.
 */
export function createRenderer(build: SiteBuild, mode: 'production' | 'development'): Renderer {
  const { siteRequest } = build.entry.module
  const routes = answerUnavailable(build.routes, ({ context }, error) => {
    const { log, requestId } = context.get(siteRequest)
    log.warn({ requestId, reason: String(error) }, 'Page answered 503: a service is unreachable')
  })
  const handle = createRequestHandler({ ...build, routes }, mode)
  const hasPage = pagesOf(build.routes)
  const render = async (request: Request, site: UnroutedRequest): Promise<Response> => {
    if (request.method === 'POST' && !acceptsForms(build.routes, new URL(request.url).pathname)) {
      return new Response(null, { status: 405, headers: { Allow: 'GET, HEAD' } })
    }
    const context = new RouterContextProvider()
    context.set(siteRequest, { ...site, hasPage })
    return inSpan('render page', 'internal', () => handle(request, context))
  }
  const manifestOf = (ids: readonly string[]) => {
    const { entry, url, version, routes } = build.assets
    return { entry, url, version, routes: Object.fromEntries(ids.map(id => [id, routes[id]])) }
  }
  return Object.assign(render, { notFoundKey: notFoundKeys(build.routes), manifestOf })
}

export interface Renderer {
  (request: Request, site: UnroutedRequest): Promise<Response>
  /** The cache key of the 404 page of a path; null or missing: it is rendered each time. */
  readonly notFoundKey?: (path: string) => string | null
  /** The list of a page's own routes. */
  readonly manifestOf?: ManifestOf
  /** Subresource integrity of scripts and style sheets; not in development. */
  readonly integrity?: Integrity
  /** The rules of the style sheets; not in development. */
  readonly styles?: SheetRules
}

interface PageFacts
  extends Pick<
    CachedPage,
    'degraded' | 'showsTime' | 'isLive' | 'renderedAt' | 'renderedFor' | 'keys' | 'beside' | 'version'
  > {
  /** Headers of every response, and the `Vary` of a page. */
  readonly always: Readonly<Record<string, string>>
  /** The origin of the analytics script, where one is set. */
  readonly otherSites: OtherSites
  readonly integrity?: Integrity | undefined
  readonly styles?: SheetRules | undefined
  /** Where the data of a page at `path` goes, if it is not one visitor's own. */
  readonly shared?: { readonly data: PageData; readonly path: string } | undefined
  /** Where what comes later of a page of one visitor goes. */
  readonly keepLate?: ((late: string) => Promise<string>) | undefined
  readonly manifestOf?: ManifestOf | undefined
}

/** The internal header with the nonce of the inline scripts; removed before sending. */
export const nonceHeader = 'x-script-nonce'
/** The internal header with the source of the frames in a page; removed before sending. */
export const frameHeader = 'x-frame-source'
/** The value of `Speculation-Rules`: site/pages/endpoints/speculation-rules.ts. */
const speculationRules = '"/speculation-rules.json"'
const privateHeaders = [nonceHeader, frameHeader, 'content-length', 'vary']

/** A response of the site as a page that can be sent and cached. */
export async function toCachedPage(
  response: Response,
  { always, otherSites, integrity, styles, shared, keepLate, manifestOf, ...facts }: PageFacts,
): Promise<CachedPage> {
  const { status } = response
  // The page's own headers win; names are in lower case, so that none is sent twice.
  const headers: Record<string, string | string[]> = {
    'cache-control': status === 200 ? 'private, no-cache' : 'no-store',
    ...(status === 503 && { 'retry-after': String(retryAfterSeconds) }),
    ...Object.fromEntries(Object.entries(always).map(([name, value]) => [name.toLowerCase(), value])),
    ...Object.fromEntries([...response.headers].filter(([name]) => !privateHeaders.includes(name))),
  }
  const cookies = response.headers.getSetCookie()
  if (cookies.length > 0) headers['set-cookie'] = cookies
  let body = Buffer.from(await response.arrayBuffer())
  const nonce = response.headers.get(nonceHeader)
  let scriptHashes: readonly string[] = []
  let criticalStyle: string | null = null
  if (nonce) {
    const settled = hashInlineScripts(body.toString('utf8'), nonce, { keepsAttributes: !integrity })
    const isWhole = integrity && manifestOf && status === 200
    const isShared = isWhole && cookies.length === 0
    const extracted =
      (isShared && (await shared?.data.extract(settled.html, shared.path, manifestOf))) ||
      (isWhole && (await inlineData(settled.html, manifestOf, keepLate))) ||
      null
    const moved = extracted?.movedHashes ?? []
    const added = extracted?.addedHash ? [extracted.addedHash] : []
    const html = stylesheetsFirst(extracted?.html ?? settled.html)
    const map = integrity && mapOf(settled.html, integrity)
    const checked = integrity && map ? withIntegrity(html, map, integrity) : html
    const styled = styles ? lateStyles(checked, styles) : null
    criticalStyle = styled?.styleHash ?? null
    body = Buffer.from(styled?.html ?? checked)
    scriptHashes = [
      ...settled.scriptHashes.filter(hash => !moved.includes(hash)),
      ...added,
      ...(map?.mapHashes ?? []),
    ]
    headers['speculation-rules'] = speculationRules
  }
  headers['content-security-policy'] = contentPolicy(scriptHashes, {
    ...otherSites,
    criticalStyle,
    frame: response.headers.get(frameHeader),
  })
  const setsCookie = cookies.length > 0
  return encodePage({ status, headers, setsCookie, etag: etagOf(body), ...facts }, await compress(body))
}
