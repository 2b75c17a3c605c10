import { isApi, type Middleware } from '../http/exchange.ts'

/**
 * Redirects (308) every spelling of an address to the normal form, query included: one page has one address and one cache
 * key. The redirect is not cached: during a rolling release another process may have a file at that very address.
 */
export const normaliseAddress: Middleware = ({ response, path, query }) => {
  if (isApi(path)) return false
  const normal = normalForm(path)
  if (normal === path) return false
  response.writeHead(308, { Location: `${normal}${query}`, 'Cache-Control': 'no-cache' })
  response.end()
  return true
}

/**
 * Lower case, no trailing or double slash, no dot segments, and percent-encoded only what has to be: so `/X//`,
 * `/a/../x` and `/%78` all are `/x`. Never begins with two slashes, which would name another host.
 * https://www.rfc-editor.org/rfc/rfc3986#section-6.2.2
 */
export function normalForm(path: string): string {
  if (isPlain.test(path)) return path
  const decoded = path.replaceAll(/%(?:[46][1-9a-f]|[57][0-9a]|3[0-9]|2[de]|5f|7e)/gi, decodeURIComponent)
  const { pathname } = new URL(`http://host${decoded.replaceAll(/\/{2,}/g, '/')}`)
  const lower = pathname.toLowerCase().replaceAll(/%../g, encoded => encoded.toUpperCase())
  return lower.length > 1 && lower.endsWith('/') ? lower.slice(0, -1) : lower
}

/** Matches an address that is in normal form already. */
const isPlain = /^\/(?:[a-z0-9_~-][a-z0-9._~-]*(?:\/[a-z0-9_~-][a-z0-9._~-]*)*)?$/
