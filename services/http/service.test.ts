import * as v from 'valibot'
import { expect, test } from 'vitest'
import { call } from '../../contract/call.ts'
import { createLog } from '../../platform/log.ts'
import { Refusal } from './problem.ts'
import { createService } from './service.ts'

const origin = 'https://example.com'
const secret = 'a secret between the two'

const calls = {
  listNotes: call({
    name: 'listNotes',
    summary: 'Notes',
    method: 'GET',
    path: '/notes/',
    query: v.strictObject({ of: v.optional(v.string()) }),
    answer: v.object({ notes: v.array(v.string()) }),
  }),
  addNote: call({
    name: 'addNote',
    summary: 'Adds a note',
    method: 'POST',
    path: '/notes/',
    body: v.strictObject({ text: v.string(), tags: v.optional(v.strictObject({ colour: v.string() })) }),
    answer: v.object({ count: v.number() }),
  }),
  getNote: call({
    name: 'getNote',
    summary: 'One note',
    method: 'GET',
    path: '/notes/{id}',
    answer: v.object({ note: v.string() }),
  }),
}

/** A service that stores notes, so that a test can see whether a refused call stored one. */
function openNotes() {
  const notes: string[] = []
  const lines: Record<string, unknown>[] = []
  const log = createLog('debug', { write: (line: string) => void lines.push(JSON.parse(line)) })
  const fetch = createService({
    basePath: '/api/notes',
    calls,
    origin,
    serviceSecret: secret,
    log,
    handlers: {
      listNotes: async () => ({ notes }),
      addNote: async ({ body }) => ({ count: notes.push(body.text) }),
      getNote: async ({ params: { id = '' } }) => {
        if (id === 'broken') throw new Error('a fault of our own, with details')
        if (id === 'gone') throw new Refusal(404, 'That note is gone.')
        return { note: id }
      },
    },
  })
  const ask = (path: string, init: RequestInit = {}) => fetch(new Request(`${origin}/api/notes${path}`, init))
  const post = (body: BodyInit, headers: Record<string, string> = {}) =>
    ask('/notes/', {
      method: 'POST',
      body,
      headers: { 'Content-Type': 'application/json', 'Sec-Fetch-Site': 'same-origin', ...headers },
    })
  return { notes, lines, ask, post }
}

async function expectProblem(response: Response, status: number, detail?: string | RegExp) {
  expect(response.headers.get('content-type')).toBe('application/problem+json')
  expect(response.status).toBe(status)
  const problem = (await response.json()) as { detail: string }
  expect(problem).toMatchObject({ type: 'about:blank', title: expect.any(String), status })
  if (detail) expect(problem.detail).toMatch(detail)
}

test('a call is answered with and without a slash at the end', async () => {
  const { ask } = openNotes()
  for (const path of ['/notes', '/notes/']) {
    const response = await ask(path)
    expect([response.status, await response.json()]).toEqual([200, { notes: [] }])
  }
})

test('HEAD is answered like GET, without the body', async () => {
  const { ask } = openNotes()
  const response = await ask('/notes/', { method: 'HEAD' })
  expect([response.status, await response.text()]).toEqual([200, ''])
})

test('OPTIONS says what a path takes, to anybody', async () => {
  const { ask } = openNotes()
  const response = await ask('/notes/', { method: 'OPTIONS', headers: { Origin: 'https://evil.example' } })
  expect(response.status).toBe(204)
  expect(response.headers.get('allow')).toBe('GET, POST, HEAD, OPTIONS')
  expect(response.headers.get('access-control-allow-origin')).toBe(null)
})

test.for(['PUT', 'DELETE', 'PATCH', 'PROPFIND'])(
  '%s where nobody takes it is 405, and says what is taken',
  async method => {
    const { ask } = openNotes()
    const response = await ask('/notes/seven', { method })
    expect(response.headers.get('allow')).toBe('GET, HEAD, OPTIONS')
    await expectProblem(response, 405, /^Try GET/)
  },
)

test('HEAD for something that is only posted is 405', async () => {
  const { ask } = openNotes()
  await expectProblem(await ask('/notes/seven', { method: 'POST' }), 405)
})

test.for(['/', '/note', '/notes/7/8', '/notes//7', '/%00', `/${'x'.repeat(5000)}`, '/../../etc/passwd'])(
  'there is nothing at %s',
  async path => {
    const { ask } = openNotes()
    await expectProblem(await ask(path), 404)
    await expectProblem(await ask(path, { method: 'POST' }), 404)
  },
)

test.for<[string, number, string]>([
  ['', 422, 'text: '],
  ['{"text":', 400, 'not JSON'],
  ['<note/>', 400, 'not JSON'],
  ['[]', 422, ''],
  ['null', 422, ''],
  ['"text"', 422, ''],
  ['7', 422, ''],
  ['{"text":7}', 422, 'text: '],
  ['{"text":null}', 422, 'text: '],
  ['{"text":"a","more":1}', 422, 'more: '],
  ['{"text":"a","__proto__":{"admin":true}}', 422, '__proto__: '],
  ['{"text":"a","\\u005f_proto__":{}}', 422, '__proto__: '],
  ['{"text":"a","constructor":{}}', 422, 'constructor: '],
  ['{"text":"a","toString":1}', 422, 'toString: '],
  ['{"__proto__":{"text":"a"}}', 422, '__proto__: '],
  ['{"text":"a","tags":{"colour":"red","size":1}}', 422, 'tags.size: '],
  [`{"${'x'.repeat(5000)}":1}`, 422, 'x: is not known'],
  ['['.repeat(60_000), 400, 'not JSON'],
  [`{"text":${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}}`, 422, 'text: '],
])('the body %s is refused, and nothing is stored', async ([body, status, detail]) => {
  const { notes, post } = openNotes()
  await expectProblem(await post(body), status, detail)
  expect(notes).toEqual([])
  expect(({} as { admin?: boolean }).admin).toBeUndefined()
})

