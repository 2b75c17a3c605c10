import type { Fetch } from '../../contract/client.ts'
import { uploadQuotaPath } from '../../contract/uploads.ts'
import { continueTrace } from '../../platform/tracing/span.ts'
import { problemResponse } from '../../services/http/problem.ts'
import { reportUntrustedOrigin } from '../../services/http/report-untrusted-origin.ts'
import { isFromSite, isUntrustedOrigin, serviceAuthorization } from '../../services/http/same-origin.ts'
import type { GuardedServiceOptions } from './remote-service.ts'

/** The headers that are forwarded to the service, and back. */
const forwarded =
  /^(?:content-type|content-length|tus-resumable|upload-(?:length|offset|metadata)|x-request-id|x-visitor-address)$/
const returned =
  /^(?:content-(?:type|length|disposition|security-policy)|x-content-type-options|cache-control|retry-after|allow|location|tus-(?:resumable|version|extension|max-size)|upload-(?:length|offset|metadata|expires))$/

const later = { 'Retry-After': '10' }
/** The timeout of a call without a body, in ms. */
const timeoutMs = 10_000

/** Uploads of a remote service: streamed without a timeout. While its circuit is open nothing is sent. */
export function createRemoteUploads(options: GuardedServiceOptions): Fetch {
  const { basePath, baseUrl, serviceSecret, log, breaker } = options
  return async request => {
    if (!['GET', 'HEAD', 'OPTIONS'].includes(request.method) && isUntrustedOrigin(request.headers, options)) {
      reportUntrustedOrigin(request.headers)
      return problemResponse(403, 'This call is for our own pages.')
    }
    const { pathname, search } = new URL(request.url)
    const isOurs = isFromSite(request.headers, serviceSecret)
    // Only this server asks about quotas: a visitor's call would be sent with the service secret.
    if (pathname === uploadQuotaPath && !isOurs) return problemResponse(404, 'There is no such upload.')
    const headers = only(forwarded, request.headers)
    if (isOurs && request.headers.has('upload-counted')) headers.set('Upload-Counted', '1')
    headers.set('Authorization', serviceAuthorization(serviceSecret))
    continueTrace(headers)
    try {
      breaker.check()
      const there = `${baseUrl}${pathname.slice(basePath.length)}${search}`
      const { method, body } = request
      const signal = body ? request.signal : AbortSignal.any([request.signal, AbortSignal.timeout(timeoutMs)])
      const asked = { method, headers, body, signal, redirect: 'manual', duplex: 'half' } as const
      const response = await fetch(there, asked)
      if (response.status >= 300 && response.status < 400)
        return problemResponse(502, 'The service behind this call answered something odd.')
      if (response.headers.has('content-disposition'))
        return new Response(response.body, { headers: only(returned, response.headers) })
      const answered = await response.arrayBuffer()
      return new Response(answered.byteLength > 0 ? answered : null, {
        status: response.status,
        headers: only(returned, response.headers),
      })
    } catch (error) {
      log.warn({ service: basePath, reason: String(error) }, 'Service unreachable or faulty')
      return problemResponse(503, 'The service behind this call is out of reach.', later)
    }
  }
}

function only(names: RegExp, headers: Headers): Headers {
  return new Headers([...headers].filter(([name]) => names.test(name)))
}
