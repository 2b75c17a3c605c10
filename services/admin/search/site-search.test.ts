import { expect, test } from 'vitest'
import { searchKinds } from '../../../contract/search-kinds.ts'
import { createLog } from '../../../platform/log.ts'
import { onEachDatabase } from '../../../test/databases.ts'
import { changeRows, rowsOf } from '../../../test/rows.ts'
import { createContents } from '../content/handbook/contents.ts'
import {
  articleFiles,
  handbookFiles,
  lessonFiles,
  positionFiles,
} from '../content/import/folder-for-tests.ts'
import { openAdminService, today } from '../service-for-tests.ts'
import type { WrittenPage } from './site-parts.ts'
import { createSiteSearch } from './site-search.ts'

const pressPage = (locale: string): WrittenPage => ({
  path: '/press',
  title: `Press in ${locale}`,
  description: 'For reporters.',
  passages: [
    { heading: { id: null, title: 'Fact sheet' }, text: 'For reporters.\nEleven colors of gouache.' },
  ],
})

onEachDatabase('the search across the site', databases => {
  async function open(timeoutMs = 20_000) {
    const service = await openAdminService(databases)
    const { db } = service
    const search = createSiteSearch(
      {
        documents: { db, log: createLog('silent'), captcha: { kind: 'proof-of-work', cost: 10 } },
        mailHost: 'example.com',
        now: () => new Date(`${today}T10:00:00Z`),
        contentsOf: createContents(db),
        readWrittenPages: async locale => [pressPage(locale)],
      },
      timeoutMs,
    )
    const ask = async (question: string, more: object = {}) =>
      (await search({ question, languageTag: 'en-US', limit: 100, ...more })).found
    const paths = async (question: string, more: object = {}) =>
      (await ask(question, more)).results.map(({ path }) => path).toSorted()
    return { ...service, ask, paths }
  }

  test.each([
    ['en-US', 'en'],
    ['zh-CN', 'cn'],
    ['ja', 'jp'],
  ])('%s: every kind is found by its address, in this language alone', async (languageTag, locale) => {
    const { ask, paths } = await open()
    const found = await ask(`in ${locale}`, { languageTag })
    expect(found.results.map(({ kind, path }) => [kind, path]).toSorted()).toEqual([
      ['article', '/insight/2026/one-leaf'],
      ['handbook', '/handbook/pocket/4.0/start'],
      ['handbook', '/handbook/procreate/5.3/layers'],
      ['legal', '/privacy-policy'],
      ['page', '/press'],
      ['position', '/careers/brush-maker'],
    ])
    expect(found.counts).toEqual({ page: 1, article: 1, handbook: 2, lesson: 0, position: 1, legal: 1 })
    const other = locale === 'en' ? 'jp' : 'en'
    expect((await ask(`in ${other}`, { languageTag })).total).toBe(0)
    expect(await paths(`a text in ${locale}`, { languageTag, kind: 'legal' })).toEqual(['/privacy-policy'])
  })

  test('what is published is found with the next question, and what is taken away is not', async () => {
    const { ask, paths, publish, remove } = await open()
    expect(await paths('velvet')).toEqual([])
    await publish({
      ...articleFiles('2026/velvet'),
      ...positionFiles('velvet'),
      ...lessonFiles('velvet'),
      ...handbookFiles('procreate/layers/velvet', { order: 3, versions: ['5.3'] }),
    })
    expect(await paths('velvet')).toEqual([
      '/careers/velvet',
      '/education/velvet',
      '/handbook/procreate/5.3/layers/velvet',
      '/insight/2026/velvet',
    ])
    expect((await ask('velvet')).results.find(({ kind }) => kind === 'handbook')?.above[0]).toBe('procreate')
    await remove('insight/2026/velvet')
    await remove('careers/velvet')
    await remove('education/velvet')
    expect(await paths('velvet')).toEqual(['/handbook/procreate/5.3/layers/velvet'])
  })

  test('of articles, a publishing has only the changed ones read again', async () => {
    const { db, paths, publish } = await open()
    await publish(articleFiles('2026/damask'))
    expect(await paths('velvet')).toEqual([])
    // What nobody has announced is not read.
    await changeRows(db, 'article_texts', { iso: 'en-US' }, { intro: 'Of corduroy.' })
    await publish(articleFiles('2026/velvet'))
    expect([await paths('velvet'), await paths('corduroy')]).toEqual([['/insight/2026/velvet'], []])
  })

  test('nothing is found before its day, after it, or in an older handbook only', async () => {
    const { paths, publish } = await open()
    await publish({
      ...articleFiles('2026/velvet', { date: '2026-06-16' }),
      ...articleFiles('2026/cedar', { date: today }),
      ...positionFiles('silk', { opened_on: '2026-06-16' }),
      ...positionFiles('cotton', { closed_on: today }),
      ...handbookFiles('procreate/layers/wool', { order: 3, versions: ['5.0'] }),
    })
    expect(await paths('cedar')).toEqual(['/insight/2026/cedar'])
    for (const word of ['velvet', 'silk', 'cotton', 'wool'])
      expect([word, await paths(word)]).toEqual([word, []])
  })

  test('a question before the index was made says so, and a slip of the finger finds what is like it', async () => {
    const { ask } = await open(0)
    expect((await ask('gouache')).is_current).toBe(false)
    await expect.poll(async () => (await ask('gouache')).is_current, { timeout: 15_000 }).toBe(true)
    const { results, similar } = await ask('guoache')
    expect([results.map(({ path }) => path), similar]).toEqual([['/press'], true])
    expect(results[0]?.snippet).toContainEqual({ text: 'gouache', found: true })
    expect((await ask('gouache')).similar).toBe(false)
  })

  test('a cursor leads through all results, and belongs to its question and kind', async () => {
    const { ask, paths } = await open()
    const all = (await ask('in en')).results.map(({ path }) => path)
    const seen: string[] = []
    let cursor: string | undefined
    do {
      const { results, next_cursor } = await ask('in en', { limit: 2, cursor })
      seen.push(...results.map(({ path }) => path))
      cursor = next_cursor ?? undefined
    } while (cursor !== undefined)
    expect(seen).toEqual(all)
    const { next_cursor: first } = await ask('in en', { limit: 2 })
    for (const more of [{ kind: 'legal' }, { question: 'other' }])
      await expect(paths('in en', { cursor: first, ...more })).rejects.toThrow('cursor')
  })

  test('searches without a result are counted as those of the whole site', async () => {
    const { client, db } = await open()
    const search = (q: string, more: object = {}) =>
      client().searchSite({ query: { q, lang: 'en', counted: '1', ...more } })
    await expect.poll(async () => (await search('a text in', { kind: 'legal' })).total).toBe(1)
    await search('Zeppelin  Stencil')
    await search('zeppelin stencil', { kind: 'article' })
    await search('leaf')
    const rows = await rowsOf(db, 'fruitless_searches')
    expect(rows.map(({ version, words, times }) => [version, words, times])).toEqual([
      ['site', 'zeppelin stencil', 1],
    ])
  })

  test.each(['', ' ', 'a', '"', '*', 'NEAR(a b)', 'title:x', '-', "' or 1=1 --", '🎨', 'x'.repeat(400)])(
    '%j is only a question',
    async question => {
      const { ask } = await open()
      for (const kind of [undefined, ...searchKinds])
        expect((await ask(question, { kind })).total).toBeGreaterThanOrEqual(0)
    },
  )
})
