import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import type { KeptAnswer, KeptQuestion } from '../kept/questions.ts'
import { createMemoryCaches } from './caches-for-tests.ts'

const origin = 'https://example.com'
vi.stubGlobal('__WORKER_VERSION__', 'test')
vi.stubGlobal('location', { origin })
const { answerQuestion } = await import('./answer-question.ts')
afterAll(() => vi.unstubAllGlobals())

const html = (...parts: string[]) => `<!doctype html><main>${parts.join('')}</main>`
const picture = '/pictures/a-480.0123abcd.avif'
const pages = {
  one: '/handbook/procreate/5.3/one',
  two: '/handbook/procreate/5.3/two',
  list: '/handbook/kept',
}
let site: Map<string, string>
let room: { bytes: number }
let isOnline: boolean
let store: ReturnType<typeof createMemoryCaches>

beforeEach(() => {
  site = new Map([
    [pages.one, html('<script src="/assets/a-1.js"></script>', `<picture><img src="${picture}"></picture>`)],
    [pages.two, html('<script src="/assets/b-1.js"></script>')],
    [pages.list, html('<script src="/assets/list-1.js"></script>')],
    ['/assets/a-1.js', 'import "./shared-1.js"'],
    ['/assets/b-1.js', 'import "./shared-1.js"'],
    ['/assets/list-1.js', ''],
    ['/assets/shared-1.js', 'x'.repeat(1000)],
    [picture, 'p'.repeat(500)],
  ])
  room = { bytes: Number.POSITIVE_INFINITY }
  isOnline = true
  store = createMemoryCaches(origin, room)
  vi.stubGlobal('caches', store)
  vi.stubGlobal('fetch', async (path: string, init?: RequestInit) => {
    if (!isOnline) throw new TypeError('Failed to fetch')
    const body = site.get(path)
    if (path.startsWith('/handbook')) expect(init?.credentials).toBe('omit')
    const response = new Response(body ?? '', {
      status: body === undefined ? 404 : 200,
      headers: {
        'content-type': path.startsWith('/handbook') ? 'text/html' : '',
        date: new Date().toUTCString(),
      },
    })
    return Object.defineProperty(response, 'type', { value: 'basic' })
  })
})

const ask = (question: KeptQuestion): Promise<KeptAnswer> => answerQuestion(question)
const keep = (path: string, revision: string | null = null) =>
  ask({
    ask: 'keep',
    page: { path, title: path.slice(-3), revision },
    screen: { width: 360, density: 1 },
    files: ['/assets/late-1.js', '/account', '/assets/../login'],
  })
const list = async () => (await ask({ ask: 'list' })).list
const files = async () =>
  (await (await store.open('chosen-files')).keys()).map(({ url }) => url.slice(origin.length)).toSorted()
const remove = (...paths: string[]) => ask({ ask: 'remove', pages: paths, handbooks: [] })

test('a page is kept with its scripts, what they import and its picture, and the list of what is kept comes along', async () => {
  site.set('/assets/late-1.js', '')
  expect((await keep(pages.one, 'r1')).page).toMatchObject({ path: pages.one, title: 'one', revision: 'r1' })
  const scripts = ['a-1', 'late-1', 'list-1', 'shared-1'].map(name => `/assets/${name}.js`)
  expect(await files()).toEqual([...scripts, picture])
  const kept = await list()
  expect(kept?.pages.map(({ path }) => path)).toEqual([pages.one])
  expect(kept?.pages[0]?.bytes).toBe((site.get(pages.one)?.length ?? 0) + 500)
  expect(kept?.bytes).toBeGreaterThan(1500)
})

test('removing a page takes the files that no other needs; removing the last takes all', async () => {
  await keep(pages.one)
  await keep(pages.two)
  await remove(pages.one)
  expect(await files()).toEqual(['/assets/b-1.js', '/assets/list-1.js', '/assets/shared-1.js'])
  expect((await remove(pages.two)).list?.pages).toEqual([])
  expect(await files()).toEqual([])
  expect(await (await store.open('chosen-pages')).keys()).toEqual([])
})

test('a full device, a lost connection and a failing server each have a name, and what was kept stays', async () => {
  await keep(pages.one)
  room.bytes = 10
  expect(await keep(pages.two)).toEqual({ failure: 'full' })
  room.bytes = 1e6
  isOnline = false
  expect(await keep(pages.two)).toEqual({ failure: 'lost' })
  expect(await keep(pages.one, 'newer')).toEqual({ failure: 'lost' })
  expect((await list())?.pages).toMatchObject([{ path: pages.one, revision: null }])
  isOnline = true
  expect((await keep(pages.two)).page?.path).toBe(pages.two)
})

test('of a page that staff have taken back the copy stays, marked', async () => {
  await keep(pages.one)
  site.delete(pages.one)
  expect(await keep(pages.one)).toEqual({ failure: 'gone' })
  expect((await list())?.pages).toMatchObject([{ path: pages.one, isGone: true, title: 'one' }])
  expect(await files()).toContain(picture)
  expect(await keep(pages.two)).toMatchObject({ page: { path: pages.two } })
})

test('nothing but pages of the handbook is kept', async () => {
  for (const path of [
    '/account',
    '/login',
    '/handbook/../account',
    '/handbook/kept',
    '/handbook/procreate/5.3/search',
  ])
    expect([path, await keep(path)]).toEqual([path, { failure: 'refused' }])
  expect(await files()).toEqual([])
})

test('storage that the browser refuses is told, not thrown', async () => {
  vi.stubGlobal('caches', {
    open: () => Promise.reject(new DOMException('The operation is insecure.', 'SecurityError')),
    match: () => Promise.reject(new DOMException('The operation is insecure.', 'SecurityError')),
  })
  expect(await ask({ ask: 'list' })).toEqual({ failure: 'refused' })
  expect(await keep(pages.one)).toEqual({ failure: 'refused' })
})

test('a handbook that is wanted is remembered before its pages are there, and goes with them', async () => {
  const wanted = [pages.one, pages.two].map(path => ({ path, title: path, revision: null }))
  const handbook = {
    start: '/handbook/procreate/5.3',
    groupVersion: '5.3',
    name: 'procreate 5.3',
    pages: wanted,
  }
  expect((await ask({ ask: 'keep-handbook', handbook })).list?.handbooks).toEqual([handbook])
  await keep(pages.one)
  const left = await ask({ ask: 'remove', pages: [pages.one, pages.two], handbooks: [handbook.start] })
  expect([left.list?.handbooks, left.list?.pages]).toEqual([[], []])
})
