import type { Step } from '../exchange.ts'

/** One page has one address: no trailing or double slash, no upper case. 308 keeps method and query. */
export const normaliseAddress: Step = ({ response, path, query }) => {
  const normal = normalForm(path)
  if (normal === path) return false
  response.writeHead(308, { Location: `${normal}${query}`, 'Cache-Control': 'public, max-age=3600' })
  response.end()
  return true
}

export function normalForm(path: string): string {
  const single = path.replaceAll(/\/{2,}/g, '/').toLowerCase()
  return single.length > 1 && single.endsWith('/') ? single.slice(0, -1) : single
}
