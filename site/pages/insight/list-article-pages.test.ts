import { expect, test } from 'vitest'
import type { Article } from '../../../contract/admin.ts'
import { keyOf, listArticlePages, pageSize, type RequestPage } from './list-article-pages.ts'

const article = (at: number): Article => ({
  title: `Article ${at}`,
  intro: '',
  category: { id: 'craft', title: 'Craft' },
  date: '2026-01-01',
  year: 2026,
  slug: `a${at}`,
  read_time: 1,
  cover: 'coast',
  featured: false,
  sample: false,
})

/** A list of `count` articles with offsets as cursors. */
function listOf(count: number) {
  const all = Array.from({ length: count }, (_, at) => article(at))
  const asked: number[] = []
  const ask: RequestPage = async ({ limit, cursor }) => {
    asked.push(limit)
    const from = cursor === undefined ? 0 : Number(cursor) + 1
    const data = all.slice(from, from + limit)
    return { data, next_cursor: from + limit < count ? String(from + limit - 1) : null }
  }
  return { ask, all, asked }
}

const slugs = (articles: readonly Article[]) => articles.map(({ slug }) => slug)

test('following the cursors shows every article once, in order, and ends', async () => {
  const { ask, all } = listOf(24)
  const elsewhere = new Set([all[0], all[3], all[20]].map(each => keyOf(each ?? article(0))))
  let cursor: string | null = null
  let shown: readonly Article[] = []
  const lengths: number[] = []
  do {
    const walked = await listArticlePages(ask, cursor, elsewhere)
    expect(walked.fromStart).toBe(true)
    shown = walked.articles
    lengths.push(shown.length)
    cursor = walked.next
  } while (cursor !== null && lengths.length < 10)
  expect(lengths).toEqual([pageSize, 2 * pageSize, 21])
  expect(slugs(shown)).toEqual(slugs(all.filter(each => !elsewhere.has(keyOf(each)))))
})

test('nothing more is offered when only articles that stand elsewhere are left', async () => {
  const { ask, all } = listOf(pageSize + 2)
  const elsewhere = new Set(all.slice(pageSize).map(keyOf))
  expect(await listArticlePages(ask, null, elsewhere)).toMatchObject({ next: null, fromStart: true })
})

test('a cursor at the very end shows the whole list', async () => {
  const { ask, all } = listOf(12)
  const { articles, next } = await listArticlePages(ask, '11', new Set())
  expect(articles).toHaveLength(all.length)
  expect(next).toBe(null)
})

test('a place beyond three hundred articles shows its own page only, and asks no more than five times', async () => {
  const { ask, asked } = listOf(1000)
  const { articles, fromStart, next } = await listArticlePages(ask, '500', new Set())
  expect(slugs(articles)).toEqual(Array.from({ length: pageSize }, (_, at) => `a${501 + at}`))
  expect(fromStart).toBe(false)
  expect(next).toBe(String(500 + pageSize))
  expect(asked).toHaveLength(5)
})

test('a refusal of the service passes through', async () => {
  const refuse: RequestPage = () => Promise.reject(new Error('400'))
  await expect(listArticlePages(refuse, 'nonsense', new Set())).rejects.toThrow('400')
})
