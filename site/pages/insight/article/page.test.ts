import { readdirSync } from 'node:fs'
import { beforeAll, describe, expect, test } from 'vitest'
import { queryHtml } from '../../../../test/html.ts'
import { inTurn } from '../../../../test/loop-count.ts'
import { sharedServer } from '../../../../test/shared-server.ts'
import { projectRoot, type TestServer } from '../../../../test/test-server.ts'

let testServer: TestServer
beforeAll(async () => {
  testServer = await sharedServer()
})

const read = async (path: string) => {
  const response = await testServer.fetch(path)
  const html = await response.text()
  const policy = response.headers.get('content-security-policy') ?? ''
  return { status: response.status, html, page: queryHtml(html), policy }
}

const walk = '/insight/2024/weight-in-a-walk'
const film = 'aqz-KE-bpKQ'

test('an article has its title, its day in the long style, its minutes and its cover', async () => {
  const { status, html, page } = await read(walk)
  expect(status).toBe(200)
  expect(page.texts('h1')).toEqual(['The weight in a walk'])
  expect(page.texts('time[datetime="2024-12-12"]')).toContain('December 12, 2024')
  expect(html).toMatch(/\d min read/)
  expect(html).toContain('/pictures/cover-walk-')
  expect((await read(`/cn${walk}`)).html).toContain('2024年12月12日')
  expect((await read(`/jp${walk}`)).html).toMatch(/約 \d 分で読めます/)
})

test('every kind of segment is shown', async () => {
  const { html, page } = await read(walk)
  expect(page.count('h2#section-1')).toBe(1)
  expect(page.count('blockquote')).toBeGreaterThan(0)
  expect(page.texts('figcaption')).toContain('Studio collection, drawn in code')
  expect(html).toContain('/films/walk.')
  expect(html).toContain('Carrying the bucket')
  expect((await read('/insight/2025/painting-the-sea')).page.count('aside')).toBeGreaterThan(0)
})

test('an article about an invented artist says that it is a sample', async () => {
  const { html } = await read('/insight/2025/painting-the-sea')
  expect(html).toContain('Sample article')
  expect(html).toContain('sample artist')
  expect((await read(walk)).html).not.toContain('Sample article')
})

test('it says what to read next, and what was written before it', async () => {
  const { page } = await read(walk)
  const after = page.within('section:has(h2:contains("Read on"))')
  expect(after.count('article')).toBe(3)
  const text = page.text()
  expect(text.indexOf('The previous article')).toBeGreaterThan(text.indexOf('Read on'))
  expect(page.attributes('a', 'href')).toContain('/insight/2024/how-a-brush-is-made')
})

test('it is shared by plain links that carry its address and title', async () => {
  const { page } = await read('/jp/insight/2026/paint-on-things')
  const address = encodeURIComponent(`${testServer.origin}/jp/insight/2026/paint-on-things`)
  const hrefs = page.attributes('a', 'href')
  expect(hrefs).toContain(`https://www.facebook.com/sharer/sharer.php?u=${address}`)
  expect(hrefs).toContainEqual(
    expect.stringMatching(new RegExp(`^https://x\\.com/intent/post\\?text=.+&url=${address}$`)),
  )
})

test('machines read an article with its breadcrumbs, its cover and its day', async () => {
  const { page } = await read(walk)
  const graph = page.data()[0]['@graph']
  expect(graph[0]).toMatchObject({ '@type': 'NewsArticle', datePublished: '2024-12-12', inLanguage: 'en-US' })
  expect(graph[1].itemListElement.map(({ name }: { name: string }) => name)).toEqual([
    'procreate',
    'insight',
    '2024',
    'The weight in a walk',
  ])
  const meta = (property: string) => page.attribute(`meta[property="${property}"]`, 'content')
  expect(meta('og:type')).toBe('article')
  expect(meta('article:published_time')).toBe('2024-12-12')
  expect(meta('og:image')).toMatch(/\/pictures\/cover-walk-1000\.\w+\.jpg$/)
  expect(meta('og:image:height')).toBe('625')
})

describe('a film of another site', () => {
  test('loads nothing before it is asked for', async () => {
    const { html, policy } = await read(walk)
    expect(html).not.toContain('<iframe')
    expect(html).toContain(`href="${walk}?film=${film}#film-${film}"`)
    expect(policy).not.toContain('frame-src')
  })
  test('may stand in its frame when it was asked for, and nothing else may', async () => {
    const { html, policy } = await read(`${walk}?film=${film}`)
    expect(html).toContain(`src="https://www.youtube-nocookie.com/embed/${film}?autoplay=1"`)
    expect(policy).toContain('frame-src https://www.youtube-nocookie.com;')
  })
  test.each(['xxxxxxxxxxx', '"><script>', 'aqz-KE-bpKQ/../..', '__proto__'])(
    'that the article does not have (%s) is not shown',
    async id => {
      const { status, html, policy } = await read(`${walk}?film=${encodeURIComponent(id)}`)
      expect(status).toBe(200)
      expect(html).not.toContain('<iframe')
      expect(policy).not.toContain('frame-src')
    },
  )
})

test.each([
  '/insight/2026/nothing',
  '/insight/2025/weight-in-a-walk',
  '/insight/20244/weight-in-a-walk',
  '/insight/abcd/weight-in-a-walk',
  '/insight/2024/weight%2Fin',
  '/insight/2024/..%2F..%2Fetc',
  `/insight/2024/${'x'.repeat(1500)}`,
  '/insight/2024/weight-in-a-walk/more',
  '/fr/insight/2024/weight-in-a-walk',
])('%s is a page that could not be found', async path => {
  const { status, html } = await read(path)
  expect(status).toBe(404)
  expect(html).toContain('This page could not be found')
})

/** In `npm test` each article in one language, in turn. */
test('every article stands in every language', async () => {
  const years = readdirSync(`${projectRoot}/content/insight`).filter(name => /^\d{4}$/.test(name))
  const articles = years.flatMap(year =>
    readdirSync(`${projectRoot}/content/insight/${year}`).map(slug => `/insight/${year}/${slug}`),
  )
  expect(articles.length).toBeGreaterThanOrEqual(24)
  const pages = articles.flatMap((page, at) =>
    inTurn(['', '/cn', '/jp'], 3, at % 3).map(prefix => `${prefix}${page}`),
  )
  const failed: string[] = []
  // A press release stands among the releases.
  for (const page of pages)
    if ((await testServer.fetch(page, { redirect: 'follow' })).status !== 200) failed.push(page)
  expect(failed).toEqual([])
})
