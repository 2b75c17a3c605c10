import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'

/** One request and its response on their way through the middleware. */
export interface Exchange {
  readonly request: IncomingMessage
  readonly response: ServerResponse
  readonly id: string
  /** The client's IP address, as `visitorAddress` reads it. */
  readonly visitor: string
  /** The path as sent: not decoded, without the query. */
  readonly path: string
  /** The query with its question mark, or empty. */
  readonly query: string
}

/** Answers the exchange and returns true, or leaves it to the next middleware. */
export type Middleware = (exchange: Exchange) => boolean | Promise<boolean>

export function createExchange(
  request: IncomingMessage,
  response: ServerResponse,
  addressOf: (request: IncomingMessage) => string,
): Exchange {
  const url = request.url ?? '/'
  const question = url.indexOf('?')
  const path = question === -1 ? url : url.slice(0, question)
  return {
    request,
    response,
    id: randomUUID(),
    get visitor() {
      return addressOf(request)
    },
    path,
    query: question === -1 ? '' : url.slice(question),
  }
}

/** A header as one string; repeated headers are joined. */
export function headerOf(request: IncomingMessage, name: string): string {
  const value = request.headers[name]
  return Array.isArray(value) ? value.join(',') : (value ?? '')
}

export const isRead = ({ method }: IncomingMessage): boolean => method === 'GET' || method === 'HEAD'

/** Whether a path is below `/api`: no pages, no normalised addresses, and problem documents as errors. */
export const isApi = (path: string): boolean => path === '/api' || path.startsWith('/api/')
