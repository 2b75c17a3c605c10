import type { Step } from '../exchange.ts'

/** One page has one address: no trailing or double slash, no upper case. 308 keeps method and query. */
export const normaliseAddress: Step = ({ response, path, query }) => {
  const normal = normalForm(path)
  if (normal === path) return false
  response.writeHead(308, { Location: `${normal}${query}`, 'Cache-Control': 'public, max-age=3600' })
  response.end()
  return true
}

/** Letters, digits and `-._~` mean the same with and without percent signs: they are written plainly (RFC 3986, 2.3). */
const unreserved = /^[a-z0-9._~-]$/i

export function normalForm(path: string): string {
  const plain = path.replaceAll(/%[0-9a-f]{2}/gi, code => {
    const character = String.fromCharCode(Number.parseInt(code.slice(1), 16))
    return unreserved.test(character) ? character : code
  })
  const single = plain.replaceAll(/\/{2,}/g, '/').toLowerCase()
  return single.length > 1 && single.endsWith('/') ? single.slice(0, -1) : single
}
