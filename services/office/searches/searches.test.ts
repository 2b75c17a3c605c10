import { expect, test } from 'vitest'
import { createAdminClient } from '../../../contract/admin.ts'
import type { FruitlessSearch } from '../../../contract/office/fruitless-searches.ts'
import { onEachDatabase } from '../../../test/databases.ts'
import { rowsOf } from '../../../test/rows.ts'
import {
  countableWords,
  countFruitless,
  eraseFruitless,
  maxWordsOfDay,
} from '../../admin/search/count-fruitless.ts'
import { openContent } from '../content/content-for-tests.ts'
import { origin } from '../three-services-for-tests.ts'

onEachDatabase('searches without a result', databases => {
  const open = async () => {
    const office = await openContent(databases)
    const { db, editor, admin, time } = office
    const client = createAdminClient({ baseUrl: `${origin}/api/admin`, fetch: admin })
    const search = (q: string, more: object = {}) =>
      client.searchHandbook({ params: { group_version: '5.3' }, query: { q, lang: 'ja', ...more } })
    const list = async (query: Record<string, string> = {}) => {
      const { json } = await editor.call('listFruitlessSearches', { query })
      const { searches } = json as unknown as { searches: FruitlessSearch[] }
      return searches.map(({ words, language, times }) => [words, language, times])
    }
    return { db: db as never, time, search, list }
  }

  test('are counted by their words, of the search page alone, and listed by period and language', async () => {
    const { db, time, search, list } = await open()
    for (const words of ['Ｖｅｃｔｏｒ  層', ' vector 層 ', 'Bitmap']) await search(words, { counted: '1' })
    await search('How do I get my own drawing back', {})
    expect(await list()).toEqual([
      ['vector 層', 'jp', 2],
      ['bitmap', 'jp', 1],
    ])
    expect(await list({ language: 'en' })).toEqual([])
    const edition = { groupVersion: '5.3', languageTag: 'en-US' } as const
    await countFruitless(db, edition, 'older', new Date(time.now.getTime() - 8 * 24 * 3_600_000))
    expect(await list({ days: '7' })).toHaveLength(2)
    expect(await list({ days: '30', language: 'en' })).toEqual([['older', 'en', 1]])
  })

  test('a robot that searches for everything fills a day at most; the search goes on, and what is old is erased', async () => {
    const { db, time, search } = await open()
    const edition = { groupVersion: '5.3', languageTag: 'en-US' } as const
    for (let at = 0; at < maxWordsOfDay + 20; at++) await countFruitless(db, edition, `word-${at}x`, time.now)
    await countFruitless(db, edition, 'word-1x', time.now)
    const rows = await rowsOf(db, 'fruitless_searches' as never)
    expect(rows).toHaveLength(maxWordsOfDay)
    expect((await search('nothing of this kind', { counted: '1' })).total).toBe(0)
    await eraseFruitless(db, () => new Date(time.now.getTime() + 179 * 24 * 3_600_000))
    expect(await rowsOf(db, 'fruitless_searches' as never)).toHaveLength(maxWordsOfDay)
    await eraseFruitless(db, () => new Date(time.now.getTime() + 182 * 24 * 3_600_000))
    expect(await rowsOf(db, 'fruitless_searches' as never)).toEqual([])
  }, 60_000)
})

test.each([
  'ann@example.com',
  'ａｎｎ＠example.com',
  '040 123 456',
  '+61 (3) 62-31',
  '１２３４５６',
  'order 4711-0815',
  'x'.repeat(61),
  'a',
  '   ',
  'a\u0000b',
])('what may be about a person is not kept: %j', question => {
  expect(countableWords(question)).toBe(null)
})

test('words are kept in one form', () => {
  expect(countableWords('  ＢＬＵＲ   Tool 2026 ')).toBe('blur tool 2026')
})
