import type { Context } from 'hono'
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { etag } from 'hono/etag'
import type { InferOutput } from 'valibot'
import type { Answer, Call } from '../../contract/call.ts'
import { DatabaseUnavailable } from '../../platform/database/unavailable.ts'
import type { Log } from '../../platform/log.ts'
import { createSecurityLog } from '../../platform/security-log.ts'
import type { Secret } from '../../platform/signature.ts'
import { inSpan } from '../../platform/tracing/span.ts'
import { type Audit, auditAnswer, auditRefusal } from './audit.ts'
import { describeFaults, FieldRefusal } from './field-refusal.ts'
import { readInput } from './input.ts'
import { problemResponse, Refusal, readOnlyResponse } from './problem.ts'
import { type FindReadOnly, isRefusedReadOnly } from './read-only.ts'
import { reportUntrustedOrigin } from './report-untrusted-origin.ts'
import { isUntrustedOrigin } from './same-origin.ts'
import { isForService, visitorAddressIn } from './visitor.ts'

type OutputOf<S> = S extends NonNullable<Call['query']> ? InferOutput<S> : undefined

interface CallRequest<C extends Call> {
  readonly params: Readonly<Record<string, string>>
  readonly query: OutputOf<C['query']>
  readonly body: OutputOf<C['body']>
  readonly context: Context
}

/** The names of the calls that are not reserved for the other service. */
type PublicName<Calls extends Readonly<Record<string, Call>>> = {
  [K in keyof Calls]: Calls[K] extends { readonly fromService: true } ? never : K
}[keyof Calls]

export type Handlers<Calls extends Readonly<Record<string, Call>>> = {
  readonly [K in keyof Calls]: (asked: CallRequest<Calls[K]>) => Promise<Answer<Calls[K]>>
}

interface ServiceOptions<Calls extends Readonly<Record<string, Call>>> {
  readonly basePath: string
  readonly calls: Calls
  readonly handlers: Handlers<Calls>
  readonly origin: string
  readonly serviceSecret: Secret
  readonly log: Log
  /** Reading calls are the same for everybody, and may be cached with revalidation. */
  readonly publicReads?: boolean
  /** Rate limits a call with valid input. Throws `Refusal` 429. */
  readonly limit?: (name: PublicName<Calls>, context: Context) => Promise<void>
  /** Security events besides refusals. */
  readonly audit?: Audit
  /** The maximum length of a body in bytes; 64 KB by default. */
  readonly maxBodyBytes?: number
  /** Whether nothing may be stored: asked before each call that would. */
  readonly readOnly?: FindReadOnly | undefined
  /** Runs a call with its checks of input: authorizes before, and sees what is thrown. */
  readonly around?: (
    name: keyof Calls & string,
    context: Context,
    answer: () => Promise<Response>,
  ) => Promise<Response>
}

const defaultMaxBodyBytes = 64 * 1024
/** What a caller did wrong is no failure of the service. */
const isFault = (error: unknown) => !(error instanceof Refusal || error instanceof FieldRefusal)
const unavailable = 'The database cannot be used just now. Nothing was confirmed: try again.'

