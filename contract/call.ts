import type { BaseIssue, BaseSchema, InferInput, InferOutput } from 'valibot'

// biome-ignore lint/suspicious/noExplicitAny: input and output of a schema are inferred where it is used
export type Schema = BaseSchema<any, any, BaseIssue<unknown>>

/**
 * A call of a service: its name (the OpenAPI operationId), method, path and schemas. The client, the service's routes
 * and the OpenAPI document are derived from it.
 */
export interface Call {
  readonly name: string
  readonly summary: string
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /**
   * The path below the service's base URL, with parameters in braces: `/careers/positions/{slug}`. A parameter with a
   * plus can contain slashes: `/page/handbook/{group_version}/{path+}`.
   */
  readonly path: string
  readonly query?: Schema
  readonly body?: Schema
  /** The answer is specific to one visitor: `Cache-Control: no-store`. */
  readonly personal?: boolean
  /** Exempt from the CSRF check, and may be form-encoded: a token in the URL authorizes it. */
  readonly fromAnywhere?: boolean
  /** Only for the other service, which authenticates with the service secret. */
  readonly fromService?: boolean
  /** The maximum length of its body in bytes, where it is more than that of its service. */
  readonly maxBodyBytes?: number
  /** Changes nothing, whatever its method. */
  readonly reads?: true
  /** Answered while staff have switched the site to read-only too: who cannot log in cannot switch back. */
  readonly whileReadOnly?: true
  /** A form: validation errors are answered 422 as `errors` by field. */
  readonly form?: boolean
  readonly answer: Schema
  /** The success status; 200 by default. */
  readonly status?: 200 | 201
  /** Further statuses with the same answer schema, for rejections with reasons. */
  readonly alsoAnswers?: readonly number[]
  /** Other intended errors: status to description, for the OpenAPI document. */
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
