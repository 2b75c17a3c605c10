import { redactLine } from '../../platform/log.ts'
import { isTrustedProxy, type TrustedProxies } from '../../platform/settings.ts'
import type { Secret } from '../../platform/signature.ts'
import type { Tracing } from '../../platform/tracing/tracing.ts'
import { isFromSite } from '../../services/http/same-origin.ts'
import { kindOfPath } from '../metrics/kind-of-path.ts'
import { type BeginSpan, headerOf } from './exchange.ts'

interface TraceSources {
  readonly proxies: TrustedProxies
  /** Authenticates a site that calls the services of this process. */
  readonly serviceSecret: Secret
}

/** What other processes ask several times a second. */
const polled = '/api/admin/content-revision'

/**
 * Begins the span of each request, but of those that only watch this process. A `traceparent` is continued where a trusted
 * proxy or our own site sends it: anybody else could join strangers' traces, or have all of theirs sampled.
 */
export function createRequestSpans(tracing: Tracing, { proxies, serviceSecret }: TraceSources): BeginSpan {
  return ({ request, response, path, id }) => {
    const kind = kindOfPath(path)
    if (kind === 'health' || path.startsWith(polled)) return null
    const given = headerOf(request, 'traceparent')
    const authorization = headerOf(request, 'authorization')
    const isTrusted =
      given !== '' &&
      (isTrustedProxy(proxies, request.socket.remoteAddress ?? '') ||
        isFromSite(new Headers({ authorization }), serviceSecret))
    const method = request.method ?? ''
    const span = tracing.start(
      `${method} ${kind}`,
      'server',
      { 'http.request.method': method, 'url.path': redactLine(path), 'site.request_id': id },
      isTrusted ? given : null,
    )
    response.once('close', () => {
      const { statusCode } = response
      span.set({ 'http.response.status_code': statusCode })
      span.end(statusCode >= 500 ? String(statusCode) : response.finished ? undefined : 'aborted')
    })
    return span
  }
}