/** A service as a `fetch` handler: its calls as routes, any error as an RFC 9457 problem document. */
export function createService<Calls extends Readonly<Record<string, Call>>>(options: ServiceOptions<Calls>) {
  const { maxBodyBytes = defaultMaxBodyBytes } = options
  const service = options.basePath.replace('/api/', '')
  const around: NonNullable<typeof options.around> = (name, context, answer) =>
    inSpan(
      `${service} ${name}`,
      'internal',
      () => options.around?.(name, context, answer) ?? answer(),
      isFault,
    )
  const app = new Hono({ strict: false }).basePath(options.basePath)
  const paths = new Map(
    Object.values(options.calls).map(call => [`${options.basePath}${call.path}`, call.maxBodyBytes]),
  )
  app.use((context, next) => {
    const maxSize = paths.get(context.req.path) ?? maxBodyBytes
    const onError = () => problemResponse(413, `A body may have ${maxSize} bytes.`)
    return bodyLimit({ maxSize, onError })(context, next)
  })
  if (options.publicReads) app.use(etag())
  for (const [name, call] of Object.entries(options.calls)) {
    const handle = options.handlers[name] as (asked: CallRequest<Call>) => Promise<unknown>
    app.on(call.method, routeOf(call.path), async context => {
      if (
        call.method !== 'GET' &&
        !call.fromAnywhere &&
        isUntrustedOrigin(context.req.raw.headers, options)
      ) {
        reportUntrustedOrigin(context.req.raw.headers, name)
        return refuse(new Refusal(403, 'This call is for our own pages.'), context)
      }
      if (call.fromService && !isForService(context.req.raw.headers, options.serviceSecret))
        return refuseOtherCaller(call, context)
      if (await isRefusedReadOnly(call, options.readOnly)) return readOnlyResponse()
      let body: unknown
      try {
        return await around(name, context, async () => {
          const input = await readInput(call, context)
          body = input.body
          if (!call.fromService) await options.limit?.(name as PublicName<Calls>, context)
          context.status(call.status ?? 200)
          const answer = (await handle({ ...input, context } as CallRequest<Call>)) as Record<string, unknown>
          if (options.publicReads && call.method === 'GET' && !call.personal)
            context.header('Cache-Control', 'no-cache')
          const response = context.json(answer)
          const { status } = response
          auditAnswer(options.audit ?? {}, call, { body: { ...(body as object) }, answer, status, context })
          return response
        })
      } catch (error) {
        auditRefusal(call, error, body)
        throw error
      }
    })
  }
  refuseOtherMethods(app, Object.values(options.calls))
  app.notFound(context => problemResponse(404, `There is no ${context.req.path} here.`))
  app.onError((error, context) => {
    if (error instanceof Refusal) return refuse(error, context)
    if (error instanceof FieldRefusal) return context.json({ errors: describeFaults(error) }, 422)
    const requestId = context.req.header('x-request-id') ?? ''
    if (error instanceof DatabaseUnavailable) {
      const facts = { requestId, path: context.req.path, reason: error.message }
      options.log.warn(facts, 'call answered 503: database unavailable')
      return problemResponse(503, unavailable, { 'Retry-After': '5' })
    }
    options.log.error({ requestId, path: context.req.path, err: error }, 'a call failed')
    return problemResponse(500, 'Something went wrong on our side.')
  })
  const { log, serviceSecret: secret } = options
  const security = createSecurityLog({ log, secret, service })
  return (request: Request): Promise<Response> => {
    const visit = {
      id: request.headers.get('x-request-id') ?? '',
      address: visitorAddressIn(request.headers),
    }
    return security.within(visit, async () => app.fetch(request))
  }
}

function refuseOtherCaller(call: Call, context: Context): Response {
  const refusal = new Refusal(403, 'This call is for the other service.')
  auditRefusal(call, refusal, undefined)
  return refuse(refusal, context)
}

/** An error answer with the handler's Set-Cookie headers, so that rejected credentials are cleared. */
function refuse({ status, message, headers }: Refusal, context: Context): Response {
  const response = problemResponse(status, message, headers)
  for (const cookie of context.res.headers.getSetCookie()) response.headers.append('Set-Cookie', cookie)
  return response
}

/** The path of a call in Hono's syntax, without a trailing slash. */
const routeOf = (path: string) =>
  path
    .replaceAll(/\{(\w+)\+\}/g, ':$1{.+}')
    .replaceAll(/\{(\w+)\}/g, ':$1')
    .replace(/\/$/, '')

function refuseOtherMethods(app: Hono, calls: readonly Call[]) {
  const methods = new Map<string, string[]>()
  for (const { path, method } of calls) methods.set(path, [...(methods.get(path) ?? []), method])
  for (const [path, allowed] of methods) {
    const Allow = [...allowed, ...(allowed.includes('GET') ? ['HEAD'] : []), 'OPTIONS'].join(', ')
    app.options(routeOf(path), () => new Response(null, { status: 204, headers: { Allow } }))
    app.all(routeOf(path), () => problemResponse(405, `Try ${Allow}.`, { Allow }))
  }
}
