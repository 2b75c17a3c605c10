import * as v from 'valibot'

/** An RFC 9457 problem document: what every error of both services looks like. */
export const problemSchema = v.looseObject({
  type: v.optional(v.string(), 'about:blank'),
  title: v.string(),
  status: v.number(),
  detail: v.optional(v.string()),
})

export type Problem = v.InferOutput<typeof problemSchema>

/**
 * `instanceof` by name: the server runs this file as it is, the site's bundle has a copy of its own, and an error thrown by
 * the one is caught by the other.
 */
const isNamed = (error: unknown, name: string): boolean => error instanceof Error && error.name === name

/** A service answered, and the answer is an error. `status` is HTTP's. */
export class ServiceRefusal extends Error {
  static override [Symbol.hasInstance](error: unknown): boolean {
    return isNamed(error, 'ServiceRefusal')
  }

  override name = 'ServiceRefusal'
  readonly status: number
  readonly problem: Problem

  /** The seconds that its `Retry-After` names; null for none. */
  readonly retryAfter: number | null

  constructor(call: string, problem: Problem, retryAfter: number | null = null) {
    super(`${call}: ${problem.status} ${problem.title}${problem.detail ? ` (${problem.detail})` : ''}`)
    this.status = problem.status
    this.problem = problem
    this.retryAfter = retryAfter
  }
}

/** A service could not be reached, took too long, or answered something that is not what the contract says. */
export class ServiceUnavailable extends Error {
  static override [Symbol.hasInstance](error: unknown): boolean {
    return isNamed(error, 'ServiceUnavailable')
  }

  override name = 'ServiceUnavailable'
}
