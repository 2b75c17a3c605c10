import { beforeEach, expect, test } from 'vitest'
import { onEachDatabase } from '../../../test/databases.ts'
import { addRows, rowsOf } from '../../../test/rows.ts'
import { openAdminService, today } from '../service-for-tests.ts'
import { maxSitesOfDay, siteOf } from './count-referrer.ts'
import { eraseCounts } from './erase-counts.ts'
import { addPacked, bucketError, bucketOf, pack, percentileOf } from './histogram.ts'
import { isRobot } from './is-robot.ts'
import { spansAfter, startOf } from './spans.ts'

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
    expect(await rows()).toHaveLength(3)
    const sums = (await rowsOf(service.db, 'count_spans')).map(({ span, start, iso, times, depths }) =>
      [span, start, iso, times, Number(depths)].join(),
    )
    expect(sums.toSorted()).toEqual([
      'day,2026-06-15,en-US,3,180',
      'day,2026-06-15,ja,1,40',
      'month,2026-06-01,en-US,3,180',
      'month,2026-06-01,ja,1,40',
      'week,2026-06-15,en-US,3,180',
      'week,2026-06-15,ja,1,40',
    ])
  })

  test('counts goals, with the sum of their values', async () => {
    await count({ page: '/', goals: [{ name: 'newsletter' }, { name: 'registered', value: 5 }] })
    await count({ goals: [{ name: 'registered', value: 7 }] })
    const counted = (await rows()).map(({ kind, name, times, total }) =>
      [kind, name, times, Number(total)].join(),
    )
    expect(counted.toSorted()).toEqual(['goal,newsletter,1,0', 'goal,registered,2,12', 'page,/,1,0'])
  })

  test('counts the site that a visit came from by its host alone, and a number of sites a day', async () => {
    for (const referrer of [
      'www.Example.org',
      'l.example.org',
      '',
      'example.com',
      '10.0.0.7',
      'intranet',
      'https://example.org/a?b=c',
    ])
      expect(await count({ page: '/', referrer })).toBe(200)
    await count({ page: '/no-such-page', referrer: 'example.net' })
    const sites = async () =>
      (await rows()).filter(({ kind }) => kind === 'referrer').map(({ name, times }) => `${name} ${times}`)
    expect((await sites()).toSorted()).toEqual(['direct 1', 'example.org 2'])
    for (let at = 0; at < maxSitesOfDay + 5; at++)
      await count({ page: '/', referrer: `site-${at}.example` }, `203.0.113.${at % 200}`)
    await count({ page: '/', referrer: 'example.org' })
    expect(await sites()).toHaveLength(maxSitesOfDay + 1)
    expect(await sites()).toContain('example.org 3')
    expect(await sites()).toContain('others 7')
  })

  test('puts web vitals into buckets by page, pages of one kind together, and no row is a visit', async () => {
    for (const lcp of [2000, 2010]) await count({ page: '/', vitals: { lcp, inp: 8, cls: 0 } })
    await count({ page: '/insight/2026/one-leaf', lang: 'ja', vitals: { lcp: 800 } })
    await count({ page: '/handbook/procreate/5.3', vitals: { cls: 0.25 } })
    await count({ page: '/no-such-page', vitals: { lcp: 800 } })
    const stored = (await rowsOf(service.db, 'histograms')).map(({ span, kind, name, iso, bucket, times }) =>
      [span, kind, name, iso, bucket, times].join(),
    )
    expect(stored.toSorted()).toEqual([
      'day,cls,/,en-US,0,2',
      `day,cls,/handbook/procreate/*,en-US,${bucketOf(250)},1`,
      `day,inp,/,en-US,${bucketOf(8)},2`,
      `day,lcp,/,en-US,${bucketOf(2000)},2`,
      `day,lcp,/insight/*/*,ja,${bucketOf(800)},1`,
    ])
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
      { page: '/', referrer: 'x'.repeat(256) },
      ...[-1, 1e9, null, '12', Number.NaN].map(lcp => ({ page: '/', vitals: { lcp } })),
      ...[{ cls: 11 }, { cls: -0.1 }, { inp: 60_001 }, { fid: 3 }].map(vitals => ({ page: '/', vitals })),
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
    const sum = { kind: 'page', name: '/', iso: 'ja', times: 1 } as const
    await addRows(
      service.db,
      'count_spans',
      days.map(start => ({ ...sum, span: 'month' as const, start, depths: 0, total: 0 })),
    )
    await addRows(
      service.db,
      'histograms',
      days.map(start => ({ ...sum, kind: 'close' as const, span: 'day' as const, start, bucket: 3 })),
    )
    const vital = { ...sum, span: 'day', kind: 'lcp', bucket: 3 } as const
    await addRows(service.db, 'histograms', [{ ...vital, start: '2026-03-01' }])
    await eraseCounts(service.db, () => new Date(`${today}T10:00:00Z`))
    for (const table of ['count_spans', 'histograms'] as const)
      expect((await rowsOf(service.db, table)).map(({ start }) => start).sort()).toEqual([
        '2024-06-15',
        '2026-06-15',
      ])
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

test.for([
  ['www.google.co.uk', 'google.co.uk'],
  ['m.facebook.com.', 'facebook.com'],
  ['www.example.org:8443', 'example.org'],
  ['somebody:secret@example.org', null],
  ['news.example.org', 'news.example.org'],
  ['xn--r8jz45g.xn--zckzah', 'xn--r8jz45g.xn--zckzah'],
  ['m.co', 'm.co'],
  ['localhost', null],
  ['192.168.0.1', null],
  ['a..b', null],
  [`${'x'.repeat(64)}.com`, null],
] as const)('the site of %s is %s', ([host, site]) => {
  expect(siteOf(host)).toBe(site)
})

test('weeks begin on Monday, and months are as long as they are', () => {
  expect(['2026-06-15', '2026-06-21', '2026-06-22'].map(day => startOf('week', day))).toEqual([
    '2026-06-15',
    '2026-06-15',
    '2026-06-22',
  ])
  expect(spansAfter('month', '2026-03-01', -1)).toBe('2026-02-01')
  expect(spansAfter('week', '2026-01-05', -1)).toBe('2025-12-29')
})

test('a percentile from buckets is as near to that of the values as is promised', () => {
  const values = Array.from({ length: 2000 }, (_, at) => 40 + ((at * 7919) % 5000) * 1.7)
  const read: number[] = []
  for (const [bucket, own] of Map.groupBy(values, bucketOf)) addPacked(read, `${bucket} ${own.length}`)
  for (const share of [0.01, 0.5, 0.75, 0.9, 0.99, 1]) {
    const exact = values.toSorted((a, b) => a - b)[Math.ceil(values.length * share) - 1] ?? 0
    expect(Math.abs((percentileOf(read, share) ?? 0) / exact - 1)).toBeLessThanOrEqual(bucketError + 1e-9)
  }
  expect(bucketError).toBeLessThan(0.05)
  expect(percentileOf([], 0.75)).toBe(null)
  expect(percentileOf([3], 0.75)).toBe(0)
  const copy: number[] = []
  addPacked(copy, pack(read))
  expect(copy.flat()).toEqual(read.flat())
})
