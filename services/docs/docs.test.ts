import { describe, expect, test } from 'vitest'
import { adminCalls } from '../../contract/admin.ts'
import type { Call } from '../../contract/call.ts'
import { galleryCalls } from '../../contract/gallery.ts'
import { queryHtml } from '../../test/html.ts'
import { createDocs } from './docs.ts'

const docs = createDocs('1.2.3')
const ask = (path: string, method = 'GET') => docs(new Request(`https://example.com${path}`, { method }))

interface Operation {
  readonly operationId: string
  readonly summary: string
  readonly parameters: readonly { name: string; in: string; required?: boolean; schema: object }[]
  readonly requestBody?: { content: Record<string, { schema: object }> }
  readonly responses: Record<string, { description: string; content: Record<string, { schema: object }> }>
}
interface Document {
  readonly openapi: string
  readonly info: { title: string; version: string }
  readonly servers: readonly { url: string }[]
  readonly paths: Record<string, Record<string, Operation>>
  readonly components: { schemas: Record<string, object> }
}

/** The path in OpenAPI, which has no syntax for a parameter with slashes. */
const pathOf = ({ path }: Call) => path.replace('+}', '}')

describe.for([
  ['gallery', galleryCalls],
  ['admin', adminCalls],
] as const)('the OpenAPI document of the %s service', ([name, calls]) => {
  const read = async () => (await ask(`/api/docs/${name}.json`).json()) as Document

  test('is one of version 3.1 that names itself, its version and its address', async () => {
    const response = ask(`/api/docs/${name}.json`)
    expect(response.headers.get('content-type')).toBe('application/json')
    expect(await response.json()).toMatchObject({
      openapi: expect.stringMatching(/^3\.1\.\d$/),
      info: { title: expect.any(String), version: '1.2.3' },
      servers: [{ url: `/api/${name}` }],
    })
  })

  test('has every call of the contract under its own name, and no other', async () => {
    const { paths } = await read()
    const own = Object.entries(paths).filter(([path]) => !path.startsWith('/uploads'))
    const found = own.flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, { operationId }]) => [operationId, method.toUpperCase(), path]),
    )
    const expected = Object.entries(calls as Record<string, Call>).map(([key, call]) => {
      expect(call.name).toBe(key)
      return [call.name, call.method, pathOf(call)]
    })
    expect(found.toSorted()).toEqual(expected.toSorted())
  })

  test('describes what each call takes and answers', async () => {
    const { paths } = await read()
    for (const call of Object.values(calls as Record<string, Call>)) {
      const operation = paths[pathOf(call)]?.[call.method.toLowerCase()]
      const answer = operation?.responses[call.status ?? 200]?.content['application/json']?.schema
      expect(answer, call.name).toMatchObject(
        call.name === 'getPosition'
          ? { type: 'array', items: expect.any(Object) }
          : { type: 'object', properties: expect.any(Object) },
      )
      expect(operation?.summary.length, call.name).toBeGreaterThan(10)
      const entries = call.query && 'entries' in call.query ? Object.keys(call.query.entries as object) : []
      const asked = operation?.parameters.filter(parameter => parameter.in === 'query')
      expect(asked?.map(parameter => parameter.name)).toEqual(entries)
      expect(operation?.requestBody !== undefined).toBe(call.body !== undefined)
      for (const status of [...Object.keys(call.refusals ?? {}), 'default']) {
        const content = operation?.responses[status]?.content
        expect(Object.keys(content ?? {}), `${call.name} ${status}`).toEqual(['application/problem+json'])
      }
    }
  })

  test('refers only to what it holds', async () => {
    const document = await read()
    const references = JSON.stringify(document).match(/"\$ref":"[^"]+"/g) ?? []
    expect(document.components.schemas).toHaveProperty('Problem')
    const held = Object.keys(document.components.schemas).map(
      shape => `"$ref":"#/components/schemas/${shape}"`,
    )
    expect(held).toEqual(expect.arrayContaining([...new Set(references)]))
  })
})

describe('the page', () => {
  test('is a whole document in English that no search engine keeps', async () => {
    const response = ask('/api/docs')
    const html = await response.text()
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(html).toMatch(/^<!doctype html>\n<html lang="en">/)
    expect(html).toContain('<meta name="robots" content="noindex">')
    const page = queryHtml(html)
    expect(page.count('h1')).toBe(1)
    expect(page.count('script, style, [style]')).toBe(0)
    expect(html).not.toMatch(/ on\w+=/)
  })

  test('names every call and leads to both documents', async () => {
    const html = await ask('/api/docs').text()
    for (const { name } of Object.values({ ...adminCalls, ...galleryCalls })) {
      expect(html).toContain(`<h3 id="${name}">${name}</h3>`)
    }
    for (const [, address = ''] of html.matchAll(/href="(\/[^"]+)"/g)) expect(ask(address).status).toBe(200)
    const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
    expect(new Set(ids).size).toBe(ids.length)
    for (const [, id] of html.matchAll(/href="#([^"]+)"/g)) expect(ids).toContain(id)
  })
})

test('only reading is possible, and only what is there', async () => {
  expect(ask('/api/docs', 'POST').status).toBe(405)
  expect(ask('/api/docs', 'POST').headers.get('allow')).toBe('GET, HEAD, OPTIONS')
  expect(ask('/api/docs', 'OPTIONS').status).toBe(204)
  expect(ask('/api/docs/').status).toBe(200)
  for (const path of ['/api/docs/office.json', '/api/docs/__proto__', '/api/docs/admin', '/api/docsx']) {
    expect(ask(path).headers.get('content-type')).toBe('application/problem+json')
    expect(ask(path).status).toBe(404)
  }
})
