import { data, type MiddlewareFunction } from 'react-router'
import { notFound } from './locale-of.ts'
import { siteRequest } from './site-request.ts'

type Middleware = MiddlewareFunction<Response>

/** What a page can ask to have done before its loaders, by name. */
const byName: Readonly<Record<string, Middleware>> = {
  /** The page is there for us, in development and in tests, and for nobody else. */
  'only-in-development': ({ context }) => {
    if (!context.get(siteRequest).development) throw notFound()
  },
}

/** Throws 'Unknown middleware' with status 500 for a name that there is not: a page must not go without its guard. */
export function findMiddleware(name: string): Middleware {
  const found = Object.hasOwn(byName, name) ? byName[name] : undefined
  if (!found) throw data(null, { status: 500, statusText: 'Unknown middleware' })
  return found
}

/** For a page's `export const middleware`. Looked up when the page is asked for, so that the others stand. */
export const named = (...names: readonly string[]): Middleware[] =>
  names.map(
    name =>
      (...visit) =>
        findMiddleware(name)(...visit),
  )
