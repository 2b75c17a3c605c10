import { expect, test } from 'vitest'
import type { KeptAnswer, WantedPage } from '../../../kept/questions.ts'
import { keepAll } from './keep-all.ts'

const pages = Array.from({ length: 10 }, (_, at) => ({ path: `/${at}`, title: '', revision: null }))

/** Keeps the pages, and gives how it ended, how many were kept, and how many were asked for at once at most. */
async function run(answer: (page: WantedPage) => KeptAnswer, stopAfter = Number.POSITIVE_INFINITY) {
  let [kept, asked, most] = [0, 0, 0]
  const ended = await keepAll(pages, {
    keepOne: async page => {
      most = Math.max(most, ++asked)
      await new Promise(resolve => setTimeout(resolve, 0))
      asked--
      return answer(page)
    },
    isStopped: () => kept >= stopAfter,
    onKept: () => void kept++,
  })
  return { ended, kept, most }
}

test('all pages are kept, three at once', async () => {
  expect(await run(() => ({}))).toEqual({ ended: null, kept: 10, most: 3 })
})

test('the first page that cannot be kept ends it; those that are on their way are kept', async () => {
  const { ended, kept } = await run(({ path }) => (path === '/4' ? { failure: 'full' } : {}))
  expect(ended).toBe('full')
  expect(kept).toBeGreaterThanOrEqual(4)
  expect(kept).toBeLessThan(8)
})

test('a page that is gone does not end it', async () => {
  expect(await run(({ path }) => (path === '/4' ? { failure: 'gone' } : {}))).toMatchObject({
    ended: null,
    kept: 10,
  })
})

test('stopped, it asks for no other page', async () => {
  const { ended, kept } = await run(() => ({}), 2)
  expect([ended, kept <= 4]).toEqual(['stopped', true])
})
