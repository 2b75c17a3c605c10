import { expect, test } from 'vitest'
import type { SiteFault } from '../../../../contract/office/site-faults.ts'
import { queuedJobs } from '../../../../platform/jobs/queued-jobs-for-tests.ts'
import { createLog } from '../../../../platform/log.ts'
import { onDatabasesInTurn } from '../../../../test/databases-in-turn.ts'
import { rowsOf } from '../../../../test/rows.ts'
import { openContent } from '../../content/content-for-tests.ts'
import { origin } from '../../three-services-for-tests.ts'
import { checkAgain, checkAgainKind } from './check-again.ts'
import type { CrawlOptions } from './crawl-options.ts'
import { createCrawl } from './crawl-site.ts'
import { createInternet, openSite } from './sites-for-tests.ts'
import { userAgentOf } from './user-agent.ts'
import { judge } from './walk-outside.ts'

const hourMs = 3_600_000
const head = '<title>A page</title><meta name="description" content="Of ours">'
const page = (body: string, inHead = head) =>
  `<!doctype html><html><head>${inHead}</head><body><nav><a href="/">Home</a></nav><main>${body}</main></body></html>`

onDatabasesInTurn('the crawl of the site', databases => {
  /** An office beside a small site and another one. */
  async function open(pages: Record<string, string | number>, limits: Partial<CrawlOptions['limits']> = {}) {
    const content = await openContent(databases)
    const { db, time } = content
    const other: Record<string, number> = {}
    const silent = new Set<string>()
    const outside = await openSite((request, response) =>
      response.writeHead(other[request.url ?? ''] ?? 200).end(),
    )
    const own = await openSite((request, response) => {
      const path = request.url ?? ''
      if (path.endsWith('.xml')) response.setHeader('Content-Type', 'application/xml')
      if (path === '/sitemap.xml') return response.end(`<loc>${origin}/sitemap-pages.xml</loc>`)
      if (path === '/sitemap-pages.xml')
        return response.end(
          Object.keys(pages)
            .filter(each => !each.startsWith('/unlisted'))
            .map(each => `<loc>${origin}${each}</loc>`)
            .join(''),
        )
      // Neither answered nor refused, once.
      if (silent.delete(path)) return
      const found = pages[path]
      if (typeof found === 'number' || found === undefined) return response.writeHead(found ?? 404).end()
      return response.writeHead(200, { 'Content-Type': 'text/html' }).end(found)
    })
    const ending = new AbortController()
    const optionsWith = (signal: AbortSignal): CrawlOptions => ({
      ...{ db, signal, mode: 'on', log: createLog('silent'), clock: () => time.now },
      site: { address: own.address, origin, userAgent: userAgentOf(origin) },
      network: createInternet({ 'other.example': outside.port }),
      limits: {
        ...{ pages: 100, outside: 100, perHost: 50, pauseMs: 0, hostPauseMs: 1, sliceMs: 60_000 },
        ...limits,
      },
    })
    const options = optionsWith(ending.signal)
    const run = createCrawl(options)
    const { editor } = content
    const administrator = await content.enter('administrator')
    const list = async (query = {}) =>
      (await editor.call('listSiteFaults', { query })).json as unknown as {
        faults: SiteFault[]
        total: number
      }
    const named = async (query = {}) =>
      (await list(query)).faults.map(({ kind, target, pages }) =>
        [kind, target, ...pages.map(({ path }) => path)].join(' '),
      )
    const crawlNow = async () => {
      const { status } = await administrator.call('startCrawl')
      await run()
      return status
    }
    const carryOut = async () => {
      for (const { id, kind, payload } of await queuedJobs(db))
        if (kind === checkAgainKind) await checkAgain(options)(payload, { id, attempt: 1 })
    }
    return {
      ...{
        ...content,
        own,
        outside,
        other,
        silent,
        optionsWith,
        run,
        list,
        named,
        crawlNow,
        carryOut,
        administrator,
      },
      async [Symbol.asyncDispose]() {
        ending.abort()
        await own.close()
        await outside.close()
      },
    }
  }

  test('finds what visitors meet, on pages in every language, with their texts and segments', async () => {
    await using site = await open({
      '/': page('<h2 id="one">One</h2><a href="#one">1</a><a href="#two">2</a><a href="#top">3</a>'),
      '/jp': page('<a href="/jp/none">x</a><a href="https://example.com/none?x">y</a>'),
      '/insight/2026/one-leaf': page(
        '<a href="https://other.example/gone">g</a><a href="http://other.example/closed">c</a><a href="/unlisted#here">h</a>',
      ),
      '/press': page('<img src="/a.png"><img src="/b.png" alt="">', ''),
      '/failing': 500,
      '/unlisted': page('<p id="there"></p><a href="/not-looked-at">x</a>'),
    })
    const { other, named, list, editor, crawlNow, own, outside, db } = site
    Object.assign(other, { '/gone': 404, '/closed': 403 })
    await editor.write('en', 'One.\n\nSee [it](https://other.example/gone).')
    expect(await crawlNow()).toBe(200)
    const leaf = '/insight/2026/one-leaf'
    expect(await named()).toEqual([
      `outside https://other.example/gone ${leaf}`,
      'page /jp/none /jp',
      'page /none /jp',
      'section /#two /',
      `section /unlisted#here ${leaf}`,
      'status /failing /failing',
      'words /a.png /press',
      'title /press /press',
      'description /press /press',
    ])
    expect(await named({ kind: 'unchecked' })).toEqual([`unchecked http://other.example/closed ${leaf}`])
    expect(await named({ language: 'jp' })).toEqual(['page /jp/none /jp', 'page /none /jp'])
    const [dead] = (await list({ kind: 'outside' })).faults
    expect(dead?.pages[0]?.text).toMatchObject({
      path: leaf.slice(1),
      language: 'en',
      at: 1,
      may_write: true,
    })
    // No page twice, save the one that fails, and never what a visitor is not led to.
    expect(own.asked.filter(each => each.endsWith('/failing'))).toHaveLength(2)
    expect(new Set(own.asked).size).toBe(own.asked.length - 1)
    expect(own.asked).not.toContain('GET /not-looked-at')
    expect(outside.asked.filter(each => each.includes('/gone'))).toEqual(['HEAD /gone', 'GET /gone'])
    expect(await rowsOf(db, 'counts')).toEqual([])
    const { json } = await site.administrator.call('getCare')
    expect(json?.crawl).toMatchObject({
      is_running: false,
      pages: 5,
      links: 2,
      fault: null,
      may_change: true,
    })
  })

  test('goes on where it was stopped, once, and ends when somebody ends it', async () => {
    const pages = Object.fromEntries(Array.from({ length: 8 }, (_, at) => [`/p${at}`, page('')]))
    await using site = await open(pages)
    const { administrator, own, silent, optionsWith, db, run, time } = site
    const begun = await Promise.all(Array.from({ length: 4 }, () => administrator.call('startCrawl')))
    expect(begun.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409])
    const stopping = new AbortController()
    silent.add('/p3')
    const first = createCrawl(optionsWith(stopping.signal))()
    await expect.poll(() => own.asked.at(-1)).toBe('GET /p3')
    stopping.abort()
    await first
    expect(await rowsOf(db, 'crawls')).toMatchObject([{ ended_at: null, fault: null }])
    expect((await administrator.call('getCare')).json?.crawl).toMatchObject({ is_running: true })
    await run()
    // The page that was under way is asked for again, no other one.
    const asks = (at: number) => `GET /p${at}`
    expect(own.asked.filter(each => each.startsWith('GET /p'))).toEqual([0, 1, 2, 3, 3, 4, 5, 6, 7].map(asks))
    expect(own.asked.filter(each => each.endsWith('.xml'))).toHaveLength(2)
    expect(await rowsOf(db, 'crawls')).toMatchObject([{ ended_at: time.now.toISOString(), pages: 8 }])
    await administrator.call('startCrawl')
    expect((await administrator.call('stopCrawl')).status).toBe(200)
    const asked = own.asked.length
    await run()
    expect(own.asked).toHaveLength(asked)
    expect((await administrator.call('stopCrawl')).status).toBe(404)
  })

  test('begins by itself once a night, and tells a failing site from an empty one', async () => {
    await using site = await open({ '/': page('') })
    const { time, run, db, own } = site
    // Noon in Hobart: a new installation waits for the night.
    time.now = new Date('2026-06-15T02:00:00.000Z')
    await run()
    expect(await rowsOf(db, 'crawls')).toEqual([])
    time.now = new Date('2026-06-15T17:00:00.000Z')
    await run()
    await run()
    expect(await rowsOf(db, 'crawls')).toHaveLength(1)
    time.now = new Date(time.now.getTime() + 20 * hourMs)
    await run()
    expect(await rowsOf(db, 'crawls')).toHaveLength(1)
    time.now = new Date(time.now.getTime() + 4 * hourMs)
    await own.close()
    for (let failures = 1; failures < 5; failures++) await expect(run()).rejects.toThrow()
    await run()
    expect((await rowsOf(db, 'crawls')).filter(({ fault }) => fault !== null)).toHaveLength(1)
  })

  test('a finding is looked at again, or left alone with a reason; each is one act', async () => {
    await using site = await open({
      '/': page('<a href="/none">x</a><a href="http://other.example/gone">y</a>'),
    })
    const { editor, enter, named, list, crawlNow, carryOut, other, db } = site
    other['/gone'] = 404
    await crawlNow()
    const gone = { kind: 'outside', target: 'http://other.example/gone' }
    const check = (body: object, by = editor) => by.call('checkSiteFault', { body })
    expect((await check({ ...gone, target: 'http://other.example/other' })).status).toBe(404)
    other['/gone'] = 200
    expect([(await check(gone)).status, (await check(gone)).status]).toEqual([200, 200])
    expect((await list({ kind: 'outside' })).faults[0]?.is_asked).toBe(true)
    await carryOut()
    expect(await named()).toEqual(['page /none /'])
    const none = { kind: 'page', target: '/none' }
    await check(none)
    await carryOut()
    expect(await named()).toEqual(['page /none /'])

    const leave = (why: string | null, by = editor) => by.call('leaveSiteFault', { body: { ...none, why } })
    expect([(await leave('')).status, (await leave('A page for May')).status]).toEqual([422, 200])
    expect(await named()).toEqual([])
    const { faults } = await list({ alone: '1' })
    expect(faults[0]?.alone).toMatchObject({ by: 'Ada Moss', why: 'A page for May' })
    await crawlNow()
    expect(await named()).toEqual([])
    expect((await leave(null)).status).toBe(200)
    expect(await named()).toEqual(['page /none /'])
    const translator = await enter('translator')
    expect([(await check(none, translator)).status, (await leave('x', translator)).status]).toEqual([
      403, 403,
    ])
    const audit = (await rowsOf(db, 'audit')).filter(
      ({ subject_kind, outcome }) => subject_kind === 'care' && outcome === 'done',
    )
    expect(audit.map(({ act }) => act).filter(act => act !== 'startCrawl')).toEqual([
      ...['checkSiteFault', 'checkSiteFault', 'checkSiteFault'],
      ...['leaveSiteFault', 'leaveSiteFault'],
    ])
    expect(audit.filter(({ detail }) => detail.includes('A page for May'))).toHaveLength(1)
  })

  test('a link that fails is dead after three runs and two days; one good answer forgives it', async () => {
    await using site = await open({ '/': page('<a href="http://other.example/">y</a>') })
    const { other, named, crawlNow, time } = site
    const seen: number[] = []
    const night = async (status: number) => {
      other['/'] = status
      await crawlNow()
      seen.push((await named()).length)
      time.now = new Date(time.now.getTime() + 20 * 60_000)
    }
    // Three runs within an hour are one bad evening.
    for (const status of [500, 500, 500]) await night(status)
    for (let day = 0; day < 2; day++) {
      time.now = new Date(time.now.getTime() + 25 * hourMs)
      await site.run()
    }
    expect(seen).toEqual([0, 0, 0])
    expect(await rowsOf(site.db, 'outside_links')).toMatchObject([{ state: 'dead', failed_runs: 5 }])
    const before = { state: 'failing', failed_runs: 3, failed_since: '2026-06-15T10:00:00.000Z' } as const
    const at = (day: string) => new Date(`2026-06-${day}T10:00:00.000Z`)
    const failed = { result: 'failed', reason: 'x' } as const
    expect(judge({ ...before, failed_runs: 1 }, failed, at('19')).state).toBe('failing')
    expect(judge(before, failed, at('16')).state).toBe('failing')
    expect(judge(before, failed, at('17')).state).toBe('dead')
    expect(judge({ ...before, failed_runs: 2 }, failed, at('17'), false).state).toBe('failing')
    expect(judge(before, { result: 'alive', reason: '' }, at('17'))).toMatchObject({
      failed_runs: 0,
      failed_since: null,
    })
    expect(judge({ ...before, state: 'alive' }, { result: 'gone', reason: 'x' }, at('15')).state).toBe('dead')
  })
})
