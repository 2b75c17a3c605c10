import type { Fetch } from '../contract/client.ts'
import type { Log } from '../platform/log.ts'
import { problemResponse } from '../services/http/problem.ts'

/** What may pass from a visitor's call to a service that runs apart, and back. */
const forwarded = ['accept', 'accept-language', 'content-type', 'cookie', 'x-request-id']
const returned = ['content-type', 'cache-control', 'etag', 'set-cookie', 'allow', 'retry-after']

const patienceMs = 10_000

/** A service at another address as a handler: `/api/admin/x` here is `{baseUrl}/x` there. */
export function createFarService(basePath: string, baseUrl: string, serviceSecret: string, log: Log): Fetch {
  return async request => {
    const here = new URL(request.url)
    const headers = new Headers({ Authorization: `Service ${serviceSecret}` })
    for (const name of forwarded) {
      const value = request.headers.get(name)
      if (value !== null) headers.set(name, value)
    }
    try {
      const response = await fetch(`${baseUrl}${here.pathname.slice(basePath.length)}${here.search}`, {
        method: request.method,
        headers,
        body: request.method === 'GET' || request.method === 'HEAD' ? null : await request.arrayBuffer(),
        redirect: 'manual',
        signal: AbortSignal.timeout(patienceMs),
      })
      return new Response(response.body, { status: response.status, headers: only(response.headers) })
    } catch (error) {
      log.warn(
        { requestId: request.headers.get('x-request-id'), reason: String(error) },
        'A service is out of reach',
      )
      return problemResponse(503, 'The service behind this call is out of reach.')
    }
  }
}

function only(headers: Headers): Headers {
  const kept = new Headers()
  for (const [name, value] of headers) if (returned.includes(name)) kept.append(name, value)
  return kept
}
