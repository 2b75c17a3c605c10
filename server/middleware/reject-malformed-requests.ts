import { type Exchange, isApi, isRead, type Middleware } from '../http/exchange.ts'
import { refuse } from '../http/refuse.ts'
import { isStaffUpload } from './staff-uploads.ts'

const longestUrl = 4096

export const isTooLong = ({ path, query }: Exchange): boolean => path.length + query.length > longestUrl

/** Rejects malformed addresses and unknown methods. */
export const rejectMalformedRequests: Middleware = exchange => {
  const { request, response, path } = exchange
  if (isTooLong(exchange)) return refuse(exchange, 414)
  if (!path.startsWith('/') || path.includes('\\') || !isDecodable(path)) return refuse(exchange, 400)
  if (isRead(request) || request.method === 'POST') return false
  if ((isApi(path) || isStaffUpload(path)) && request.method !== 'TRACE') return false
  response.setHeader('Allow', 'GET, HEAD, POST')
  return refuse(exchange, 405)
}

/** Controls, formats (bidirectional marks), line and paragraph separators, private use, unassigned code points. */
const neverInAddress = /[\p{C}\p{Zl}\p{Zp}]/u

function isDecodable(path: string): boolean {
  try {
    return !neverInAddress.test(decodeURIComponent(path))
  } catch {
    return false
  }
}
