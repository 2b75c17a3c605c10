import { data, type MiddlewareFunction } from 'react-router'
import { notFound } from './locale-of.ts'
import { siteRequest } from './site-request.ts'

type Middleware = MiddlewareFunction<Response>

/** Route middleware by name. */
const byName: Readonly<Record<string, Middleware>> = {
  /** Answers 404 outside development and tests. */
  'only-in-development': ({ context }) => {
    if (!context.get(siteRequest).development) throw notFound()
  },
}

/** The middleware of a name. Throws 'Unknown middleware' with status 500, so that no page runs without its guard. */
export function findMiddleware(name: string): Middleware {
  const found = Object.hasOwn(byName, name) ? byName[name] : undefined
  if (!found) throw data(null, { status: 500, statusText: 'Unknown middleware' })
  return found
}

/**
 * The value of a page's `export const middleware`. Names are looked up per request, so that a wrong one fails its own
 * page only.
 */
export const named = (...names: readonly string[]): Middleware[] =>
  names.map(
    name =>
      (...visit) =>
        findMiddleware(name)(...visit),
  )
