import { isRead, type Step } from '../exchange.ts'
import { sendLastResort } from '../last-resort.ts'

const longestUrl = 4096

/** Addresses that no page of ours could have, and methods that nothing here understands. */
export const refuseOddRequests: Step = exchange => {
  const { request, path, query } = exchange
  if (path.length + query.length > longestUrl) return sendLastResort(exchange, 414)
  if (!path.startsWith('/') || path.includes('\\') || !isDecodable(path)) return sendLastResort(exchange, 400)
  if (path.startsWith('/api/')) return false
  if (isRead(request) || request.method === 'POST') return false
  exchange.response.setHeader('Allow', 'GET, HEAD, POST')
  return sendLastResort(exchange, 405)
}

function isDecodable(path: string): boolean {
  try {
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
    return !/[\u0000-\u001f\u007f]/.test(decodeURIComponent(path))
  } catch {
    return false
  }
}
