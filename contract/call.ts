import type { BaseIssue, BaseSchema, InferInput, InferOutput } from 'valibot'

// biome-ignore lint/suspicious/noExplicitAny: the place of a schema whose input and output are inferred where it is used
export type Schema = BaseSchema<any, any, BaseIssue<unknown>>

/**
 * One thing that the site may ask of a service: its name (the OpenAPI operationId), method, path and shapes.
 * The client, the service's routes and the OpenAPI document are all made from it.
 */
export interface Call {
  readonly name: string
  readonly summary: string
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /**
   * Below the service's base URL, with parameters in braces: `/careers/positions/{slug}`. One with a plus may hold
   * slashes: `/page/handbook/{group_version}/{path+}`.
   */
  readonly path: string
  readonly query?: Schema
  readonly body?: Schema
  /** The answer is one visitor's own: nobody keeps it. */
  readonly personal?: boolean
  /** It may be posted from other sites, and as a form: what it brings along is proof enough. */
  readonly fromAnywhere?: boolean
  /** It is for the other service alone, which proves itself with the service secret. */
  readonly fromService?: boolean
  /** The body is a form: what is wrong with a field is answered 422 as `errors`, field by field. */
  readonly form?: boolean
  readonly answer: Schema
  /** Of an answer that is a yes: 200 where nothing is said. */
  readonly status?: 200 | 201
  /** Statuses besides that one that come with an answer of the same shape: a "no" with its reasons. */
  readonly alsoAnswers?: readonly number[]
  /** What else may be answered on purpose: status to sentence, for the OpenAPI document. */
  readonly refusals?: Readonly<Record<number, string>>
}

type Values<S> = S extends Schema ? InferInput<S> : undefined

export interface Input<C extends Call> {
  readonly params?: Readonly<Record<string, string>>
  readonly query?: Values<C['query']>
  readonly body?: Values<C['body']>
}

export type Answer<C extends Call> = InferOutput<C['answer']>

/** Keeps the literal types of a call's schemas. */
export const call = <const C extends Call>(definition: C): C => definition
