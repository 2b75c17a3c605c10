import { beforeAll, expect, test } from 'vitest'
import { type HtmlQuery, queryHtml } from '../../../test/html.ts'
import { sharedServer } from '../../../test/shared-server.ts'
import { indexSite } from '../../../test/site-search-index.ts'
import type { TestServer } from '../../../test/test-server.ts'

let testServer: TestServer
beforeAll(async () => {
  testServer = await sharedServer()
  for (const lang of ['en', 'cn', 'jp']) await indexSite(testServer, lang)
}, 90_000)

async function open(path: string) {
  const response = await testServer.fetch(path)
  const html = await response.text()
  const page = queryHtml(html)
  return { status: response.status, html, page, main: page.within('main'), text: page.within('main').text() }
}

const search = (params: Record<string, string>, start = '') =>
  open(`${start}/search?${new URLSearchParams(params)}`)

const linkTo = (name: string, page: HtmlQuery) =>
  page
    .each('a')
    .find(anchor => anchor.text().startsWith(name))
    ?.attribute('a', 'href')

test.each([
  ['', 'Search', 'Search the whole site', 'Often looked for'],
  ['/cn', '搜索', '搜索全站', '大家常找的'],
  ['/jp', '検索', 'サイト全体を検索', 'よく探されているもの'],
])(
  '%s: the lens of the nav leads to one field and to pages that are often looked for',
  async (start, name, label, title) => {
    const home = await open(start === '' ? '/' : start)
    expect(home.page.within('header').attribute(`a[href="${start}/search"]`, 'aria-label')).toBe(name)
    const { page, main } = await open(`${start}/search`)
    expect(main.text('label')).toBe(label)
    expect(main.attribute('form', 'action')).toBe(`${start}/search`)
    expect(main.texts('h2')).toEqual([title])
    expect(page.attribute('meta[name="robots"]', 'content')).toBe('noindex')
  },
)

test.each([
  ['', 'gouache', 'page', '/procreate/brushes'],
  ['', 'lemons', 'page', '/beginners-series/3'],
  ['', 'clipping', 'handbook', '/handbook/procreate/5.3/layers/masks'],
  ['', 'walk', 'article', '/insight/2024/weight-in-a-walk'],
  ['', 'graphics engineer', 'position', '/careers/graphics-engineer'],
  ['', 'imprint', 'legal', '/legal/imprint'],
  ['/cn', '蒙版', 'handbook', '/cn/handbook/procreate/5.3/layers/masks'],
  ['/jp', 'レイヤー', 'handbook', '/jp/handbook/procreate/5.3/layers'],
])('%s “%s” finds a %s, marked', async (start, q, kind, path) => {
  const { status, main } = await search({ q, kind }, start)
  expect(status).toBe(200)
  expect(main.attributes('h2 a', 'href')).toContain(path)
  expect(main.count('mark')).toBeGreaterThan(0)
  expect(main.count('nav [aria-current]')).toBe(1)
})

test('kinds are links with their numbers, and all pages of results are reached by links', async () => {
  const { main, text } = await search({ q: 'layer' })
  const total = Number(/(\d+) results for “layer”/.exec(text)?.[1])
  const kinds = main.within('nav').texts('a')
  expect(kinds[0]).toBe(`Everything ${total}`)
  const numbers = kinds.slice(1).map(each => Number(/\d+$/.exec(each)?.[0]))
  expect(numbers.reduce((sum, each) => sum + each, 0)).toBe(total)
  const hrefs = (page: HtmlQuery) => page.attributes('h2 > a:first-child', 'href')
  let page = main
  for (let href = linkTo('Show more', page); href; href = linkTo('Show more', page)) {
    const before = hrefs(page)
    page = (await open(href)).main
    expect(hrefs(page).slice(0, before.length)).toEqual(before)
  }
  expect(new Set(hrefs(page)).size).toBe(total)
})

test('a slip of the finger says that these are close; nothing at all leaves ways on', async () => {
  expect((await search({ q: 'gouahce' })).text).toContain('Nothing here says “gouahce”. These come close.')
  const nothing = await search({ q: 'qqqqzzzz' })
  expect(nothing.text).toContain('Nothing for “qqqqzzzz”.')
  expect(linkTo('Support', nothing.main)).toBe('/support')
  const filtered = await search({ q: 'gouache', kind: 'legal' })
  expect(filtered.text).toContain('Nothing for “gouache” among these.')
  expect(linkTo('Search everything', filtered.main)).toBe('/search?q=gouache')
})

test.each([
  ['no kind there is', { q: 'layer', kind: 'secret' }, 200],
  ['a cursor that no search gave', { q: 'layer', after: 'x' }, 404],
  ['markup', { q: '<script>alert(1)</script>' }, 200],
  ['control characters', { q: 'a\u0000b\r\nc' }, 200],
  ['more than a question holds', { q: 'mask '.repeat(70) }, 200],
  ['one letter', { q: 'a' }, 200],
])('%s', async (_, params, status) => {
  const answer = await search(params)
  expect(answer.status).toBe(status)
  expect(answer.html.slice(answer.html.indexOf('<main'), answer.html.indexOf('</main>'))).not.toContain(
    '<script>alert',
  )
})

test('the support page asks the same search', async () => {
  const { main } = await open('/jp/support')
  expect(main.attribute('search form', 'action')).toBe('/jp/search')
})
