import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import type { CachedPage } from './cached-page.ts'
import { openCache, textOf } from './page-cache-for-tests.ts'

test('a change touches the pages of its keys alone', async () => {
  const { source, cache, render, change } = openCache()
  for (let n = 0; n < 300; n++) {
    const made = render({ keys: [`article-${n}`] })
    await cache.find(`/${n}`, made, made)
  }
  change('article-7', 'another')
  const fresh = () =>
    Array.from({ length: 300 }, (_, n) => n).filter(n => cache.stateOf(`/${n}`) === 'fresh').length
  expect(fresh()).toBe(299)
  await expect.poll(fresh).toBe(300)
  expect(source.rendered).toBe(301)
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
