import { type IncomingMessage, request as requestPlain } from 'node:http'
import { request as requestTls } from 'node:https'
import { isIP } from 'node:net'
import type { Network } from './network.ts'
import { isPublicAddress } from './public-address.ts'

export interface OutsideOptions {
  readonly network: Network
  readonly userAgent: string
  readonly signal: AbortSignal
  /** For the whole answer, in ms. */
  readonly timeoutMs?: number
}

export interface OutsideAnswer {
  readonly status: number
  readonly location: string | null
  /** In ms; null: not named. */
  readonly retryAfterMs: number | null
  /** As many bytes as were asked for, as text. */
  readonly body: string
}

/** An address that is never asked for. */
export class NotPublic extends Error {}

/**
 * One request to another site, without cookies or credentials, to an address that was resolved and found public: the
 * connection is made to that address, so that the name cannot lead elsewhere a moment later. Follows no redirect. Throws
 * `NotPublic`.
 */
export async function requestOutside(
  url: URL,
  { method, bytes }: { readonly method: 'HEAD' | 'GET'; readonly bytes: number },
  { network, userAgent, signal, timeoutMs = 10_000 }: OutsideOptions,
): Promise<OutsideAnswer> {
  const ending = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)])
  const host = hostOf(url)
  const address = await abortable(findAddress(host, network), ending)
  const isSecure = url.protocol === 'https:'
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>()
  const sent = (isSecure ? requestTls : requestPlain)(url, {
    method,
    signal: ending,
    maxHeaderSize: 16_384,
    // Only without an agent is the connection the one made here.
    createConnection: () => network.connect({ address, port: isSecure ? 443 : 80, host, isSecure }),
    // Without an agent the default port is 80, also of `https:`.
    headers: {
      Host: url.host,
      'User-Agent': userAgent,
      Accept: 'text/html,*/*;q=0.8',
      'Accept-Encoding': 'identity',
    },
  })
  sent.once('response', resolve)
  sent.on('error', reject)
  sent.end()
  const response = await promise
  try {
    return {
      status: response.statusCode ?? 0,
      location: response.headers.location ?? null,
      retryAfterMs: readRetryAfter(response.headers['retry-after']),
      body: await readStart(response, bytes),
    }
  } finally {
    sent.destroy()
  }
}

/** The host of an address that may be asked for. Throws `NotPublic`. */
function hostOf(url: URL): string {
  const isStandard = url.port === '' && ['http:', 'https:'].includes(url.protocol)
  if (!isStandard || url.username !== '' || url.password !== '')
    throw new NotPublic('It is no plain address of the web: another port, or a name and password.')
  return url.hostname.replace(/^\[|\]$/g, '')
}

async function findAddress(host: string, network: Network): Promise<string> {
  const addresses = isIP(host) ? [host] : await network.resolve(host)
  const [first] = addresses
  if (first === undefined) throw new Error('The name has no address.')
  // A name that leads to both is refused as a whole.
  if (!addresses.every(isPublicAddress)) throw new NotPublic('It leads into a private network.')
  return first
}

async function abortable<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  signal.throwIfAborted()
  const { promise, reject } = Promise.withResolvers<never>()
  const end = () => reject(signal.reason)
  signal.addEventListener('abort', end, { once: true })
  try {
    return await Promise.race([work, promise])
  } finally {
    signal.removeEventListener('abort', end)
  }
}

async function readStart(response: IncomingMessage, most: number): Promise<string> {
  const chunks: Buffer[] = []
  let size = 0
  if (most > 0)
    for await (const chunk of response as AsyncIterable<Buffer>) {
      chunks.push(chunk)
      size += chunk.length
      if (size >= most) break
    }
  return Buffer.concat(chunks).subarray(0, most).toString('utf8')
}

/** Seconds or a date: https://developer.mozilla.org/docs/Web/HTTP/Reference/Headers/Retry-After */
export function readRetryAfter(value: string | undefined, now = Date.now()): number | null {
  if (value === undefined) return null
  if (/^\d{1,9}$/.test(value)) return Number(value) * 1000
  const at = Date.parse(value)
  return Number.isNaN(at) ? null : Math.max(0, at - now)
}
