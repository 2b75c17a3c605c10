import { beforeEach, expect, test } from 'vitest'
import { onEachDatabase } from '../../../test/databases.ts'
import { addRows, rowsOf } from '../../../test/rows.ts'
import { openAdminService, today } from '../service-for-tests.ts'
import { eraseCounts } from './erase-counts.ts'
import { isRobot } from './is-robot.ts'
import { listCounts } from './list-counts.ts'

onEachDatabase('the counter', databases => {
  let service: Awaited<ReturnType<typeof openAdminService>>
  beforeEach(async () => {
    service = await openAdminService(databases, {}, { countByAddress: { points: 30, seconds: 60 } })
  })
  const count = async (visit: object, visitor?: string) =>
    (await service.post('/counts', { lang: 'en-US', ...visit }, visitor, 'Mozilla/5.0 Firefox/150.0')).status
  const rows = () => rowsOf(service.db, 'counts')

  test('adds visits of a page up, by day, language and how far it was read', async () => {
    expect(await count({ page: '/press', depth: 40 })).toBe(200)
    await count({ page: '/press', depth: 40 })
    await count({ page: '/press', depth: 100 })
    await count({ page: '/press', depth: 40, lang: 'ja' })
    expect(await listCounts(service.db, 'page', today)).toEqual([
      { name: '/press', times: 4, byLocale: { en: 3, cn: 0, jp: 1 }, depth: 55, total: 0 },
    ])
    expect(await rows()).toHaveLength(3)
  })

  test('counts goals, with the sum of their values', async () => {
    await count({ page: '/', goals: [{ name: 'newsletter' }, { name: 'registered', value: 5 }] })
    await count({ goals: [{ name: 'registered', value: 7 }] })
    expect(await listCounts(service.db, 'goal', today)).toMatchObject([
      { name: 'registered', times: 2, total: 12 },
      { name: 'newsletter', times: 1, total: 0 },
    ])
    expect(await listCounts(service.db, 'page', today)).toMatchObject([{ name: '/', times: 1 }])
  })

  test('counts articles and positions that there are, and no path that somebody made up', async () => {
    const article = { year: 2026, slug: 'one-leaf' }
    const slug = 'brush-maker'
    const real = [
      `/insight/${article.year}`,
      `/insight/${article.year}/${article.slug}`,
      `/careers/${slug}`,
      '/handbook/procreate',
      '/handbook/procreate/5.3',
      '/handbook/pocket/4.0/search',
    ]
    const invented = [
      '/no-such-page',
      '/cn/press',
      '/press/',
      '/account',
      '/insight/1999',
      `/insight/${article.year}/${article.slug}/more`,
      '/insight/2026/x',
      '/careers/x',
      `/careers/${slug}/x`,
      '/handbook/constructor',
      '/handbook/procreate/9.9',
      '/handbook/procreate/5.3/x',
      `/${'x'.repeat(290)}`,
    ]
    for (const page of [...real, ...invented]) expect([page, await count({ page })]).toEqual([page, 200])
    expect((await rows()).map(({ name }) => name).toSorted()).toEqual(real.toSorted())
  })

  test('refuses what it does not count', async () => {
    const bodies = [
      { goals: [{ name: 'invented' }] },
      { goals: [{ name: 'registered', value: -1 }] },
      { goals: [{ name: 'registered', value: 1.5 }] },
      { goals: [{ name: 'registered', visitor: 'me' }] },
      { goals: Array.from({ length: 21 }, () => ({ name: 'registered' })) },
      { page: '/', depth: 45 },
      { page: `/${'x'.repeat(300)}` },
      { page: '/', visitor: 'me' },
    ]
    for (const body of bodies) expect([body, await count(body)]).toEqual([body, 422])
    expect(await rows()).toEqual([])
  })

  test('has a limit by address', async () => {
    for (let times = 0; times < 30; times++) await count({ page: '/' }, '203.0.113.9')
    expect(await count({ page: '/' }, '203.0.113.9')).toBe(429)
    expect(await count({ page: '/' }, '203.0.113.10')).toBe(200)
    expect(await rows()).toMatchObject([{ times: 31 }])
  })

  test('takes a robot at its word, and does not count it', async () => {
    const robot = 'Mozilla/5.0 (compatible; Examplebot/2.1; +https://example.com/bot)'
    const answer = await service.post('/counts', { lang: 'en-US', page: '/' }, '203.0.113.7', robot)
    expect(answer.status).toBe(200)
    expect(await rows()).toEqual([])
  })

  test('keeps counts for 24 months and no longer', async () => {
    const row = { kind: 'page', name: '/', iso: 'ja', depth: 0, times: 1, total: 0 } as const
    const days = ['2024-06-14', '2024-06-15', '2026-06-15']
    await addRows(
      service.db,
      'counts',
      days.map(day => ({ ...row, day })),
    )
    await eraseCounts(service.db, () => new Date(`${today}T10:00:00Z`))
    expect((await rows()).map(({ day }) => day).sort()).toEqual(['2024-06-15', '2026-06-15'])
  })
})

test.for([
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/26.0 Safari/605.1.15',
    false,
  ],
  [
    'Mozilla/5.0 (Linux; Android 10; Cubot X20) AppleWebKit/537.36 Chrome/150.0.0.0 Mobile Safari/537.36',
    false,
  ],
  ['Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; bingbot/2.0) Chrome/116.0', true],
  ['Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 HeadlessChrome/156.0.0.0 Safari/537.36', true],
  ['', true],
] as const)('%s is a robot: %s', ([userAgent, robot]) => {
  expect(isRobot(userAgent)).toBe(robot)
})
