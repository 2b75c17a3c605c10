import { toJsonSchema, toJsonSchemaDefs } from '@valibot/to-json-schema'
import type { Call, Schema } from '../../contract/call.ts'
import { inline, segment } from '../../contract/document.ts'
import { handbookEntry, outlinePage } from '../../contract/handbook.ts'
import { problemSchema } from '../../contract/problem.ts'

export interface Described {
  readonly title: string
  readonly description: string
  readonly basePath: string
  readonly version: string
  readonly calls: Readonly<Record<string, Call>>
}

/** The OpenAPI 3.1 document of a service, made from its calls. https://spec.openapis.org/oas/v3.1.1.html */
export function openapi({ title, description, basePath, version, calls }: Described) {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const call of Object.values(calls)) {
    const path = call.path.replaceAll('+}', '}')
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: operation(call) }
  }
  return {
    openapi: '3.1.0',
    info: { title, description, version },
    servers: [{ url: basePath }],
    paths,
    components: {
      schemas: { Problem: jsonSchema(problemSchema, 'output'), ...toJsonSchemaDefs(recursive, references) },
    },
  }
}

const operation = (call: Call) => ({
  operationId: call.name,
  summary: call.summary,
  parameters: [...pathParameters(call), ...queryParameters(call)],
  ...(call.body && {
    requestBody: { content: { 'application/json': { schema: jsonSchema(call.body, 'input') } } },
  }),
  responses: {
    ...Object.fromEntries([200, ...(call.alsoAnswers ?? [])].map(status => [status, answerOf(call, status)])),
    ...Object.fromEntries(
      Object.entries(call.refusals ?? {}).map(([status, description]) => [status, problem(description)]),
    ),
    default: problem('Any other error'),
  },
})

const answerOf = (call: Call, status: number) => ({
  description: status === 200 ? 'The answer' : 'A no, with its reasons',
  content: { 'application/json': { schema: jsonSchema(call.answer, 'output') } },
})

const problem = (description: string) => ({
  description,
  content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
})

const pathParameters = (call: Call) =>
  [...call.path.matchAll(/\{(\w+)\+?\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }))

function queryParameters(call: Call) {
  const schema = call.query && jsonSchema(call.query, 'input')
  const properties = (schema?.properties ?? {}) as Record<string, unknown>
  return Object.entries(properties).map(([name, shape]) => ({ name, in: 'query', schema: shape }))
}

/** Shapes that hold themselves, and so have to have a name. */
const recursive = { Segment: segment, Inline: inline, HandbookEntry: handbookEntry, OutlinePage: outlinePage }
const references = {
  definitions: recursive,
  overrideRef: ({ referenceId }: { readonly referenceId: string }) => `#/components/schemas/${referenceId}`,
}

/** A check that JSON Schema has no word for (a transform) is left out: the shape before it stands. */
function jsonSchema(schema: Schema, typeMode: 'input' | 'output') {
  const {
    $schema: _,
    $defs: __,
    ...rest
  } = toJsonSchema(schema, {
    typeMode,
    errorMode: 'ignore',
    ...references,
  })
  return rest as Record<string, unknown>
}
