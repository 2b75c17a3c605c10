import { readFile } from 'node:fs/promises'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { brotliDecompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { createContentNews } from '../services/content-news.ts'
import { bypass, cacheStatusOf } from './cache-status.ts'
import { type CachedPage, encodePage, etagOf } from './cached-page.ts'
import { compressQuickly } from './encodings.ts'
import { createPageCache, noPageCache } from './page-cache.ts'
import { keyOf } from './variant.ts'

interface PageOptions {
  readonly text?: string
  readonly status?: number
  readonly setsCookie?: boolean
  readonly degraded?: boolean
  readonly showsTime?: boolean
  readonly keys?: readonly string[]
  readonly beside?: readonly string[]
}

/** A cache with a clock and a content that the test changes, and a renderer that counts its pages. */
function openCache(maxBytes?: number) {
  const { news, touch } = createContentNews()
  const source = { now: 1_000_000, rendered: 0 }
  const cache = createPageCache({
    news,
    now: () => source.now,
    ...(maxBytes !== undefined && { maxBytes }),
  })
  const page = ({ text = 'A page', status = 200, setsCookie = false, ...facts }: PageOptions = {}) => {
    source.rendered += 1
    const body = Buffer.from(text)
    const usual = { degraded: false, showsTime: false, keys: ['article'], beside: ['list'] }
    const made = { status, headers: {}, setsCookie, etag: etagOf(body), renderedAt: source.now }
    return encodePage({ ...usual, ...facts, ...made, version: news.version() }, compressQuickly(body))
  }
  const render = (options?: PageOptions) => async () => page(options)
  return { source, cache, page, render, change: (...keys: string[]) => touch(keys) }
}

const textOf = (page: CachedPage | undefined) => page?.encoded.identity.body.toString()
const failing = () => Promise.reject(new Error('It cannot be rendered'))

test('a page is rendered once, however many ask for it at the same time', async () => {
  const { source, cache, render } = openCache()
  const asked = Array.from({ length: 100 }, () => cache.find('/', render()))
  expect(new Set((await Promise.all(asked)).map(textOf))).toEqual(new Set(['A page']))
  expect(source.rendered).toBe(1)
  expect(textOf(cache.peek('/'))).toBe('A page')
})

test('pages of different keys are different pages', async () => {
  const { cache, render } = openCache()
  await cache.find('/ cn false', render({ text: 'with a banner' }))
  await cache.find('/ null false', render({ text: 'without' }))
  expect(textOf(cache.peek('/ cn false'))).toBe('with a banner')
  expect(textOf(cache.peek('/ null false'))).toBe('without')
  expect(cache.peek('/')).toBeUndefined()
})

test('all variants of all pages together stay within the bound of the memory', async () => {
  const { cache, page } = openCache(100_000)
  for (let n = 0; n < 30; n++)
    for (const offer of ['cn', 'jp', null] as const)
      for (const loggedIn of [true, false]) {
        const key = keyOf(`/page-${n}`, { offer, loggedIn, lightMode: false })
        await cache.find(key, async () => page({ text: 'A page'.repeat(500) }))
        expect(cache.bytes).toBeLessThanOrEqual(100_000)
      }
  expect(cache.size).toBeGreaterThan(1)
})

test('a change of the content is seen by the very next visitor', async () => {
  const { cache, render, change } = openCache()
  await cache.find('/', render({ text: 'old' }))
  change('article')
  expect(cache.peek('/')).toBeUndefined()
  expect(textOf(await cache.find('/', render({ text: 'new' })))).toBe('new')
  expect(textOf(cache.peek('/'))).toBe('new')
})

test('a page whose rendering began before the content changed is not taken for the new one', async () => {
  const { cache, page, render, change } = openCache()
  const slow = Promise.withResolvers<CachedPage>()
  const before = page({ text: 'old' })
  const asked = cache.find('/', () => slow.promise)
  change('article')
  expect(textOf(await cache.find('/', render({ text: 'new' })))).toBe('new')
  slow.resolve(before)
  await asked
  expect(textOf(cache.peek('/'))).toBe('new')
})

test.for([
  { showsTime: true, ageMs: 60_000 },
  { showsTime: false, ageMs: 3_600_000 },
])(
  'of a page that is old the visitor gets what is there, and it is rendered anew behind: %j',
  async ({ showsTime, ageMs }) => {
    const { source, cache, render } = openCache()
    const texts = ['this time', 'next time']
    const again = async () => await render({ text: texts.shift() ?? '', showsTime })()
    await cache.find('/', again)
    source.now += ageMs
    expect(textOf(cache.peek('/'))).toBe('this time')
    source.now += 1
    expect(cache.peek('/')).toBeUndefined()
    expect(textOf(await cache.find('/', again))).toBe('this time')
    await nextTurn()
    expect(textOf(cache.peek('/'))).toBe('next time')
  },
)

test('a change touches the pages of its keys alone', async () => {
  const { source, cache, render, change } = openCache()
  for (let n = 0; n < 1000; n++) {
    const made = render({ keys: [`article-${n}`] })
    await cache.find(`/${n}`, made, made)
  }
  change('article-7', 'another')
  const fresh = () =>
    Array.from({ length: 1000 }, (_, n) => n).filter(n => cache.stateOf(`/${n}`) === 'fresh').length
  expect(fresh()).toBe(999)
  await expect.poll(fresh).toBe(1000)
  expect(source.rendered).toBe(1001)
})

test('what stands beside a page is renewed behind its next visitor', async () => {
  const { cache, render, change } = openCache()
  await cache.find('/', render({ text: 'beside the old list' }))
  change('list')
  expect(cache.stateOf('/')).toBe('expired')
  expect(textOf(await cache.find('/', render({ text: 'beside the new list' })))).toBe('beside the old list')
  await nextTurn()
  expect(textOf(cache.peek('/'))).toBe('beside the new list')
})

test('a page that was asked for just now is rendered before the next one asks, any other when it is asked for', async () => {
  const { source, cache, render, change } = openCache()
  const find = (key: string) => cache.find(key, render(), render())
  await find('unpopular')
  source.now += 60_001
  await find('popular')
  change('article')
  await expect.poll(() => cache.stateOf('popular')).toBe('fresh')
  expect(cache.stateOf('unpopular')).toBe('outdated')
  await find('unpopular')
  expect(cache.stateOf('unpopular')).toBe('fresh')
})

test('two pages at a time are rendered for nobody, however many have changed', async () => {
  const { cache, page, render, change } = openCache()
  const running = { now: 0, most: 0 }
  const slowly = async () => {
    running.now += 1
    running.most = Math.max(running.most, running.now)
    await nextTurn()
    running.now -= 1
    return page()
  }
  for (let n = 0; n < 30; n++) await cache.find(`/${n}`, render(), slowly)
  change('article')
  await expect.poll(() => cache.stateOf('/29')).toBe('fresh')
  expect(running.most).toBe(2)
})

test('a visitor does not wait for longer than a second where there is a page of before', async () => {
  const { cache, page, render, change } = openCache()
  await cache.find('/', render({ text: 'old' }))
  change('article')
  const slow = Promise.withResolvers<CachedPage>()
  expect(textOf(await cache.find('/', () => slow.promise))).toBe('old')
  slow.resolve(page({ text: 'new' }))
  await nextTurn()
  expect(textOf(cache.peek('/'))).toBe('new')
})

test('a degraded page is tried again after five seconds', async () => {
  const { source, cache, render } = openCache()
  await cache.find('/', render({ text: 'a fallback', degraded: true }))
  source.now += 5_000
  expect(textOf(cache.peek('/'))).toBe('a fallback')
  source.now += 1
  expect(textOf(await cache.find('/', render({ text: 'whole again' })))).toBe('a fallback')
  await nextTurn()
  expect(textOf(cache.peek('/'))).toBe('whole again')
})

test.for<[string, () => Promise<CachedPage>]>([
  ['throws', failing],
  ['answers 500', openCache().render({ text: 'an error page', status: 500 })],
  ['answers 503', openCache().render({ text: 'an error page', status: 503 })],
])(
  'when rendering again %s, the last good page is served on, and tried again after five seconds',
  async ([, fails]) => {
    const { source, cache, render, change } = openCache()
    await cache.find('/', render({ text: 'good' }))
    change('article')
    expect(textOf(await cache.find('/', fails))).toBe('good')
    expect(textOf(cache.peek('/'))).toBe('good')
    source.now += 5_001
    expect(cache.peek('/')).toBeUndefined()
    expect(textOf(await cache.find('/', fails))).toBe('good')
    await nextTurn()
    source.now += 5_001
    expect(textOf(await cache.find('/', render({ text: 'mended' })))).toBe('good')
    await nextTurn()
    expect(textOf(cache.peek('/'))).toBe('mended')
  },
)

test('a page that never was good fails for the one who asks, and is tried for the next one', async () => {
  const { cache, render } = openCache()
  await expect(cache.find('/', failing)).rejects.toThrow('It cannot be rendered')
  const refused = await cache.find('/', render({ text: 'an error page', status: 500 }))
  expect([refused.status, cache.size]).toEqual([500, 0])
  expect(textOf(await cache.find('/', render()))).toBe('A page')
})

test('a rendering that fails behind a visitor harms nobody', async () => {
  const { source, cache, render } = openCache()
  await cache.find('/', render())
  source.now += 3_600_001
  expect(textOf(await cache.find('/', failing))).toBe('A page')
  await nextTurn()
  expect(textOf(cache.peek('/'))).toBe('A page')
})

test.for<PageOptions>([{ status: 404 }, { status: 301 }, { status: 204 }, { setsCookie: true }])(
  'a page with %j is sent, and never kept',
  async options => {
    const { cache, render } = openCache()
    await cache.find('/x', render(options))
    expect([cache.size, cache.bytes]).toEqual([0, 0])
  },
)

test('a page that is gone is forgotten', async () => {
  const { cache, render, change } = openCache()
  await cache.find('/x', render())
  change('article')
  expect((await cache.find('/x', render({ status: 404 }))).status).toBe(404)
  expect(cache.size).toBe(0)
})

test('when the room is used up, the pages that were asked for longest ago leave', async () => {
  const { cache, page, render } = openCache(3.5 * openCache().page().bytes)
  for (const key of ['a', 'b', 'c']) await cache.find(key, render())
  cache.peek('a')
  await cache.find('d', render())
  expect(['a', 'b', 'c', 'd'].map(key => cache.peek(key) !== undefined)).toEqual([true, false, true, true])
  expect(cache.bytes).toBe(3 * page().bytes)
})

test('a page that is asked for again and again outlives any number that nobody asks for again', async () => {
  const { cache, page, render } = openCache(3.5 * openCache().page().bytes)
  await cache.find('popular', render())
  for (let n = 0; n < 20; n++) {
    cache.peek('popular')
    await cache.find(`/${n}`, render())
    expect(cache.has(`/${n}`)).toBe(true)
  }
  expect(cache.peek('popular')).toBeDefined()
  for (const key of ['/18', '/19', 'popular']) cache.peek(key)
  await cache.find('new', render())
  expect([cache.size, cache.bytes, cache.has('new')]).toEqual([3, 3 * page().bytes, true])
})

test('thousands of pages never take more room than there is', async () => {
  const maxBytes = 20 * openCache().page().bytes
  const { cache, render } = openCache(maxBytes)
  for (let n = 0; n < 2000; n++) await cache.find(`/${n}`, render())
  expect(cache.bytes).toBeLessThanOrEqual(maxBytes)
  expect(cache.size).toBeLessThanOrEqual(20)
})

test('the count of bytes stays true while pages are compressed and rendered again', async () => {
  const { cache, render, change } = openCache()
  const text = await readFile(import.meta.filename, 'utf8')
  await cache.find('/', render({ text }))
  const quick = cache.bytes
  await expect.poll(() => cache.bytes).toBeLessThan(quick)
  const well = cache.bytes
  for (let n = 0; n < 5; n++) {
    change('article')
    await cache.find('/', render({ text }))
  }
  expect(cache.bytes).toBe(well)
  const { br } = cache.peek('/')?.encoded ?? {}
  expect(brotliDecompressSync(br?.body ?? '').toString()).toBe(text)
})

test('says whether a page came from memory, and why not', async () => {
  const { source, cache, render, change } = openCache()
  const ask = async (key: string, options?: PageOptions) => {
    const state = cache.stateOf(key)
    return cacheStatusOf(state, await cache.find(key, render(options)))
  }
  expect(await ask('/')).toBe('miss; not cached yet')
  expect(await ask('/')).toBe('hit')
  source.now += 3_600_001
  expect(await ask('/')).toBe('hit; expired')
  await nextTurn()
  change('article')
  expect(await ask('/', { degraded: true })).toBe('miss; content changed; fallback')
  expect(await ask('/')).toBe('hit; fallback')
  expect(await ask('/gone', { status: 404 })).toBe('miss; status 404')
  expect(await ask('/form', { setsCookie: true })).toBe('miss; sets a cookie')
  expect(cacheStatusOf(noPageCache.stateOf('/'), await render()())).toBe(bypass('off'))
})
