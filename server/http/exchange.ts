import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Span } from '../../platform/tracing/span.ts'
import { newRequestId } from './request-id.ts'

/** One request and its response on their way through the middleware. */
export interface Exchange {
  readonly request: IncomingMessage
  readonly response: ServerResponse
  readonly id: string
  /** The time of arrival by `performance.now()`, in ms. */
  readonly startedAt: number
  /** null: it is not traced. */
  readonly span: Span | null
  /** The client's IP address, as `visitorAddress` reads it. */
  readonly visitor: string
  /** The path as sent: not decoded, without the query. */
  readonly path: string
  /** The query with its question mark, or empty. */
  readonly query: string
}

/** Answers the exchange and returns true, or leaves it to the next middleware. */
export type Middleware = (exchange: Exchange) => boolean | Promise<boolean>

type ReadAddress = (request: IncomingMessage) => string
export type BeginSpan = (exchange: Omit<Exchange, 'span'>) => Span | null

class HttpExchange implements Exchange {
  readonly request: IncomingMessage
  readonly response: ServerResponse
  readonly id = newRequestId()
  readonly startedAt = performance.now()
  readonly path: string
  readonly query: string
  readonly span: Span | null
  readonly #addressOf: ReadAddress

  constructor(
    request: IncomingMessage,
    response: ServerResponse,
    addressOf: ReadAddress,
    beginSpan: BeginSpan | null,
  ) {
    const url = request.url ?? '/'
    const question = url.indexOf('?')
    this.request = request
    this.response = response
    this.path = question === -1 ? url : url.slice(0, question)
    this.query = question === -1 ? '' : url.slice(question)
    this.#addressOf = addressOf
    this.span = beginSpan === null ? null : beginSpan(this)
  }

  get visitor(): string {
    return this.#addressOf(this.request)
  }
}

export const createExchange = (
  request: IncomingMessage,
  response: ServerResponse,
  addressOf: ReadAddress,
  beginSpan: BeginSpan | null = null,
): Exchange => new HttpExchange(request, response, addressOf, beginSpan)

/** A header as one string; repeated headers are joined. */
export function headerOf(request: IncomingMessage, name: string): string {
  const value = request.headers[name]
  return Array.isArray(value) ? value.join(',') : (value ?? '')
}

export const isRead = ({ method }: IncomingMessage): boolean => method === 'GET' || method === 'HEAD'

/** Whether a body follows the head of a request. https://www.rfc-editor.org/rfc/rfc9112#section-6.3 */
export const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined

/** Whether a path is below `/api`: no pages, no normalised addresses, and problem documents as errors. */
export const isApi = (path: string): boolean => path === '/api' || path.startsWith('/api/')
