import { createHash, timingSafeEqual } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'
import { problemResponse } from './problem.ts'

export interface Trusted {
  readonly origin: string
  readonly serviceSecret: string
}

/**
 * Lets a call that changes something through only from our own pages, or from the site's server with the secret.
 * https://cheatsheetseries.owasp.org/cheatsheets/Cross-Site_Request_Forgery_Prevention_Cheat_Sheet.html
 */
export function refuseForeignMutations({ origin, serviceSecret }: Trusted): MiddlewareHandler {
  return async (context, next) => {
    const { method } = context.req
    if (method === 'GET' || method === 'HEAD') return next()
    const fetchSite = context.req.header('sec-fetch-site')
    const ours =
      isSame(context.req.header('authorization') ?? '', `Service ${serviceSecret}`) ||
      (fetchSite ? fetchSite === 'same-origin' : context.req.header('origin') === origin)
    return ours ? next() : problemResponse(403, 'This call is for our own pages.')
  }
}

const isSame = (given: string, expected: string) => timingSafeEqual(digest(given), digest(expected))
const digest = (text: string) => createHash('sha256').update(text).digest()
