import { isRouteErrorResponse } from 'react-router'

/** React Router's message in the browser for an error that was logged on the server. */
const serverMessage = 'Unexpected Server Error'

const reported = new WeakSet<Error>()

/**
 * Reports an error of a script in this browser to the server, once: name, message, stack and path, cut to what
 * server/middleware/receive-error-reports.ts accepts, without cookies. Errors of the server are not reported again.
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

/** Removes the queries of URLs in a message or a stack. */
const withoutQueries = (text: string): string => text.replaceAll(/\?[^\s)'"]*/g, '')
