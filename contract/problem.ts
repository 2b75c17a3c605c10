import * as v from 'valibot'
import { readOnlyProblem } from './read-only-problem.ts'

/** An RFC 9457 problem document: the error format of both services. */
export const problemSchema = v.looseObject({
  type: v.optional(v.string(), 'about:blank'),
  title: v.string(),
  status: v.number(),
  detail: v.optional(v.string()),
})

export type Problem = v.InferOutput<typeof problemSchema>

/** `instanceof` by name: the server and the site's bundle have separate copies of these classes. */
const isNamed = (error: unknown, name: string): boolean => error instanceof Error && error.name === name

/** An error answer of a service; `status` is the HTTP status. */
export class ServiceRefusal extends Error {
  static override [Symbol.hasInstance](error: unknown): boolean {
    return isNamed(error, 'ServiceRefusal')
  }

  override name = 'ServiceRefusal'
  readonly status: number
  readonly problem: Problem

  /** The seconds of `Retry-After`; null without one. */
  readonly retryAfter: number | null

  constructor(call: string, problem: Problem, retryAfter: number | null = null) {
    super(`${call}: ${problem.status} ${problem.title}${problem.detail ? ` (${problem.detail})` : ''}`)
    this.status = problem.status
    this.problem = problem
    this.retryAfter = retryAfter
  }
}

/** Whether a service refused because nothing may be stored just now. */
export const isReadOnlyRefusal = (error: unknown): boolean =>
  error instanceof ServiceRefusal && error.problem.type === readOnlyProblem

/** A service was unreachable, timed out, or sent an answer that fails its schema. */
export class ServiceUnavailable extends Error {
  static override [Symbol.hasInstance](error: unknown): boolean {
    return isNamed(error, 'ServiceUnavailable')
  }

  override name = 'ServiceUnavailable'
}
