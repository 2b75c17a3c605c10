import type { Context } from 'hono'
import type { Call } from '../../contract/call.ts'
import { reportEvent, type SecurityEvent } from '../../platform/security-log.ts'
import { FieldRefusal } from './field-refusal.ts'
import { Refusal } from './problem.ts'

/** A call with its answer. */
export interface AuditedCall {
  readonly body: Readonly<Record<string, unknown>>
  readonly answer: Readonly<Record<string, unknown>>
  readonly status: number
  readonly context: Context
}

/** The security event of a service's call, by the name of the call; null for none. */
export type Audit = Readonly<Record<string, (answered: AuditedCall) => SecurityEvent | null>>

/** Logs the security event of an answered call, if its service has one. */
export function auditAnswer(audit: Audit, call: Call, answered: AuditedCall): void {
  const event = Object.hasOwn(audit, call.name) ? audit[call.name]?.(answered) : null
  if (event) reportEvent({ ...event, call: call.name })
}

/** Logs a refused call that no page of the site would have sent. */
export function auditRefusal(call: Call, error: unknown, body: unknown): void {
  const isOwn = call.method !== 'GET' || call.personal === true
  if (error instanceof Refusal) {
    const { status } = error
    const isAccess = status === 401 || status === 403 || (status === 404 && isOwn)
    const isInput = status === 400 || status === 415 || status === 422
    if (isAccess) reportEvent({ event: 'access refused', call: call.name, status })
    else if (isInput) reportEvent({ event: 'input refused', call: call.name, status })
  }
  if (error instanceof FieldRefusal && Object.hasOwn(error.reasons, 'captcha') && hasProof(body)) {
    reportEvent({ event: 'proof refused', call: call.name })
  }
}

/** Whether a form has a proof: without scripts its first post has none. */
const hasProof = (body: unknown): boolean =>
  typeof body === 'object' &&
  body !== null &&
  ['captcha', 'recaptcha'].some(name => Boolean((body as Readonly<Record<string, unknown>>)[name]))
