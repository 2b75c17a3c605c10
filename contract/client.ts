import * as v from 'valibot'
import type { Answer, Call, Input } from './call.ts'
import { problemSchema, ServiceRefusal, ServiceUnavailable } from './problem.ts'
import { readRetryAfter } from './retry-after.ts'

export type Fetch = (request: Request) => Promise<Response>

export interface ClientOptions {
  /** The base URL of the service, without a trailing slash: `http://localhost:3000/api/admin`. */
  readonly baseUrl: string
  /** The network's fetch, or a service's own handler, which opens no socket. */
  readonly fetch: Fetch
  /** Headers of every call: Accept-Language (the language tag of the locale) and X-Request-Id. */
  readonly headers?: Readonly<Record<string, string>>
  /** Called with the headers of every answer, for example to forward Set-Cookie. */
  readonly onHeaders?: (headers: Headers) => void
  /** The default abort signal of a call. */
  readonly signal?: AbortSignal
}

export interface CallOptions {
  readonly signal?: AbortSignal
}

export type Client<Calls extends Readonly<Record<string, Call>>> = {
  readonly [K in keyof Calls]: (input?: Input<Calls[K]>, options?: CallOptions) => Promise<Answer<Calls[K]>>
}

/**
 * A typed client of the given calls. Each rejects with `ServiceRefusal` (an error answer) or `ServiceUnavailable` (no
 * answer, or an invalid one).
 */
export function createClient<Calls extends Readonly<Record<string, Call>>>(
  calls: Calls,
  options: ClientOptions,
): Client<Calls> {
  const client = Object.entries(calls).map(([name, definition]) => [
    name,
    (input: Input<Call> = {}, { signal = options.signal }: CallOptions = {}) =>
      send(definition, input, options, signal),
  ])
  return Object.fromEntries(client) as Client<Calls>
}

async function send(call: Call, input: Input<Call>, options: ClientOptions, signal?: AbortSignal) {
  const request = new Request(addressOf(call, input, options.baseUrl), {
    method: call.method,
    headers: { Accept: 'application/json', ...options.headers, ...bodyHeaders(input) },
    body: input.body === undefined ? null : JSON.stringify(input.body),
    ...(signal && { signal }),
  })
  const { status, headers, text } = await reach(call, request, options.fetch, signal)
  options.onHeaders?.(headers)
  const json = parse(call, status, text)
  // A status in `alsoAnswers` can still be a problem document, for a malformed body.
  const isAnswer = status < 400 || (call.alsoAnswers?.includes(status) && !isProblem(headers))
  if (!isAnswer) throw new ServiceRefusal(call.name, problemFrom(json, status), readRetryAfter(headers))
  const answer = v.safeParse(call.answer, json)
  if (answer.success) return answer.output
  const where = v.getDotPath(answer.issues[0]) ?? 'the whole'
  throw new ServiceUnavailable(`${call.name}: answered something else than the contract says, at ${where}`)
}

/** The in-process handler supports no abort signal, so both are raced against it. */
async function reach(call: Call, request: Request, fetch: Fetch, signal?: AbortSignal) {
  try {
    return await Promise.race([
      fetch(request).then(async response => {
        const { status, headers } = response
        return { status, headers, text: await response.text() }
      }),
      deadline(signal),
    ])
  } catch (error) {
    throw new ServiceUnavailable(`${call.name}: no answer (${reasonOf(error)})`, { cause: error })
  }
}

function deadline(signal?: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    if (signal?.aborted) reject(signal.reason)
    signal?.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.cause instanceof Error ? `${error.message}: ${error.cause.message}` : error.message
}

function parse(call: Call, status: number, text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new ServiceUnavailable(`${call.name}: answered ${status} with something that is not JSON`)
  }
}

const isProblem = (headers: Headers) =>
  headers.get('content-type')?.startsWith('application/problem+json') ?? false

const problemFrom = (json: unknown, status: number) => {
  const problem = v.safeParse(problemSchema, json)
  return problem.success ? { ...problem.output, status } : { type: 'about:blank', title: 'Error', status }
}

const bodyHeaders = (input: Input<Call>): Record<string, string> =>
  input.body === undefined ? {} : { 'Content-Type': 'application/json' }

function addressOf(call: Call, { params = {}, query }: Input<Call>, baseUrl: string): string {
  const path = call.path.replaceAll(/\{(\w+)(\+?)\}/g, (_, name: string, slashes: string) => {
    const value = params[name] ?? ''
    // An empty or dot segment would change the path, so it is answered 404.
    if ((slashes ? value.split('/') : [value]).some(part => ['', '.', '..'].includes(part)))
      throw new ServiceRefusal(call.name, { type: 'about:blank', title: 'Not Found', status: 404 })
    const encoded = encodeURIComponent(value)
    return slashes ? encoded.replaceAll('%2F', '/') : encoded
  })
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query ?? {})) {
    if (value !== undefined && value !== null) search.set(name, String(value))
  }
  const question = search.size > 0 ? `?${search}` : ''
  return `${baseUrl}${path}${question}`
}
