import { createServer } from 'node:http'
import { beforeAll, expect, test } from 'vitest'
import { sharedServer } from '../../../../test/shared-server.ts'
import { openTestServer, type TestServer } from '../../../../test/test-server.ts'

let testServer: TestServer
beforeAll(async () => {
  testServer = await sharedServer()
})

const read = async (path: string) => {
  const response = await testServer.fetch(path)
  return { status: response.status, html: (await response.text()).replaceAll('&amp;', '&') }
}

/** The articles that a page leads to, each as often as it does. */
const articlesOf = (html: string) =>
  [...html.matchAll(/href="(?:\/(?:cn|jp))?\/insight\/(\d{4}\/[\w-]+)"/g)].map(([, key]) => key)

const moreOf = (html: string) => /href="([^"]*[?&]cursor=[^"]*)"/.exec(html)?.[1]

test('the magazine has a cover, four more of this issue and nine from the shelf', async () => {
  const { status, html } = await read('/insight')
  expect(status).toBe(200)
  expect(html).toMatch(/<h1[^>]*>insight<\/h1>/)
  expect(html.indexOf('aria-label="On the cover"')).toBeGreaterThan(0)
  expect(articlesOf(html)[0]).toBe('2026/paint-on-things')
  expect(articlesOf(html)).toHaveLength(1 + 4 + 9)
})

test.each(['/insight', '/cn/insight', '/jp/insight'])(
  'following "load more" from %s leads through all twenty-four articles, none of them twice',
  async start => {
    let path: string | undefined = start
    let html = ''
    const counts: number[] = []
    while (path !== undefined && counts.length < 6) {
      html = (await read(path)).html
      counts.push(articlesOf(html).length)
      path = moreOf(html)
    }
    expect(counts).toEqual([14, 23, 24])
    expect(new Set(articlesOf(html)).size).toBe(24)
  },
)

test('an address with a cursor says by itself what is on the page', async () => {
  const more = moreOf((await read('/insight')).html) ?? ''
  const [first, again] = [await read(more), await read(more)]
  expect(articlesOf(first.html)).toEqual(articlesOf(again.html))
  expect(first.html).toContain('<link rel="canonical" href="')
  expect(first.html).toMatch(/<link rel="canonical" href="[^"?]*\/insight"/)
})

test('a category shows its articles only, and a chip that takes it away', async () => {
  const { status, html } = await read('/insight?category=colour')
  expect(status).toBe(200)
  expect(new Set(articlesOf(html))).toEqual(
    new Set([
      '2026/never-grey',
      '2025/light-in-the-kitchen',
      '2025/a-palette-from-the-beach',
      '2024/shadows-have-colours',
    ]),
  )
  expect(html).toMatch(/<h2[^>]*>Color<\/h2>/)
  expect(html).toMatch(/<a aria-label="Remove the filter Color" href="\/insight"/)
  expect(html).toContain('<title>Color · insight</title>')
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

test('what is no filter of ours changes nothing', async () => {
  const plain = await read('/insight')
  const { status, html } = await read('/insight?page=2&limit=1000000&category=')
  expect(status).toBe(200)
  expect(articlesOf(html)).toEqual(articlesOf(plain.html))
})

test('its head leads feed readers to the three feeds of its language', async () => {
  const { html } = await read('/jp/insight')
  for (const file of ['feed.xml', 'rss.xml', 'feed.json'])
    expect(html).toContain(`href="/jp/insight/${file}"`)
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
