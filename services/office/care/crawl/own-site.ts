import { request } from 'node:http'
import { noFacts, type PageFacts, readPage } from './read-page.ts'
import { readRetryAfter } from './request-outside.ts'

/** Where our pages are read: the process's own address, never another. */
export interface OwnSite {
  /** The address that this server listens on: `http://127.0.0.1:3000`. */
  readonly address: string
  /** The public origin, which stands in links and in the sitemap. */
  readonly origin: string
  readonly userAgent: string
}

interface OwnAnswer {
  readonly status: number
  readonly type: string
  readonly location: string | null
  readonly retryAfterMs: number | null
  readonly text: string
}

const timeoutMs = 20_000
const maxBytes = 4_000_000

/** A request as a visitor makes it who comes for the first time, without scripts. */
export function getOwn(
  { address, origin, userAgent }: OwnSite,
  path: string,
  signal: AbortSignal,
): Promise<OwnAnswer> {
  const { host } = new URL(origin)
  const { promise, resolve, reject } = Promise.withResolvers<OwnAnswer>()
  // The address comes first, so that no path can name another host.
  const { hostname, port } = new URL(address)
  const sent = request({
    ...{ hostname: hostname.replace(/^\[|\]$/g, ''), port, path, agent: false },
    signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
    headers: {
      Host: host,
      'User-Agent': userAgent,
      Accept: 'text/html,*/*;q=0.8',
      'Accept-Encoding': 'identity',
    },
  })
  sent.on('error', reject)
  sent.on('response', response => {
    const type = response.headers['content-type'] ?? ''
    const answer = {
      status: response.statusCode ?? 0,
      type,
      location: response.headers.location ?? null,
      retryAfterMs: readRetryAfter(response.headers['retry-after']),
    }
    const isRead = /html|xml/.test(type)
    const chunks: Buffer[] = []
    let size = 0
    const end = () => {
      resolve({ ...answer, text: Buffer.concat(chunks).toString('utf8') })
      sent.destroy()
    }
    if (!isRead) return end()
    response.on('error', reject)
    response.on('data', (chunk: Buffer) => {
      chunks.push(chunk)
      size += chunk.length
      if (size > maxBytes) end()
    })
    response.on('end', end)
  })
  sent.end()
  return promise
}

const maxRedirects = 5

/** Reads a page of ours, through redirects that stay on the site. Status 0: it did not answer. Throws where nothing listens. */
export async function readOwnPage(
  site: OwnSite,
  path: string,
  signal: AbortSignal,
): Promise<{ readonly status: number; readonly facts: PageFacts; readonly retryAfterMs: number | null }> {
  let to = path
  for (let hops = 0; hops <= maxRedirects; hops++) {
    const answer = await getOwn(site, to, signal).catch(error => {
      // The server starts or stops: that says nothing about a page.
      if (error.code === 'ECONNREFUSED') throw error
      return null
    })
    signal.throwIfAborted()
    if (answer === null) return { status: 0, facts: noFacts, retryAfterMs: null }
    const { status, location, type, text, retryAfterMs } = answer
    const next =
      status >= 300 && status < 400 && location !== null ? ownPathOf(location, to, site.origin) : null
    if (next === null)
      return { status, retryAfterMs, facts: type.includes('html') ? readPage(text) : noFacts }
    to = next.path
  }
  return { status: 508, facts: noFacts, retryAfterMs: null }
}

/** What a link on a page of ours leads to on the site; null: elsewhere, or nowhere that can be asked for. */
export function ownPathOf(
  href: string,
  page: string,
  origin: string,
): { readonly path: string; readonly fragment: string } | null {
  const url = URL.parse(href, origin + page)
  if (url === null || url.origin !== origin) return null
  // The query changes what a page shows, not whether it is there.
  return { path: url.pathname, fragment: url.hash.slice(1) }
}

/** The address of another site that a link leads to, without its fragment; null: none. */
export function outsideOf(href: string, page: string, origin: string): string | null {
  const url = URL.parse(href, origin + page)
  if (url === null || url.origin === origin || !/^https?:$/.test(url.protocol)) return null
  url.hash = ''
  return url.href.length > maxAddress ? null : url.href
}

const maxAddress = 2000
