import { isRouteErrorResponse } from 'react-router'

/** What React Router shows in a browser for an error of the server, which is in the log there. */
const serverMessage = 'Unexpected Server Error'

const reported = new WeakSet<Error>()

/**
 * Reports an error of a script in this browser to our own server, once: name, message, stack and the path of the page,
 * cut to what server/middleware/receive-error-reports.ts takes, without cookies. Errors of the server are not reported again.
 */
export function reportScriptError(error: unknown): void {
  if (!(error instanceof Error) || isRouteErrorResponse(error) || error.message === serverMessage) return
  if (reported.has(error)) return
  reported.add(error)
  const body = JSON.stringify({
    page: location.pathname.slice(0, 200),
    name: error.name.slice(0, 60),
    message: withoutQueries(error.message).slice(0, 300),
    stack: withoutQueries(error.stack ?? '').slice(0, 1500),
  })
  fetch('/error-reports', { method: 'POST', body, keepalive: true, credentials: 'omit' }).catch(() => {})
}

/** Addresses in a message or a stack, without what follows their question mark. */
const withoutQueries = (text: string): string => text.replaceAll(/\?[^\s)'"]*/g, '')
