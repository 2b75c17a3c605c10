import type { Problem } from '../../contract/problem.ts'
import { readOnlyProblem } from '../../contract/read-only-problem.ts'

/** Thrown to refuse a call on purpose; answered as an RFC 9457 problem document. */
export class Refusal extends Error {
  override name = 'Refusal'
  readonly status: number
  readonly headers: Readonly<Record<string, string>>

  constructor(status: number, detail: string, headers: Readonly<Record<string, string>> = {}) {
    super(detail)
    this.status = status
    this.headers = headers
  }
}

const titles: Readonly<Record<number, string>> = {
  400: 'Bad request',
  401: 'Unauthorised',
  403: 'Forbidden',
  404: 'Not found',
  405: 'Method not allowed',
  409: 'Conflict',
  410: 'Gone',
  412: 'Precondition failed',
  413: 'Body too large',
  414: 'Address too long',
  415: 'Unsupported media type',
  422: 'Unprocessable content',
  429: 'Too many requests',
  500: 'Internal error',
  501: 'Not implemented',
  502: 'Bad gateway',
  503: 'Unavailable',
  507: 'Storage full',
}

/** An RFC 9457 problem document. */
export const problemOf = (status: number, detail: string): Problem => ({
  type: 'about:blank',
  title: titles[status] ?? 'Error',
  status,
  detail,
})

/** An RFC 9457 problem document as a response. */
export function problemResponse(
  status: number,
  detail: string,
  headers: Readonly<Record<string, string>> = {},
) {
  return new Response(JSON.stringify(problemOf(status, detail)), {
    status,
    headers: { 'Content-Type': 'application/problem+json', 'Cache-Control': 'no-store', ...headers },
  })
}

/** How long a visitor may wait before the next try, in seconds. */
const readOnlySeconds = '120'

/** The refusal of whatever stores something while the site is read-only. */
export const readOnlyResponse = () =>
  new Response(
    JSON.stringify({
      ...problemOf(503, 'The site is read-only for maintenance. Nothing was stored: try again later.'),
      type: readOnlyProblem,
    }),
    {
      status: 503,
      headers: {
        'Content-Type': 'application/problem+json',
        'Cache-Control': 'no-store',
        'Retry-After': readOnlySeconds,
      },
    },
  )
