import { Ajv2020 } from 'ajv/dist/2020.js'
import type { JsonSchema } from '../http/required-fields.ts'
import { createDocs } from './docs.ts'

interface Parameter {
  readonly name: string
  readonly in: 'path' | 'query' | 'header'
  readonly required?: boolean
  readonly schema: JsonSchema
  readonly example?: unknown
}
interface DocumentedResponse {
  readonly description: string
  readonly headers?: Readonly<Record<string, { readonly required?: boolean; readonly schema: JsonSchema }>>
  readonly content?: Readonly<Record<string, { readonly schema: JsonSchema }>>
}
export interface Operation {
  readonly operationId: string
  readonly path: string
  readonly method: string
  readonly parameters: readonly Parameter[]
  readonly body: { readonly schema: JsonSchema; readonly example: unknown } | undefined
  readonly responses: Readonly<Record<string, DocumentedResponse>>
}

/** The parameters and the body of a request to an operation. */
export interface ExampleRequest {
  readonly path: Record<string, string>
  readonly query: Record<string, unknown>
  readonly body: Record<string, unknown>
}

const methods = ['get', 'head', 'post', 'put', 'patch', 'delete', 'options'] as const

type RawItem = { readonly parameters?: readonly Parameter[] } & {
  readonly [M in (typeof methods)[number]]?: {
    readonly operationId: string
    readonly parameters?: readonly Parameter[]
    readonly requestBody?: { readonly content: Readonly<Record<string, Operation['body']>> }
    readonly responses: Operation['responses']
  }
}

/** The OpenAPI document of a service: its operations, and validators of its schemas. */
export async function readDocument(name: 'gallery' | 'admin') {
  const document = await createDocs('1.2.3')(new Request(`https://example.com/api/docs/${name}.json`)).json()
  const ajv = new Ajv2020({ strict: false, validateFormats: false, allErrors: true })
  ajv.addSchema({ $id: `https://example.com/${name}`, ...document })
  const operations = Object.entries(document.paths as Record<string, RawItem>).flatMap(([path, item]) =>
    methods.flatMap((method): Operation[] => {
      const found = item[method]
      if (!found) return []
      const { operationId, parameters = [], requestBody, responses } = found
      const all = [...(item.parameters ?? []), ...parameters]
      const body = requestBody?.content['application/json']
      return [{ operationId, path, method: method.toUpperCase(), parameters: all, body, responses }]
    }),
  )

  /** Validation errors of a value by the schema at a pointer of the document; empty for a valid one. */
  function faultsOf(value: unknown, ...place: readonly string[]): string[] {
    const pointer = place
      .map(part => encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1')))
      .join('/')
    const check = ajv.getSchema(`https://example.com/${name}#/${pointer}`)
    if (!check) return [`The document has nothing at ${pointer}`]
    return check(value)
      ? []
      : (check.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`)
  }

  /** Differences between an answer and the document: an undocumented status or header, or an invalid body. */
  async function faultsOfAnswer(
    { path, method, responses }: Operation,
    response: Response,
  ): Promise<string[]> {
    const status = String(response.status)
    const documented = responses[status]
    if (!documented) return [`${status} is not documented: ${await response.text()}`]
    const missing = Object.entries(documented.headers ?? {})
      .filter(([header, { required }]) => required && response.headers.get(header) === null)
      .map(([header]) => `${header} is missing`)
    const type = response.headers.get('content-type') ?? ''
    if (!documented.content) return missing
    const text = await response.text()
    const place = ['paths', path, method.toLowerCase(), 'responses', status, 'content', type, 'schema']
    return [...missing, ...faultsOf(JSON.parse(text), ...place).map(fault => `${status}${fault}: ${text}`)]
  }

  return { operations, faultsOf, faultsOfAnswer }
}

export type OpenDocument = Awaited<ReturnType<typeof readDocument>>

/** The document's example of an operation. */
export function exampleOf({ parameters, body }: Operation): ExampleRequest {
  const valuesIn = (place: string) =>
    Object.fromEntries(
      parameters
        .filter(each => each.in === place && each.example !== undefined)
        .map(({ name, example }) => [name, example]),
    )
  return {
    path: valuesIn('path') as Record<string, string>,
    query: valuesIn('query'),
    body: structuredClone(body?.example ?? {}) as Record<string, unknown>,
  }
}

/** The HTTP request of an operation. Lists in a query are comma-separated. */
export function requestOf(
  base: string,
  operation: Operation,
  { path, query, body }: ExampleRequest,
): Request {
  const address = operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => path[name] ?? '')
  const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]))
  return new Request(`${base}${address}${search.size > 0 ? `?${search}` : ''}`, {
    method: operation.method,
    ...(operation.body && {
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    }),
  })
}

/** An enumeration of the document: how to send its values, and a value outside it. */
interface Enumeration {
  readonly name: string
  readonly members: readonly unknown[]
  readonly in: 'path' | 'query' | 'body'
  set(sent: ExampleRequest, value: unknown): void
}

/** All enumerations in the input of an operation; a list is sent with all its members at once. */
export function enumerationsOf({ parameters, body }: Operation): Enumeration[] {
  const asked = parameters.flatMap(({ name, in: place, schema }) => {
    if (place === 'header') return []
    const set = (sent: ExampleRequest, value: unknown) => {
      sent[place][name] = value as string
    }
    return enumerated(schema).map(members => ({ name, members, in: place, set }))
  })
  return [...asked, ...inBody(body?.schema ?? {}, sent => sent.body)]
}

type Holder = Record<string, unknown>

function inBody({ properties = {} }: JsonSchema, holderIn: (sent: ExampleRequest) => Holder): Enumeration[] {
  return Object.entries(properties).flatMap(([name, schema]) => {
    const set = (sent: ExampleRequest, value: unknown) => {
      holderIn(sent)[name] = value
    }
    const own = enumerated(schema).map(members => ({ name, members, in: 'body' as const, set }))
    // A list of objects has one item in the example.
    const first = (sent: ExampleRequest) => (holderIn(sent)[name] as Holder[])[0] as Holder
    return [...own, ...(schema.items ? inBody(schema.items, first) : [])]
  })
}

const enumerated = ({ enum: single, items }: JsonSchema): (readonly unknown[])[] =>
  single ? [single] : items?.enum ? [[items.enum]] : []
