import { setTimeout as sleep } from 'node:timers/promises'
import type { Fetch } from '../../contract/client.ts'
import { webhookHeaders } from '../../contract/mail-events.ts'
import { previewHeader } from '../../contract/preview-address.ts'
import type { Log } from '../../platform/log.ts'
import type { Secret } from '../../platform/signature.ts'
import { continueTrace, inSpan } from '../../platform/tracing/span.ts'
import { problemResponse } from '../../services/http/problem.ts'
import { reportUntrustedOrigin } from '../../services/http/report-untrusted-origin.ts'
import { isFromSite, isUntrustedOrigin, serviceAuthorization } from '../../services/http/same-origin.ts'
import { visitorCallHeader } from '../../services/http/visitor.ts'
import type { CircuitBreaker, Outcome } from './circuit-breaker.ts'

/** The headers that are forwarded to a remote service, and back. */
const forwarded = [
  'accept',
  'accept-language',
  'content-type',
  'cookie',
  'sec-fetch-site',
  'user-agent',
  'x-request-id',
  'x-visitor-address',
  'x-visitor-account',
  previewHeader,
  ...webhookHeaders,
]
const returned = [
  'content-type',
  'cache-control',
  'clear-site-data',
  'etag',
  'set-cookie',
  'allow',
  'retry-after',
]

const timeoutMs = 10_000
/** The pause before the retry of a failed read, in ms. */
const pauseMs = 50
/** How long an answer is waited for while the circuit is open, in ms. */
const lookMs = 2000
const later = { 'Retry-After': '5' }
const maxBytes = 8 * 1024 * 1024

export interface RemoteServiceOptions {
  /** The local path of the service: `/api/admin`. */
  readonly basePath: string
  /** The remote base URL, without a trailing slash. */
  readonly baseUrl: string
  readonly serviceSecret: Secret
  /** The public address of the site. */
  readonly origin: string
  readonly log: Log
  /** Whether a call, by its path below `basePath`, is exempt from the CSRF check. */
  readonly takesAnybody?: (path: string) => boolean
}

export interface GuardedServiceOptions extends RemoteServiceOptions {
  /** Shared by all calls to the service. */
  readonly breaker: CircuitBreaker
}

/**
 * The handler of a remote service: `/api/admin/x` here is `{baseUrl}/x` there. The remote service trusts the service
 * secret, so cross-site calls are refused here. No response becomes 503, and one that is not JSON becomes 502. A failed
 * read is retried once within its deadline; while the circuit is open nothing is sent.
 */
export function createRemoteService(options: RemoteServiceOptions & Partial<GuardedServiceOptions>): Fetch {
  const { log } = options
  return async request => {
    const path = new URL(request.url).pathname.slice(options.basePath.length)
    const isGuarded = isChange(request) && !options.takesAnybody?.(path)
    if (isGuarded && isUntrustedOrigin(request.headers, options)) {
      reportUntrustedOrigin(request.headers)
      return problemResponse(403, 'This call is for our own pages.')
    }
    try {
      const call = () => askTwice(request, options)
      const answered = options.breaker
        ? await options.breaker.run(call, (answer, error) => judge(answer, error, request.signal))
        : await call()
      const { response, body, isOdd } = answered
      if (isOdd) {
        warn(`answered ${response.status} with something that is not for us`)
        return problemResponse(502, 'The service behind this call answered something odd.', later)
      }
      return new Response(body.length > 0 ? body : null, {
        status: response.status,
        headers: only(returned, response.headers),
      })
    } catch (error) {
      warn(reasonOf(error))
      return problemResponse(503, 'The service behind this call is out of reach.', later)
    }

    function warn(reason: string) {
      const requestId = request.headers.get('x-request-id')
      log.warn({ requestId, service: options.basePath, reason }, 'Service unreachable or faulty')
    }
  }
}

/** Asks whether the service answers a path at all: the question of its circuit while that is open. */
export const createLook = (options: RemoteServiceOptions, path: string) => async (): Promise<boolean> => {
  const request = new Request(`${options.origin}${options.basePath}${path}`)
  const answer = await ask(request, options, AbortSignal.timeout(lookMs))
  return judge(answer, null, request.signal) === 'good'
}

interface RemoteAnswer {
  readonly response: Response
  readonly body: Uint8Array<ArrayBuffer>
  /** The response is not JSON, or redirects. */
  readonly isOdd: boolean
}

/** Retries a failed read once, unless its deadline has passed. */
async function askTwice(request: Request, options: RemoteServiceOptions): Promise<RemoteAnswer> {
  const signal = AbortSignal.any([request.signal, AbortSignal.timeout(timeoutMs)])
  if (isChange(request)) return ask(request, options, signal)
  try {
    const first = await ask(request, options, signal)
    if (!first.isOdd && ![502, 503, 504].includes(first.response.status)) return first
  } catch {
    signal.throwIfAborted()
  }
  await sleep(pauseMs, undefined, { signal })
  return ask(request, options, signal)
}

async function ask(
  request: Request,
  options: RemoteServiceOptions,
  signal: AbortSignal,
): Promise<RemoteAnswer> {
  return inSpan(`call ${options.basePath}`, 'client', async () => {
    const response = await pass(request, options, signal)
    const body = await readBounded(response)
    return { response, body, isOdd: isNonsense(response, body) }
  })
}

/** An abort by the visitor is no outcome of the service; a passed deadline is. */
function judge(answer: RemoteAnswer | null, error: unknown, signal: AbortSignal): Outcome {
  if (answer !== null) return answer.isOdd || answer.response.status >= 500 ? 'failed' : 'good'
  const isLeft = signal.aborted && !(signal.reason instanceof Error && signal.reason.name === 'TimeoutError')
  return isLeft && error !== null ? 'unknown' : 'failed'
}

async function pass(
  request: Request,
  { basePath, baseUrl, serviceSecret }: RemoteServiceOptions,
  signal: AbortSignal,
) {
  const here = new URL(request.url)
  const headers = only(forwarded, request.headers)
  if (!isFromSite(request.headers, serviceSecret)) headers.set(visitorCallHeader, '1')
  headers.set('Authorization', serviceAuthorization(serviceSecret))
  continueTrace(headers)
  return fetch(`${baseUrl}${here.pathname.slice(basePath.length)}${here.search}`, {
    method: request.method,
    headers,
    body: isChange(request) ? await request.arrayBuffer() : null,
    redirect: 'manual',
    signal,
  })
}

const isChange = ({ method }: Request) => !['GET', 'HEAD', 'OPTIONS'].includes(method)

async function readBounded(response: Response): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of response.body ?? []) {
    length += chunk.length
    if (length > maxBytes) throw new Error(`answered more than ${maxBytes} bytes`)
    chunks.push(chunk)
  }
  return new Uint8Array(Buffer.concat(chunks))
}

/** Whether a response redirects, or has a body that is not JSON, such as the error page of a proxy. */
function isNonsense(response: Response, body: Uint8Array): boolean {
  if (response.status >= 300 && response.status < 400 && response.status !== 304) return true
  if (body.length === 0) return false
  const type = response.headers.get('content-type') ?? ''
  if (!/^application\/(?:[\w.-]+\+)?json *(?:;|$)/i.test(type)) return true
  try {
    JSON.parse(Buffer.from(body).toString('utf8'))
    return false
  } catch {
    return true
  }
}

function only(names: readonly string[], headers: Headers): Headers {
  const kept = new Headers()
  for (const [name, value] of headers) if (names.includes(name)) kept.append(name, value)
  return kept
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.cause instanceof Error ? `${error.message}: ${error.cause.message}` : error.message
}
