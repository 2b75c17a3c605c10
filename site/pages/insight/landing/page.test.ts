import { createServer } from 'node:http'
import { beforeAll, expect, test } from 'vitest'
import { type HtmlQuery, queryHtml } from '../../../../test/html.ts'
import { inTurn } from '../../../../test/loop-count.ts'
import { sharedServer } from '../../../../test/shared-server.ts'
import { openTestServer, type TestServer } from '../../../../test/test-server.ts'

let testServer: TestServer
beforeAll(async () => {
  testServer = await sharedServer()
})

const read = async (path: string) => {
  const response = await testServer.fetch(path)
  const html = await response.text()
  return { status: response.status, html, page: queryHtml(html) }
}

/** The articles that a page leads to, each as often as it does. */
const articlesOf = (page: HtmlQuery) =>
  page
    .attributes('[href]', 'href')
    .flatMap(href => /^(?:\/(?:cn|jp))?\/insight\/(\d{4}\/[\w-]+)$/.exec(href)?.[1] ?? [])

const moreOf = (page: HtmlQuery) => page.attribute('a[href*="cursor="]', 'href')

test('the magazine has a cover, four more of this issue and nine from the shelf', async () => {
  const { status, page } = await read('/insight')
  expect(status).toBe(200)
  expect(page.texts('h1')).toEqual(['insight'])
  expect(page.count('[aria-label="On the cover"]')).toBe(1)
  expect(articlesOf(page)[0]).toBe('2026/paint-on-things')
  expect(articlesOf(page)).toHaveLength(1 + 4 + 9)
})

test.each(inTurn(['/insight', '/cn/insight', '/jp/insight'], 3, 1))(
  'following "load more" from %s leads through all twenty-four articles, none of them twice',
  async start => {
    let path: string | undefined = start
    let articles: readonly string[] = []
    const counts: number[] = []
    while (path !== undefined && counts.length < 6) {
      const { page } = await read(path)
      articles = articlesOf(page)
      counts.push(articles.length)
      path = moreOf(page)
    }
    expect(counts).toEqual([14, 23, 24])
    expect(new Set(articles).size).toBe(24)
  },
)

test('an address with a cursor says by itself what is on the page', async () => {
  const more = moreOf((await read('/insight')).page) ?? ''
  const [first, again] = [await read(more), await read(more)]
  expect(articlesOf(first.page)).toEqual(articlesOf(again.page))
  expect(first.page.attribute('link[rel="canonical"]', 'href')).toBe(`${testServer.origin}/insight`)
})

test('a category shows its articles only, and a chip that takes it away', async () => {
  const { status, page } = await read('/insight?category=colour')
  expect(status).toBe(200)
  expect(new Set(articlesOf(page))).toEqual(
    new Set([
      '2026/never-grey',
      '2025/light-in-the-kitchen',
      '2025/a-palette-from-the-beach',
      '2024/shadows-have-colours',
    ]),
  )
  expect(page.texts('h2')).toContain('Color')
  expect(page.attribute('a[aria-label="Remove the filter Color"]', 'href')).toBe('/insight')
  expect(page.texts('head > title')).toEqual(['Color · insight'])
})

test.each([
  '?category=gossip',
  '?category=__proto__',
  "?category=colour'--",
  `?category=${'x'.repeat(1500)}`,
  '?category=%3Cscript%3E',
  '?category=%00',
  '?category=colour%0d%0aX-Evil:1',
  '?cursor=nonsense',
  '?cursor=%F0%9F%8E%A8',
  `?cursor=${'A'.repeat(1500)}`,
  '?category=colour&cursor=nonsense',
])('/insight%s is a page that could not be found', async query => {
  const { status, html } = await read(`/insight${query}`)
  expect(status).toBe(404)
  expect(html).toContain('This page could not be found')
  expect(html).not.toContain('<script>alert')
})

test('an unknown filter changes nothing', async () => {
  const plain = await read('/insight')
  const { status, page } = await read('/insight?page=2&limit=1000000&category=')
  expect(status).toBe(200)
  expect(articlesOf(page)).toEqual(articlesOf(plain.page))
})

test('its head leads feed readers to the three feeds of its language', async () => {
  const hrefs = (await read('/jp/insight')).page.attributes('head link', 'href')
  for (const file of ['feed.xml', 'rss.xml', 'feed.json'])
    expect(hrefs.some(href => href.endsWith(`/jp/insight/${file}`))).toBe(true)
})

/** A server whose admin service, in another process, refuses what `broken` is found in; the rest is the real one's. */
async function openBesideBroken(broken: string) {
  const service = createServer(async (request, response) => {
    const { url = '' } = request
    const answer = url.includes(broken) ? null : await fetch(`${testServer.origin}${url}`)
    response.writeHead(answer?.status ?? 503, { 'Content-Type': 'application/json' })
    response.end(answer ? await answer.text() : '{"title":"Out of order","status":503}')
  })
  await new Promise<void>(resolve => service.listen(0, '127.0.0.1', resolve))
  const address = service.address()
  const port = typeof address === 'object' ? address?.port : 0
  const env = { ADMIN_API_URL: `http://127.0.0.1:${port}/api/admin`, SERVICE_SECRET: 'x'.repeat(32) }
  const beside = await openTestServer({ env })
  return {
    beside,
    async close() {
      await beside.close()
      service.closeAllConnections()
      service.close()
    },
  }
}

test.each([
  ['/insight/articles/', 200, 'We couldn’t load the articles'],
  ['/insight/years/', 200, 'From the shelf'],
  ['/insight/categories/', 503, 'Sorry, an error occured'],
])('with %s out of order the magazine answers %i', async (broken, status, sentence) => {
  const { beside, close } = await openBesideBroken(broken)
  const response = await beside.fetch('/insight')
  const html = await response.text()
  await close()
  expect(response.status).toBe(status)
  expect(html).toContain(sentence)
})
