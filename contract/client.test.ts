import { expect, test } from 'vitest'
import { createAdminClient } from './admin.ts'
import type { Fetch } from './client.ts'
import { ServiceRefusal, ServiceUnavailable } from './problem.ts'

const baseUrl = 'https://example.com/api/admin'

/** A client of a service that gives one answer, and the requests that were sent. */
function clientOf(answer: Response | Fetch) {
  const asked: Request[] = []
  const fetch: Fetch = async request => {
    asked.push(request)
    return answer instanceof Response ? answer.clone() : answer(request)
  }
  const headers = { 'Accept-Language': 'ja', 'X-Request-Id': 'request-7' }
  return { asked, client: createAdminClient({ baseUrl, fetch, headers }) }
}

const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status })
const noPositions = json({ data: [], cursor: null })

test('a call becomes a request of its method, path, query and headers', async () => {
  const { asked, client } = clientOf(noPositions)
  await client.listPositions({
    query: { limit: 5, only: 'slug,title', team: 'brushes & ink', cursor: undefined },
  })
  expect(asked[0]?.method).toBe('GET')
  expect(asked[0]?.url).toBe(`${baseUrl}/careers/positions?limit=5&only=slug%2Ctitle&team=brushes+%26+ink`)
  expect(Object.fromEntries(asked[0]?.headers ?? [])).toEqual({
    accept: 'application/json',
    'accept-language': 'ja',
    'x-request-id': 'request-7',
  })
})

test.each(['', '.', '..', 'pages/../..', 'pages//brushes'])(
  'a call about %o, which no address can name, is refused as if it had been asked',
  async path => {
    const { asked, client } = clientOf(noPositions)
    const page = client.getHandbookPage({ params: { group_version: '5.0', path }, query: { lang: 'en' } })
    await expect(page).rejects.toMatchObject({ name: 'ServiceRefusal', status: 404 })
    expect(asked).toEqual([])
  },
)

test('a call without a question has no question mark', async () => {
  const { asked, client } = clientOf(noPositions)
  await client.listPositions()
  expect(asked[0]?.url).toBe(`${baseUrl}/careers/positions`)
})

test('a field that the contract does not have is removed from the answer', async () => {
  const { client } = clientOf(json({ categories: [{ id: 'craft', title: 'Craft', secret: 1 }], more: 2 }))
  expect(await client.listCategories()).toEqual({ categories: [{ id: 'craft', title: 'Craft' }] })
})

test('a problem document becomes a refusal that carries it', async () => {
  const problem = { type: 'about:blank', title: 'Bad request', status: 400, detail: 'limit: is odd', more: 1 }
  const { client } = clientOf(json(problem, 400))
  const error = await client.listPositions().catch((thrown: unknown) => thrown)
  expect(error).toBeInstanceOf(ServiceRefusal)
  expect(error).toMatchObject({
    status: 400,
    problem,
    message: 'listPositions: 400 Bad request (limit: is odd)',
  })
})

test('the status is that of HTTP, whatever the document says', async () => {
  const { client } = clientOf(json({ title: 'All is well', status: 200 }, 500))
  await expect(client.listPositions()).rejects.toMatchObject({ name: 'ServiceRefusal', status: 500 })
})

test('an error in another form is a refusal all the same', async () => {
  const { client } = clientOf(json({ message: 'no' }, 503))
  await expect(client.listPositions()).rejects.toThrow('listPositions: 503 Error')
})

test.for<[string, Response | Fetch, RegExp]>([
  [
    'a page',
    new Response('<!doctype html>', { status: 200 }),
    /answered 200 with something that is not JSON/,
  ],
  [
    'an error page',
    new Response('<!doctype html>', { status: 502 }),
    /answered 502 with something that is not JSON/,
  ],
  ['half of it', new Response('{"data":[', { status: 200 }), /not JSON/],
  ['nothing', new Response('', { status: 200 }), /not JSON/],
  ['another shape', json({ data: 7, cursor: null }), /something else than the contract says, at data$/],
  ['a wrong item', json({ data: [{ slug: 7 }], cursor: null }), /at data\.0\.slug$/],
  ['a list', json([]), /something else than the contract says/],
  ['null', json(null), /at the whole$/],
  [
    'no connection',
    () => Promise.reject(new TypeError('fetch failed', { cause: new Error('refused') })),
    /no answer \(fetch failed: refused\)/,
  ],
  ['a fault in the service itself', () => Promise.reject(new Error('oh')), /no answer \(oh\)/],
])('a service that answers %s is unavailable', async ([, answer, message]) => {
  const { client } = clientOf(answer)
  const error = await client.listPositions().catch((thrown: unknown) => thrown)
  expect(error).toBeInstanceOf(ServiceUnavailable)
  expect((error as Error).message).toMatch(message)
})

test('a service that never answers is given up at the deadline, and so is one that stops in the middle', async () => {
  const never = () => new Promise<Response>(() => {})
  const stops = async () =>
    new Response(new ReadableStream({ start: stream => stream.enqueue(Buffer.from('{')) }))
  for (const answer of [never, stops]) {
    const { client } = clientOf(answer)
    const asked = client.listPositions({}, { signal: AbortSignal.timeout(50) })
    await expect(asked).rejects.toThrow(ServiceUnavailable)
  }
})

test('a deadline that has passed already is one', async () => {
  const { client } = clientOf(() => new Promise<Response>(() => {}))
  await expect(client.listPositions({}, { signal: AbortSignal.abort() })).rejects.toThrow(ServiceUnavailable)
})

test('an error of another copy of the contract is recognized by its name', () => {
  const foreign = Object.assign(new Error('getPosition: 404 Not found'), {
    name: 'ServiceRefusal',
    status: 404,
  })
  expect(foreign).toBeInstanceOf(ServiceRefusal)
  expect(foreign).not.toBeInstanceOf(ServiceUnavailable)
  expect(new Error('another')).not.toBeInstanceOf(ServiceRefusal)
})
