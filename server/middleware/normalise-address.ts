import { isApi, type Middleware } from '../http/exchange.ts'

/**
 * One page has one address, and a kept page one key: every other way to write it answers 308, with the query kept. No cache
 * reuses it unasked: during a rolling release another process may know a file by the very address.
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

/** In normal form as it is, as nearly all addresses are. */
const isPlain = /^\/(?:[a-z0-9_~-][a-z0-9._~-]*(?:\/[a-z0-9_~-][a-z0-9._~-]*)*)?$/
