import { toJsonSchema, toJsonSchemaDefs } from '@valibot/to-json-schema'
import * as v from 'valibot'
import type { Call, Input, Schema } from '../../contract/call.ts'
import { inline, segment } from '../../contract/document.ts'
import { groupVersion, handbookEntry, outlinePage } from '../../contract/handbook.ts'
import { problemSchema } from '../../contract/problem.ts'
import { responsesOf } from './openapi-responses.ts'
import { type JsonSchema, withRequired } from './required-fields.ts'

/** Example inputs of each call of a service: path, query and body. */
export type Examples<Calls extends Readonly<Record<string, Call>>> = {
  readonly [K in keyof Calls]: Input<Calls[K]>
}

export interface ApiDescription {
  readonly title: string
  readonly description: string
  readonly basePath: string
  readonly version: string
  readonly calls: Readonly<Record<string, Call>>
  readonly examples: Readonly<Record<string, Input<Call>>>
  /** Paths that are not calls of the contract, as OpenAPI path items. */
  readonly otherPaths?: Readonly<Record<string, Readonly<Record<string, unknown>>>>
}

/** The OpenAPI 3.1 document of a service, derived from its calls. https://spec.openapis.org/oas/v3.1.1.html */
export function openapi({
  title,
  description,
  basePath,
  version,
  calls,
  examples,
  otherPaths,
}: ApiDescription) {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const [name, call] of Object.entries(calls)) {
    const path = call.path.replaceAll('+}', '}')
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: operation(call, examples[name] ?? {}) }
  }
  return {
    openapi: '3.1.0',
    info: { title, description, version },
    servers: [{ url: basePath }],
    paths: { ...paths, ...otherPaths },
    components: {
      schemas: { Problem: jsonSchema(problemSchema, 'output'), ...toJsonSchemaDefs(recursive, references) },
    },
  }
}

function operation(call: Call, example: Input<Call>) {
  const asked = queryParameters(call, example)
  const isEnumerated = asked.some(({ schema }) => schema.enum || schema.items?.enum)
  return {
    operationId: call.name,
    summary: call.summary,
    parameters: [...pathParameters(call, example), ...asked],
    ...(call.body && { requestBody: bodyOf(call, example) }),
    responses: responsesOf(call, jsonSchema(call.answer, 'output'), isEnumerated),
  }
}

function bodyOf(call: Call, { body = {} }: Input<Call>) {
  const schema = inputSchema(call.body as Schema)
  const content = { schema, example: body }
  return {
    required: (schema.required?.length ?? 0) > 0,
    content: {
      'application/json': content,
      ...(call.fromAnywhere && { 'application/x-www-form-urlencoded': content }),
    },
  }
}

/** Schemas of path parameters that are more than a text. */
const pathSchemas: Readonly<Record<string, Schema>> = { group_version: groupVersion }

const pathParameters = ({ path }: Call, { params = {} }: Input<Call>) =>
  [...path.matchAll(/\{(\w+)(\+?)\}/g)].map(([, name = '', slashes]) => ({
    name,
    in: 'path',
    required: true,
    ...(slashes && { description: 'May contain slashes' }),
    schema: inputSchema(pathSchemas[name] ?? v.string()),
    example: params[name],
  }))

function queryParameters({ query }: Call, { query: example = {} }: Input<Call>) {
  const { properties = {}, required = [] } = query ? inputSchema(query) : {}
  const values = example as Readonly<Record<string, unknown>>
  return Object.entries(properties).map(([name, schema]) => {
    const isList = schema.type === 'array'
    const value = values[name]
    return {
      name,
      in: 'query',
      required: required.includes(name),
      schema,
      ...(isList && { style: 'form', explode: false }),
      ...(value !== undefined && { example: isList ? String(value).split(',') : value }),
    }
  })
}

const inputSchema = (schema: Schema): JsonSchema => withRequired(schema, jsonSchema(schema, 'input'))

/** Recursive schemas, which need a name. */
const recursive = { Segment: segment, Inline: inline, HandbookEntry: handbookEntry, OutlinePage: outlinePage }
const references = {
  target: 'draft-2020-12' as const,
  definitions: recursive,
  overrideRef: ({ referenceId }: { readonly referenceId: string }) => `#/components/schemas/${referenceId}`,
}

/** Converts a schema; transforms, which JSON Schema cannot express, are ignored. */
function jsonSchema(schema: Schema, typeMode: 'input' | 'output'): JsonSchema {
  const {
    $schema: _,
    $defs: __,
    ...rest
  } = toJsonSchema(schema, {
    typeMode,
    errorMode: 'ignore',
    ...references,
  })
  return { ...rest } as Readonly<Record<string, unknown>>
}
