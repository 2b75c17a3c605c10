import { beforeAll, describe, expect, test } from 'vitest'
import { langs } from '../../contract/lang.ts'
import { onEmbeddedDatabase, type TestDatabases } from '../../test/databases.ts'
import { openArrangedAdmin } from './arranged-admin-for-tests.ts'
import { openArrangedGallery } from './arranged-gallery-for-tests.ts'
import {
  type ExampleRequest,
  enumerationsOf,
  exampleOf,
  type OpenDocument,
  type Operation,
  readDocument,
  requestOf,
} from './document-for-tests.ts'

interface ServiceFixture {
  readonly base: string
  arrange(name: string, sent: ExampleRequest): Promise<void>
  send(request: Request): Promise<Response>
}

const opened = {
  admin: openArrangedAdmin as (databases: TestDatabases) => Promise<ServiceFixture>,
  gallery: openArrangedGallery as (databases: TestDatabases) => Promise<ServiceFixture>,
}
/** Calls that answer every input with the same success. */
const alwaysYes = ['requestPasswordReset']

onEmbeddedDatabase('an OpenAPI document and the service that it describes', databases => {
  describe.for(['admin', 'gallery'] as const)('%s', async name => {
    const document = await readDocument(name)
    const calls = document.operations.filter(({ path }) => !path.startsWith('/uploads'))
    let service: ServiceFixture
    beforeAll(async () => {
      service = await opened[name](databases)
    })

    /**
     * Sends a request after arranging its preconditions; resolves to the differences between its answer and the
     * document.
     */
    async function send(operation: Operation, sent: ExampleRequest, isArranged = true) {
      const { base, arrange, send } = service
      if (isArranged) await arrange(operation.operationId, sent)
      const response = await send(requestOf(base, operation, sent))
      const answer = await response.clone().text()
      const faults = await document.faultsOfAnswer(operation, response)
      return { status: response.status, faults, answer, isYes: isYes(response.status, answer) }
    }

    test.for(calls.map(call => [call.operationId, call] as const))(
      '%s: its example, each member of an enumeration, and nothing else',
      async ([, call]) => {
        const example = exampleOf(call)
        expect(faultsOfExample(document, call, example)).toEqual([])
        const yes = await send(call, example)
        expect([yes.faults, yes.isYes, yes.answer]).toEqual([[], true, yes.answer])
        for (const { name: field, members, in: place, set } of enumerationsOf(call)) {
          for (const member of members) {
            const sent = exampleOf(call)
            set(sent, member)
            fillConditions(call, sent)
            const { faults, isYes, answer } = await send(call, sent)
            expect([field, member, faults, isYes, answer]).toEqual([field, member, [], true, answer])
          }
          const sent = exampleOf(call)
          set(sent, valueOutside(members))
          const { status, faults } = await send(call, sent, false)
          expect([field, status, faults]).toEqual([field, place === 'path' ? 404 : 422, []])
        }
      },
    )

    test.for(calls.filter(({ body }) => body).map(call => [call.operationId, call] as const))(
      '%s: its required fields are enough, and none of them can be left out',
      async ([, call]) => {
        const required = requiredOf(call, exampleOf(call))
        const bare = exampleOf(call)
        for (const field of Object.keys(bare.body)) if (!required.includes(field)) delete bare.body[field]
        const enough = await send(call, bare)
        expect([enough.faults, enough.isYes, enough.answer]).toEqual([[], true, enough.answer])
        if (alwaysYes.includes(call.operationId)) return
        for (const left of leftOut(call, exampleOf(call))) {
          const sent = exampleOf(call)
          for (const field of left) delete sent.body[field]
          const { faults, isYes } = await send(call, sent, false)
          expect([left, faults, isYes]).toEqual([left, [], false])
        }
      },
    )

    test('every call with a lang takes it as a locale code, as a tag, and unknown as English', async () => {
      const spoken = calls.filter(call => langOf(call) !== undefined)
      expect(spoken.length).toBeGreaterThan(9)
      for (const call of spoken) {
        const { members, place } = langOf(call) ?? {}
        expect([call.operationId, members]).toEqual([call.operationId, langs])
        const answers: Record<string, string> = {}
        for (const lang of [...langs, 'xx', 'JA']) {
          const sent = exampleOf(call)
          // Only validation errors of a form are in its language.
          if (place === 'body') Object.keys(sent.body).forEach(field => void delete sent.body[field])
          sent[place === 'query' ? 'query' : 'body'].lang = lang
          const { faults, answer } = await send(call, sent, false)
          expect([call.operationId, lang, faults]).toEqual([call.operationId, lang, []])
          expect(answer).not.toMatch(/"lang: |"lang":\[/)
          answers[lang] = answer
        }
        const { en, cn, jp } = answers
        const alike = { 'en-US': en, xx: en, 'zh-CN': cn, ja: jp, JA: jp }
        if (isSteady(call)) expect([call.operationId, answers]).toMatchObject([call.operationId, alike])
      }
    })
  })
})

/** Operations whose answer is the same each time. */
const isSteady = ({ operationId }: Operation) =>
  !['saveDraft', 'startPasskeyRegistration'].includes(operationId)

function isYes(status: number, answer: string): boolean {
  if (status !== 200 && status !== 201) return false
  const { success, data } = JSON.parse(answer) as { success?: boolean; data?: { success?: boolean } }
  return success !== false && data?.success !== false
}

function faultsOfExample(document: OpenDocument, call: Operation, { body }: ExampleRequest): string[] {
  const place = ['paths', call.path, call.method.toLowerCase()]
  const parameters = call.parameters.flatMap(({ name, required, example }, at) => {
    if (example === undefined) return required ? [`${name} has no example`] : []
    return document.faultsOf(example, ...place, 'parameters', String(at), 'schema')
  })
  if (!call.body) return parameters
  return [
    ...parameters,
    ...document.faultsOf(body, ...place, 'requestBody', 'content', 'application/json', 'schema'),
  ]
}

/** The required fields of a body, with those of its conditions and one of each `anyOf`. */
function requiredOf({ body }: Operation, sent: ExampleRequest): string[] {
  const { required = [], anyOf = [] } = (body?.schema ?? {}) as Conditions
  return [...required, ...conditionsOf(body?.schema, sent), ...(anyOf[0]?.required ?? [])]
}

/** The sets of fields that must not be missing: each required field, and the alternatives of an `anyOf` together. */
function leftOut({ body }: Operation, sent: ExampleRequest): (readonly string[])[] {
  const { required = [], anyOf = [] } = (body?.schema ?? {}) as Conditions
  const single = [...required, ...conditionsOf(body?.schema, sent)].map(field => [field])
  return anyOf.length > 0 ? [...single, anyOf.flatMap(each => each.required)] : single
}

interface Conditions {
  readonly required?: readonly string[]
  readonly anyOf?: readonly { readonly required: readonly string[] }[]
  readonly allOf?: readonly {
    readonly if: { readonly properties: Readonly<Record<string, { readonly const: unknown }>> }
    readonly then: { readonly required: readonly string[] }
  }[]
}

const conditionsOf = (schema: object = {}, { body }: ExampleRequest): string[] =>
  ((schema as Conditions).allOf ?? []).flatMap(condition =>
    Object.entries(condition.if.properties).every(([name, value]) => body[name] === value.const)
      ? condition.then.required
      : [],
  )

/** Adds the fields that the conditions of an answer require. */
function fillConditions({ body }: Operation, sent: ExampleRequest): void {
  for (const field of conditionsOf(body?.schema, sent))
    sent.body[field] ??= field.includes('email') ? 'mio@example.com' : 'Something'
}

function valueOutside([first]: readonly unknown[]): unknown {
  if (Array.isArray(first)) return ['none-of-these']
  return typeof first === 'number' ? 99 : typeof first === 'boolean' ? !first : 'none-of-these'
}

/** The documented values of the parameter `lang`. */
function langOf({ parameters, body }: Operation) {
  const inQuery = parameters.find(({ name }) => name === 'lang')?.schema
  const schema = inQuery ?? body?.schema.properties?.lang
  const [known] = (schema?.anyOf ?? []) as readonly { readonly enum: readonly string[] }[]
  return schema && { members: known?.enum, place: inQuery ? 'query' : 'body' }
}
