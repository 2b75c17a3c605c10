import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import type { SiteRequest, siteRequest } from '../../site/request/site-request.ts'
import { contentPolicy } from '../security-headers.ts'
import { settleScripts } from './inline-scripts.ts'
import { compressQuickly, etagOf, type KeptPage } from './kept-page.ts'

/** The site as Vite built it: its own copy of the context key comes with it. */
export type SiteBuild = ServerBuild & {
  readonly entry: { readonly module: { readonly siteRequest: typeof siteRequest } }
}

/** Renders one request of the site. The request carries nothing of the visitor but what `site` says. */
export function createRenderer(build: SiteBuild, mode: 'production' | 'development') {
  const handle = createRequestHandler(build, mode)
  return async (request: Request, site: SiteRequest): Promise<Response> => {
    const context = new RouterContextProvider()
    context.set(build.entry.module.siteRequest, site)
    return handle(request, context)
  }
}

export type Renderer = ReturnType<typeof createRenderer>

/** A response of the site as a page that can be sent, and kept. */
export async function toKeptPage(
  response: Response,
  facts: { degraded: boolean; revision: number; renderedAt: number },
): Promise<KeptPage> {
  const headers = Object.fromEntries(response.headers)
  const nonce = headers['x-script-nonce']
  delete headers['x-script-nonce']
  let body = Buffer.from(await response.arrayBuffer())
  if (nonce) {
    const { html, scriptHashes } = settleScripts(body.toString('utf8'), nonce)
    body = Buffer.from(html)
    headers['content-security-policy'] = contentPolicy(scriptHashes)
  }
  return { status: response.status, headers, etag: etagOf(body), bodies: compressQuickly(body), ...facts }
}
