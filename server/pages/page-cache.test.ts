import { readFile } from 'node:fs/promises'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { brotliDecompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { bypass, cacheStatusOf } from './cache-status.ts'
import type { CachedPage } from './cached-page.ts'
import { noPageCache } from './page-cache.ts'
import { openCache, type PageOptions, textOf } from './page-cache-for-tests.ts'
import { keyOf } from './variant.ts'

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

test('who asks for a live page that is older than a minute waits for the next one, or gets the last good one', async () => {
  const { source, cache, render } = openCache()
  await cache.find('/status', render({ text: 'up', isLive: true }))
  source.now += 59_000
  expect(textOf(cache.peek('/status'))).toBe('up')
  source.now += 2_000
  expect(cache.peek('/status')).toBeUndefined()
  expect(textOf(await cache.find('/status', render({ text: 'down', isLive: true })))).toBe('down')
  source.now += 61_000
  expect(textOf(await cache.find('/status', failing))).toBe('down')
})
