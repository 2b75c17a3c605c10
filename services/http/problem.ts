import type { Problem } from '../../contract/problem.ts'

/** Thrown by a verb to refuse a call on purpose; becomes an RFC 9457 answer. */
export class Refusal extends Error {
  override name = 'Refusal'
  readonly status: number

  constructor(status: number, detail: string) {
    super(detail)
    this.status = status
  }
}

const titles: Readonly<Record<number, string>> = {
  400: 'Bad request',
  401: 'Unauthorised',
  403: 'Forbidden',
  404: 'Not found',
  405: 'Method not allowed',
  413: 'Body too large',
  415: 'Unsupported media type',
  422: 'Unprocessable content',
  500: 'Internal error',
  502: 'Bad gateway',
  503: 'Unavailable',
}

/** An `application/problem+json` response (RFC 9457). */
export function problemResponse(status: number, detail: string, headers: Record<string, string> = {}) {
  const problem: Problem = { type: 'about:blank', title: titles[status] ?? 'Error', status, detail }
  return new Response(JSON.stringify(problem), {
    status,
    headers: { 'Content-Type': 'application/problem+json', 'Cache-Control': 'no-store', ...headers },
  })
}
