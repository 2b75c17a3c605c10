import { documentPath, isDataPath } from '../../site/paths/data-path.ts'
import { type Exchange, isRead } from '../http/exchange.ts'
import { refuse } from '../http/refuse.ts'
import { sendToDocument } from './send-to-document.ts'

/** A visitor has exceeded a rate limit. */
export class RateLimited extends Error {
  override name = 'TooMany'
  readonly seconds: number
  constructor(seconds: number) {
    super(`Try again in ${seconds} s`)
    this.seconds = seconds
  }
}

/**
 * 429 with the small page. A data request of the router is redirected to the document, which the router shows: it would
 * take the page itself for a malformed response.
 */
export function sendRateLimited(exchange: Exchange, seconds: number): true {
  const { request, response, path } = exchange
  if (!request.complete) response.setHeader('Connection', 'close')
  if (!isDataPath(path) || !isRead(request)) return refuse(exchange, 429, seconds)
  response.setHeader('Retry-After', `${seconds}`)
  return sendToDocument(exchange, documentPath(path))
}
