import type { Context } from 'hono'
import { officeApi, officeClientCalls } from '../../contract/office/office.ts'
import type { OfficeCall } from '../../contract/office/office-call.ts'
import { type Clock, systemClock } from '../../platform/clock.ts'
import type { Limits } from '../../platform/limits/limits.ts'
import type { Log } from '../../platform/log.ts'
import type { Secret } from '../../platform/signature.ts'
import { createGuard } from '../http/guard.ts'
import { createService, type Handlers } from '../http/service.ts'
import { createRecipientLimit, type RecipientLimits } from '../mail/recipient-limit.ts'
import { type CallState, handlerOf, runCall } from './call.ts'
import type { OfficeDependencies } from './dependencies.ts'
import { answerFiles } from './files/answer-files.ts'
import { officeHandlers } from './handlers.ts'
import { defaultLimits, type OfficeLimits } from './limits.ts'
import { preferReplica } from './prefer-replica.ts'

interface OfficeServiceOptions extends Omit<OfficeDependencies, 'guard' | 'recipients' | 'clock'> {
  readonly log: Log
  readonly serviceSecret: Secret
  /** The store of the rate limits. */
  readonly limits: Limits
  /** Rate limits that differ from the defaults. */
  readonly allowed?: Partial<OfficeLimits & RecipientLimits>
  readonly clock?: Clock
}

/** The maximum length of a body in bytes. */
export const officeBodyBytes = 512 * 1024

/** The staff's service as a `fetch` handler below `/api/office`. */
export function createOfficeService(options: OfficeServiceOptions) {
  const { log, serviceSecret, limits, allowed = {}, clock = systemClock, ...rest } = options
  const dependencies: OfficeDependencies = {
    ...rest,
    clock,
    guard: createGuard<keyof OfficeLimits>('office', limits, { ...defaultLimits, ...allowed }),
    recipients: createRecipientLimit(limits, allowed),
  }
  const states = new WeakMap<Context, CallState>()
  const handlers = officeHandlers(dependencies)
  const { replica } = dependencies
  const onReplica = replica ? officeHandlers({ ...dependencies, db: replica.db }) : handlers
  const names = Object.keys(officeClientCalls) as (keyof typeof handlers)[]
  const calls: Readonly<Record<string, OfficeCall>> = officeClientCalls
  const answerCall = createService({
    basePath: officeApi,
    calls,
    origin: options.origin,
    serviceSecret,
    log,
    maxBodyBytes: officeBodyBytes,
    readOnly: options.readOnly,
    around: (name, context, answer) =>
      runCall(dependencies, { call: calls[name] as OfficeCall, context, states }, answer),
    handlers: Object.fromEntries(
      names.map(name => [
        name,
        handlerOf(
          dependencies,
          officeClientCalls[name],
          preferReplica(name, handlers[name] as never, onReplica[name] as never, dependencies) as never,
          states,
        ),
      ]),
    ) as Handlers<typeof calls>,
  })
  const answerFile = answerFiles(dependencies, log)
  return (request: Request): Promise<Response> =>
    (new URL(request.url).pathname.startsWith(`${officeApi}/files/`) ? answerFile : answerCall)(request)
}
