import { expect, test } from 'vitest'
import { onEachDatabase } from '../../../../test/databases.ts'
import { openAdminService, today } from '../../service-for-tests.ts'
import { articleFiles } from '../import/folder-for-tests.ts'

const years = {
  ...articleFiles('2026/may', { date: '2026-05-01', category: 'colour', featured: true }),
  ...articleFiles('2025/december', { date: '2025-12-01' }),
  ...articleFiles('2025/june', { date: '2025-06-01', category: 'colour' }),
}

onEachDatabase('the list of articles', databases => {
  const open = (files = {}) => openAdminService(databases, files)

  test('is newest first, with everything an article shows', async () => {
    const service = await open(years)
    const { data, next_cursor } = await service.client().listArticles({ query: { lang: 'en-US' } })
    expect(data.map(({ slug }) => slug)).toEqual(['may', 'one-leaf', 'december', 'june'])
    expect(next_cursor).toBe(null)
    expect(data[0]).toEqual({
      title: '2026/may in en',
      intro: 'Worth reading',
      category: { id: 'colour', title: 'Colour' },
      date: '2026-05-01',
      year: 2026,
      slug: 'may',
      read_time: 1,
      cover: 'coast',
      featured: true,
      sample: false,
    })
  })

  test('leaves out what is dated in the future, and shows what is dated today', async () => {
    const service = await open({
      ...articleFiles('2026/tomorrow', { date: '2026-06-16' }),
      ...articleFiles('2026/today', { date: today }),
    })
    const { data } = await service.client().listArticles()
    expect(data.map(({ slug }) => slug)).toEqual(['today', 'one-leaf'])
  })

  test('is filtered by category and by year', async () => {
    const service = await open(years)
    const slugs = async (query: object) =>
      (await service.client().listArticles({ query })).data.map(({ slug }) => slug)
    expect(await slugs({ category: 'colour' })).toEqual(['may', 'june'])
    expect(await slugs({ year: '2025' })).toEqual(['december', 'june'])
    expect(await slugs({ year: '2025', category: 'craft' })).toEqual(['december'])
    expect(await slugs({ year: '1066' })).toEqual([])
    expect(await slugs({ category: 'gossip' })).toEqual([])
  })

  test('is in the language that lang names; one that we do not write in reads as English', async () => {
    const service = await open()
    const first = async (lang: string) => (await service.client().listArticles({ query: { lang } })).data[0]
    expect(await first('ja')).toMatchObject({ title: '2026/one-leaf in jp', category: { title: '技法' } })
    expect(await first('zh-CN')).toMatchObject({ title: '2026/one-leaf in cn', category: { title: '手艺' } })
    expect(await first('tlh')).toMatchObject({ title: '2026/one-leaf in en', category: { title: 'Craft' } })
    const response = await service.get('/insight/articles/?lang=tlh')
    expect(response.status).toBe(200)
  })

  test('keeps its place when an article appears between two pages', async () => {
    const service = await open(years)
    const first = await service.client().listArticles({ query: { limit: 2 } })
    await service.publish(articleFiles('2026/fresh', { date: '2026-06-01' }))
    const cursor = first.next_cursor ?? ''
    const second = await service.client().listArticles({ query: { limit: 2, cursor } })
    expect(first.data.map(({ slug }) => slug)).toEqual(['may', 'one-leaf'])
    expect(second.data.map(({ slug }) => slug)).toEqual(['december', 'june'])
    expect(second.next_cursor).toBe(null)
  })

  test('says that an article is a sample when one of its texts does', async () => {
    const service = await open({
      'insight/2026/one-leaf/jp.md': '---\ntitle: 葉\nintro: 描く\nsample: true\n---\n本文',
    })
    const { data } = await service.client().listArticles()
    expect(data[0]?.sample).toBe(true)
  })
})
