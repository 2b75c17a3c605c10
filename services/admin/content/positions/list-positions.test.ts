import { describe, expect, test } from 'vitest'
import { onEachDatabase } from '../../../../test/databases.ts'
import { openAdminService, origin, today } from '../../service-for-tests.ts'
import { positionFiles } from '../import/folder-for-tests.ts'

const fiveMore = Object.assign(
  {},
  ...['a', 'b', 'c', 'd', 'e'].map((slug, index) =>
    positionFiles(slug, { opened_on: `2026-03-0${index + 1}` }),
  ),
)

onEachDatabase('the list of positions', databases => {
  const open = (files = {}) => openAdminService(databases, files)

  test('is newest first, with everything a position shows', async () => {
    const service = await open(positionFiles('newer', { opened_on: '2026-05-01' }))
    const { data, cursor } = await service.client().listPositions()
    expect(data.map(({ slug }) => slug)).toEqual(['newer', 'brush-maker'])
    expect(cursor).toBe(null)
    expect(data[1]).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      slug: 'brush-maker',
      title: 'brush-maker in en',
      description: 'What brush-maker does',
      type: { id: 'full-time', title: 'Full-time' },
      team: { id: 'brushes', title: 'Brushes' },
      location: { id: 'hobart', title: 'Hobart' },
      workplace: { id: 'hybrid', title: 'Hybrid' },
      salary_min: 88000,
      salary_max: 112000,
      currency: 'AUD',
    })
  })

  test('hides what is closed or not open yet; a position is open until the day before it closes', async () => {
    const service = await open({
      ...positionFiles('closed', { closed_on: today }),
      ...positionFiles('future', { opened_on: '2026-06-16' }),
      ...positionFiles('last-day', { closed_on: '2026-06-16' }),
      ...positionFiles('opens-today', { opened_on: today }),
    })
    const { data } = await service.client().listPositions()
    expect(data.map(({ slug }) => slug)).toEqual(['opens-today', expect.any(String), expect.any(String)])
    expect(data.map(({ slug }) => slug).toSorted()).toEqual(['brush-maker', 'last-day', 'opens-today'])
  })

  test('carries only the fields that were asked for', async () => {
    const service = await open()
    const { data } = await service.client().listPositions({ query: { only: 'slug,title' } })
    expect(data).toEqual([{ slug: 'brush-maker', title: 'brush-maker in en' }])
  })

  test('is filtered by each of its words, and by several at once', async () => {
    const service = await open(positionFiles('helper', { team: 'support' }))
    const slugs = async (query: object) =>
      (await service.client().listPositions({ query })).data.map(({ slug }) => slug)
    expect(await slugs({ team: 'support' })).toEqual(['helper'])
    expect(
      await slugs({ team: 'support', location: 'hobart', type: 'full-time', workplace: 'hybrid' }),
    ).toEqual(['helper'])
    expect(await slugs({ team: 'support', workplace: 'on-the-moon' })).toEqual([])
    expect(await slugs({ team: "'; drop table positions; --" })).toEqual([])
  })

  test('comes in pages whose cursor is a whole address with the same question', async () => {
    const service = await open(fiveMore)
    const first = await service.get('/careers/positions?limit=2&only=slug&team=brushes')
    const { data, cursor } = (await first.json()) as { data: object[]; cursor: string }
    expect(data).toEqual([{ slug: 'e' }, { slug: 'd' }])
    const next = new URL(cursor)
    expect(next.origin).toBe(origin)
    expect(next.searchParams.get('limit')).toBe('2')
    expect(next.searchParams.get('team')).toBe('brushes')
    const second = await service.get(cursor.slice(`${origin}/api/admin`.length))
    expect(((await second.json()) as { data: object[] }).data).toEqual([{ slug: 'c' }, { slug: 'b' }])
  })

  test('neither repeats nor skips a position when one is added between two pages', async () => {
    const service = await open(fiveMore)
    const slugs: unknown[] = []
    let path: string | null = '/careers/positions?limit=2&only=slug'
    while (path !== null) {
      const { data, cursor } = (await (await service.get(path)).json()) as {
        data: { slug: string }[]
        cursor: string | null
      }
      slugs.push(...data.map(({ slug }) => slug))
      if (slugs.length === 2) await service.publish(positionFiles('newest', { opened_on: '2026-06-01' }))
      path = cursor?.slice(`${origin}/api/admin`.length) ?? null
    }
    expect(slugs).toEqual(['e', 'd', 'c', 'b', 'a', 'brush-maker'])
  })

  test('pages through positions of one and the same day without losing any', async () => {
    const sameDay = ['a', 'b', 'c'].map(slug => positionFiles(slug, { opened_on: '2026-02-01' }))
    const service = await open(Object.assign({}, ...sameDay))
    const seen: string[] = []
    let cursor: string | undefined
    do {
      const query = { limit: 1, only: 'slug', ...(cursor && { cursor }) }
      const page = await service.client().listPositions({ query })
      seen.push(...page.data.map(({ slug = '' }) => slug))
      cursor = page.cursor ? (new URL(page.cursor).searchParams.get('cursor') ?? undefined) : undefined
    } while (cursor)
    expect(seen.toSorted()).toEqual(['a', 'b', 'brush-maker', 'c'])
  })

  describe('in a language', () => {
    test.for([
      ['ja', 'brush-maker in jp', 'ブラシ'],
      ['zh-CN', 'brush-maker in cn', '画笔'],
      ['en-US', 'brush-maker in en', 'Brushes'],
      ['fr-FR,fr;q=0.9', 'brush-maker in en', 'Brushes'],
      ['', 'brush-maker in en', 'Brushes'],
      ['*'.repeat(9000), 'brush-maker in en', 'Brushes'],
    ] as const)('%s', async ([language, title, team]) => {
      const service = await open()
      const { data } = await service.client(language).listPositions()
      expect(data[0]).toMatchObject({ title, team: { title: team } })
    })
  })
})
