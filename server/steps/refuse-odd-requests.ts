import { type Exchange, isApi, isRead, type Step } from '../exchange.ts'
import { refuse } from '../refuse.ts'

const longestUrl = 4096

export const isTooLong = ({ path, query }: Exchange): boolean => path.length + query.length > longestUrl

/** Addresses that nothing of ours could have, and methods that nothing here understands. */
export const refuseOddRequests: Step = exchange => {
  const { request, response, path } = exchange
  if (isTooLong(exchange)) return refuse(exchange, 414)
  if (!path.startsWith('/') || path.includes('\\') || !isDecodable(path)) return refuse(exchange, 400)
  if (isRead(request) || request.method === 'POST') return false
  if (isApi(path) && request.method !== 'TRACE') return false
  response.setHeader('Allow', 'GET, HEAD, POST')
  return refuse(exchange, 405)
}

function isDecodable(path: string): boolean {
  try {
    return !/\p{Cc}/u.test(decodeURIComponent(path))
  } catch {
    return false
  }
}
