import { connect } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase } from '../../platform/database/open-database.ts'
import { createLog } from '../../platform/log.ts'
import type { Tables } from '../../server/services/tables.ts'
import { createCrawl } from '../../services/office/care/crawl/crawl-site.ts'
import { openSite } from '../../services/office/care/crawl/sites-for-tests.ts'
import { userAgentOf } from '../../services/office/care/crawl/user-agent.ts'
import { addRows, rowsOf } from '../rows.ts'
import { openTestServer, type TestServer } from '../test-server.ts'
import { isFull } from './addresses.ts'

let server: TestServer
beforeAll(async () => {
  if (isFull) server = await openTestServer()
})
afterAll(() => server?.close())

/** What is planted into the main part of a page, before it ends. */
const planted: Readonly<Record<string, string>> = {
  '/': '<a href="https://gone.example/one">1</a>',
  '/jp/press': '<a href="https://gone.example/two">2</a><a href="/jp/no-such-page">3</a>',
  '/cn/procreate/color': '<a href="/cn/insight/1999/none">4</a><a href="/cn/press#no-such-section">a</a>',
  '/handbook': '<a href="#nowhere">b</a><a href="/handbook/procreate/0.1">5</a>',
  '/pocket': '<img src="/pictures/without-words.avif">',
}

test.runIf(isFull)(
  'on the whole of the content, exactly what was planted is found',
  async () => {
    const page = await server.fetch('/sitemap-pages.xml')
    expect(page.status).toBe(200)
    // Our site, with faults planted on the way.
    const own = await openSite(async (request, response) => {
      const path = request.url ?? ''
      const answer = await server.fetch(path)
      const type = answer.headers.get('content-type') ?? ''
      const location = answer.headers.get('location')
      response.writeHead(answer.status, { 'Content-Type': type, ...(location && { Location: location }) })
      response.end((await answer.text()).replace('</main>', `${planted[path] ?? ''}</main>`))
    })
    const outside = await openSite((request, response) =>
      response
        .writeHead(request.headers.host === 'gone.example' && request.url !== '/robots.txt' ? 404 : 200)
        .end(),
    )
    const { db, close } = await openDatabase<Tables>(server.settings.database)
    const { origin } = server.settings
    const crawl = createCrawl({
      ...{
        db,
        mode: 'on',
        log: createLog('silent'),
        clock: () => new Date(),
        signal: new AbortController().signal,
      },
      site: { address: own.address, origin, userAgent: userAgentOf(origin) },
      limits: { pages: 5000, outside: 500, perHost: 100, pauseMs: 0, hostPauseMs: 0, sliceMs: 300_000 },
      // Without TLS: what is sent is the same.
      network: { resolve: async () => ['93.184.216.34'], connect: () => connect(outside.port, '127.0.0.1') },
    })
    const began_at = new Date().toISOString()
    await addRows(db, 'crawls', [
      { id: 'planted', asked_by: null, phase: 'pages', began_at, ended_at: null, fault: null },
    ])
    await crawl()
    const rows = await rowsOf(db, 'site_faults')
    expect(
      rows.map(({ kind, target, pages }) => `${kind} ${target} ${JSON.parse(pages).join(' ')}`).toSorted(),
    ).toEqual(
      [
        'outside https://gone.example/one /',
        'outside https://gone.example/two /jp/press',
        'page /jp/no-such-page /jp/press',
        'page /cn/insight/1999/none /cn/procreate/color',
        'page /handbook/procreate/0.1 /handbook',
        'section /cn/press#no-such-section /cn/procreate/color',
        'section /handbook#nowhere /handbook',
        'words /pictures/without-words.avif /pocket',
      ].toSorted(),
    )
    expect(await rowsOf(db, 'counts')).toEqual([])
    const [done] = await rowsOf(db, 'crawls')
    expect(done?.pages).toBeGreaterThan(300)

    await close()
    await own.close()
    await outside.close()
  },
  180_000,
)
