import type { IncomingMessage } from 'node:http'
import { isLocale } from '../../contract/locale.ts'
import { readPath } from '../../site/language/link.ts'
import { documentPath } from '../../site/paths/data-path.ts'
import type { Variant } from '../../site/request/site-request.ts'
import { type Exchange, headerOf } from '../http/exchange.ts'

export type PageHeaders = Readonly<Record<string, string | readonly string[]>>

/**
 * The header in which a shared cache in front names the variant that it asks for and keeps: the offered locale or `none`, with
 * `.in` for the hint of a session and `.light` for light mode.
 */
const variantHeader = 'x-page-variant'

/** How long a shared cache may serve a page without asking, in seconds: a publishing is visible after two at most. */
const sharedSeconds = 1
/** How long it may serve a page while the site fails or is away, in seconds. */
const errorSeconds = 86_400

/** Whether a request names a variant. */
export const isNamed = (request: IncomingMessage): boolean => request.headers[variantHeader] !== undefined

/** The variant that a shared cache asks for; null without one. */
export function readSharedVariant(request: IncomingMessage, path: string): Variant | null {
  const value = headerOf(request, variantHeader)
  if (value === '') return null
  const [, offer, loggedIn, lightMode] = /^(none|[a-z]{2})(\.in)?(\.light)?$/.exec(value) ?? []
  if (offer === undefined || !(offer === 'none' || isLocale(offer))) return null
  const { locale, page } = readPath(documentPath(path))
  return {
    // What a page does not differ by makes no page of its own.
    offer: isLocale(offer) && offer !== locale ? offer : null,
    loggedIn: loggedIn !== undefined,
    lightMode: lightMode !== undefined && page.startsWith('/handbook'),
  }
}

/** Whether the cached page of an exchange may be kept by a shared cache: it has asked for a variant, and for nothing but a path. */
export const isForSharedCache = ({ request, path, query }: Exchange): boolean =>
  query === '' && readSharedVariant(request, path) !== null

/**
 * The headers of a cached page for a shared cache, with its keys as Fastly (`Surrogate-Key`) and Cloudflare (`Cache-Tag`) take
 * them; null for a page that nobody may keep.
 */
export function sharedHeadersOf(
  headers: PageHeaders,
  { keys, beside }: { readonly keys: readonly string[]; readonly beside: readonly string[] },
): PageHeaders | null {
  const own = String(headers['cache-control'] ?? '')
  const isOfSite = own === 'private, no-cache'
  if (!isOfSite && !own.startsWith('public')) return null
  const lasting = `stale-if-error=${errorSeconds}`
  const tags = [...new Set([...keys, ...beside])]
  return {
    ...headers,
    'cache-control': `${isOfSite ? 'public, max-age=0' : own}, s-maxage=${sharedSeconds}, ${lasting}`,
    // https://www.rfc-editor.org/rfc/rfc9213
    'cdn-cache-control': `max-age=${sharedSeconds}, stale-while-revalidate=1, ${lasting}`,
    vary: 'Accept-Encoding, X-Page-Variant',
    ...(tags.length > 0 && { 'surrogate-key': tags.join(' '), 'cache-tag': tags.join(',') }),
  }
}