test.for(['text/plain', 'application/x-www-form-urlencoded', 'application/jsonp', 'multipart/form-data', ''])(
  'a body of type "%s" is refused',
  async type => {
    const { notes, post } = openNotes()
    await expectProblem(await post('{"text":"a"}', { 'Content-Type': type }), 415)
    expect(notes).toEqual([])
  },
)

test.for(['application/json', 'application/json; charset=utf-8', 'Application/JSON;charset=UTF-8'])(
  'a body of type "%s" is taken',
  async type => {
    const { post } = openNotes()
    expect((await post('{"text":"a"}', { 'Content-Type': type })).status).toBe(200)
  },
)

test('a body of 64 KB is taken, one byte more is refused, whether its length is said or not', async () => {
  const { notes, post } = openNotes()
  const bodyOf = (bytes: number) => JSON.stringify({ text: 'x'.repeat(bytes - '{"text":""}'.length) })
  const exact = bodyOf(64 * 1024)
  const over = bodyOf(64 * 1024 + 1)
  expect((await post(exact)).status).toBe(200)
  await expectProblem(await post(over, { 'Content-Length': String(over.length) }), 413)
  const stream = new Response(over).body as ReadableStream
  const request = new Request(`${origin}/api/notes/notes/`, {
    method: 'POST',
    body: stream,
    duplex: 'half',
    headers: { 'Content-Type': 'application/json', 'Sec-Fetch-Site': 'same-origin' },
  } as RequestInit)
  await expectProblem(await openNotes().ask('/notes/', request), 413)
  expect(notes).toHaveLength(1)
})

test.for<[string, Record<string, string>]>([
  ['from another site', { 'Sec-Fetch-Site': 'cross-site', Origin: 'https://evil.example' }],
  ['from another site that claims our origin', { 'Sec-Fetch-Site': 'cross-site', Origin: origin }],
  [
    'from a sibling below the same domain',
    { 'Sec-Fetch-Site': 'same-site', Origin: 'https://a.example.com' },
  ],
  ['that a person typed in', { 'Sec-Fetch-Site': 'none' }],
  ['that says nothing of where it comes from', {}],
  ['of an origin that hides', { Origin: 'null' }],
  ['of another origin', { Origin: 'https://evil.example' }],
  ['of our origin on http', { Origin: 'http://example.com' }],
  ['of our origin with more behind it', { Origin: `${origin}.evil.example` }],
  ['with a wrong secret', { Authorization: 'Service wrong' }],
  ['with an empty secret', { Authorization: 'Service ' }],
])('a change %s is refused with 403, and nothing is stored', async ([, headers]) => {
  const { notes, ask } = openNotes()
  const response = await ask('/notes/', {
    method: 'POST',
    body: '{"text":"a"}',
    headers: { 'Content-Type': 'application/json', ...headers },
  })
  await expectProblem(response, 403)
  expect(notes).toEqual([])
})

test.for<[string, Record<string, string>]>([
  ['our own page', { 'Sec-Fetch-Site': 'same-origin' }],
  ['our own page in a browser that only sends Origin', { Origin: origin }],
  ['the site, with the secret', { Authorization: `Service ${secret}` }],
])('a change from %s is taken', async ([, headers]) => {
  const { notes, ask } = openNotes()
  const response = await ask('/notes/', {
    method: 'POST',
    body: '{"text":"a"}',
    headers: { 'Content-Type': 'application/json', ...headers },
  })
  expect([response.status, notes]).toEqual([200, ['a']])
})

test('hostile headers change nothing for a reader', async () => {
  const { ask } = openNotes()
  const response = await ask('/notes/', {
    headers: {
      Accept: 'x'.repeat(5000),
      Cookie: '='.repeat(5000),
      Authorization: 'Service \u00ff',
      'Content-Type': '((((',
      'Content-Length': '-1',
      'Sec-Fetch-Site': 'cross-site',
      'X-HTTP-Method-Override': 'DELETE',
      'X-Forwarded-Host': 'evil.example',
    },
  })
  expect([response.status, await response.json()]).toEqual([200, { notes: [] }])
})

test('a fault of our own says nothing of itself, and is logged with the id of the request', async () => {
  const { ask, lines } = openNotes()
  const response = await ask('/notes/broken', { headers: { 'X-Request-Id': 'request-7' } })
  await expectProblem(response, 500, /^Something went wrong on our side\.$/)
  expect(lines).toMatchObject([{ level: 'error', requestId: 'request-7', path: '/api/notes/notes/broken' }])
})

test('a refusal keeps its status and sentence, and is not logged', async () => {
  const { ask, lines } = openNotes()
  await expectProblem(await ask('/notes/gone'), 404, /^That note is gone\.$/)
  expect(lines).toEqual([])
})
