import type { Fetch } from '../contract/client.ts'
import type { Log } from '../platform/log.ts'
import { problemResponse } from '../services/http/problem.ts'
import { isForeign } from '../services/http/same-origin.ts'

/** What may pass from a visitor's call to a service that runs apart, and back. */
const forwarded = [
  'accept',
  'accept-language',
  'content-type',
  'cookie',
  'user-agent',
  'x-request-id',
  'x-visitor-address',
  'x-visitor-account',
]
const returned = ['content-type', 'cache-control', 'etag', 'set-cookie', 'allow', 'retry-after']

const patienceMs = 10_000
const mostBytes = 8 * 1024 * 1024

export interface FarServiceOptions {
  /** Where the service is found here: `/api/admin`. */
  readonly basePath: string
  /** Where it lives, without a trailing slash. */
  readonly baseUrl: string
  readonly serviceSecret: string
  /** The public address of the site. */
  readonly origin: string
  readonly log: Log
  /** Whether a call may come from anywhere, by its path below `basePath`. */
  readonly takesAnybody?: (path: string) => boolean
}

/**
 * A service at another address as a handler: `/api/admin/x` here is `{baseUrl}/x` there. With the secret that goes
 * along, the service trusts us to have looked where a change comes from, so that is done here.
 * No answer becomes 503, and one that no service of ours would give becomes 502.
 */
export function createFarService(options: FarServiceOptions): Fetch {
  const { log } = options
  return async request => {
    const path = new URL(request.url).pathname.slice(options.basePath.length)
    const isGuarded = isChange(request) && !options.takesAnybody?.(path)
    if (isGuarded && isForeign(request.headers, options)) {
      return problemResponse(403, 'This call is for our own pages.')
    }
    try {
      const response = await pass(request, options)
      const body = await readBounded(response)
      if (isNonsense(response, body)) {
        warn(`answered ${response.status} with something that is not for us`)
        return problemResponse(502, 'The service behind this call answered something odd.')
      }
      return new Response(body.length > 0 ? body : null, {
        status: response.status,
        headers: only(returned, response.headers),
      })
    } catch (error) {
      warn(reasonOf(error))
      return problemResponse(503, 'The service behind this call is out of reach.')
    }

    function warn(reason: string) {
      const requestId = request.headers.get('x-request-id')
      log.warn({ requestId, service: options.basePath, reason }, 'A service is out of reach or out of order')
    }
  }
}

async function pass(request: Request, { basePath, baseUrl, serviceSecret }: FarServiceOptions) {
  const here = new URL(request.url)
  const headers = only(forwarded, request.headers)
  headers.set('Authorization', `Service ${serviceSecret}`)
  return fetch(`${baseUrl}${here.pathname.slice(basePath.length)}${here.search}`, {
    method: request.method,
    headers,
    body: isChange(request) ? await request.arrayBuffer() : null,
    redirect: 'manual',
    signal: AbortSignal.any([request.signal, AbortSignal.timeout(patienceMs)]),
  })
}

const isChange = ({ method }: Request) => !['GET', 'HEAD', 'OPTIONS'].includes(method)

async function readBounded(response: Response): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of response.body ?? []) {
    length += chunk.length
    if (length > mostBytes) throw new Error(`answered more than ${mostBytes} bytes`)
    chunks.push(chunk)
  }
  return new Uint8Array(Buffer.concat(chunks))
}

/** Whether an answer leads elsewhere, or has a body that is not JSON, as an error page of something in between has. */
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
