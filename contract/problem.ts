import * as v from 'valibot'

/** An RFC 9457 problem document: what every error of both services looks like. */
export const problemSchema = v.looseObject({
  type: v.optional(v.string(), 'about:blank'),
  title: v.string(),
  status: v.number(),
  detail: v.optional(v.string()),
})

export type Problem = v.InferOutput<typeof problemSchema>

/** A service answered, and the answer is an error. `status` is HTTP's. */
export class ServiceRefusal extends Error {
  override name = 'ServiceRefusal'
  readonly status: number
  readonly problem: Problem

  constructor(call: string, problem: Problem) {
    super(`${call}: ${problem.status} ${problem.title}${problem.detail ? ` (${problem.detail})` : ''}`)
    this.status = problem.status
    this.problem = problem
  }
}

/** A service could not be reached, took too long, or answered something that is not what the contract says. */
export class ServiceUnavailable extends Error {
  override name = 'ServiceUnavailable'
}
