import { problemOf } from '../../services/http/problem.ts'
import { sendFallbackErrorPage } from '../pages/fallback-error-page.ts'
import { type Exchange, isApi } from './exchange.ts'

const reasons: Readonly<Record<number, string>> = {
  400: 'The address is not one that could be read.',
  403: 'This call is for our own pages.',
  404: 'There is nothing here.',
  405: 'Nothing here takes this method.',
  413: 'The body is too large.',
  414: 'The address is too long.',
  422: 'The body is not what this call takes.',
  429: 'Too many calls: try again later.',
  500: 'Something went wrong on our side.',
  503: 'This cannot be had at the moment: try again later.',
}

/**
 * Answers with an error before the pages and services: a small page, or a problem document below `/api`. `retryAfter`:
 * seconds, for a 429 or 503.
 */
export function refuse(exchange: Exchange, status: number, retryAfter?: number): true {
  const { request, response } = exchange
  // The unread rest of the body makes the connection unusable.
  if (status === 413 || status === 414) response.setHeader('Connection', 'close')
  if (retryAfter !== undefined) response.setHeader('Retry-After', `${retryAfter}`)
  if (!isApi(exchange.path)) return sendFallbackErrorPage(exchange, status, retryAfter)
  const body = JSON.stringify(problemOf(status, reasons[status] ?? 'The call was refused.'))
  response.writeHead(status, {
    'Content-Type': 'application/problem+json',
    'Content-Length': Buffer.byteLength(body),
    'Cache-Control': 'no-store',
  })
  response.end(request.method === 'HEAD' ? undefined : body)
  return true
}
