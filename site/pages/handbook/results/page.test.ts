import { beforeAll, expect, test } from 'vitest'
import { type HtmlQuery, queryHtml } from '../../../../test/html.ts'
import { inTurn } from '../../../../test/loop-count.ts'
import { sharedServer } from '../../../../test/shared-server.ts'
import type { TestServer } from '../../../../test/test-server.ts'

let testServer: TestServer
beforeAll(async () => {
  testServer = await sharedServer()
  // The first question in a language waits for its index, longer than a page does on a busy machine.
  for (const lang of ['en-US', 'zh-CN', 'ja'])
    await testServer.fetch(`/api/admin/page/handbook/5.3/search?q=aa&lang=${lang}`)
})

const linkTo = (name: string, page: HtmlQuery) =>
  page
    .each('a')
    .find(anchor => anchor.text() === name)
    ?.attribute('a', 'href')

async function search(question: string, path = '/handbook/procreate/5.3') {
  const response = await testServer.fetch(`${path}/search?${new URLSearchParams({ q: question })}`)
  const html = await response.text()
  const main = queryHtml(html).within('main')
  return { status: response.status, html, main, text: main.text() }
}

test('what is found is marked, and leads to the page and to the heading on it', async () => {
  const { status, main } = await search('clip')
  expect(status).toBe(200)
  expect(main.count('mark')).toBeGreaterThan(0)
  const hrefs = main.attributes('a', 'href')
  expect(hrefs).toContain('/handbook/procreate/5.3/layers/masks')
  expect(hrefs).toContainEqual(expect.stringMatching(/^\/handbook\/procreate\/5\.3\/[\w/-]+#[a-z-]+$/))
})

test('two characters are a question in Chinese and Japanese', async () => {
  expect((await search('蒙版', '/cn/handbook/procreate/5.3')).main.texts('mark')).toContain('蒙版')
  expect((await search('図形', '/jp/handbook/procreate/5.3')).status).toBe(200)
})

test.each(['', 'a', '  a '])('%j is too short to ask', async question => {
  const { main, text } = await search(question)
  expect(text).toContain('Type two letters or more.')
  expect(main.count('mark')).toBe(0)
})

const manyResults = [
  ['', 'layer', /(\d+) pages in 5\.3 for “layer”/, 'Show more', /Showing 20 of (\d+)\./],
  ['/cn', '图层', /5\.3 版里有 (\d+) 页提到“图层”/, '显示更多', /已显示 20 页，共 (\d+) 页。/],
  [
    '/jp',
    'レイヤー',
    /5\.3 で「レイヤー」を含むページは (\d+) 件です/,
    'さらに表示',
    /(\d+) 件のうち 20 件を表示/,
  ],
] as const

test.each(inTurn(manyResults, 3, 2))(
  '%s: all of more than twenty results are counted and can be reached by links',
  async (locale, q, count, more, shown) => {
    const path = `${locale}/handbook/procreate/5.3`
    const paths = (page: HtmlQuery) => page.attributes('h2 > a:first-child', 'href')
    const { main, text } = await search(q, path)
    const total = Number(count.exec(text)?.[1])
    expect(total).toBeGreaterThan(20)
    expect(Number(shown.exec(text)?.[1])).toBe(total)
    const seen: number[] = [paths(main).length]
    let page = main
    for (let href = linkTo(more, page); href; href = linkTo(more, page)) {
      const before = paths(page)
      const whole = queryHtml(await (await testServer.fetch(href)).text())
      expect(whole.attribute('meta[name="robots"]', 'content')).toBe('noindex')
      page = whole.within('main')
      // The earlier results come first, in the same order.
      expect(paths(page).slice(0, before.length)).toEqual(before)
      expect(page.count(`[id="${href.split('#')[1]}"]`)).toBe(1)
      seen.push(paths(page).length)
    }
    expect(seen).toEqual([...Array.from({ length: seen.length - 1 }, (_, at) => 20 * (at + 1)), total])
    expect(new Set(paths(page)).size).toBe(total)
  },
)

test.each(['x', 'MjAgYWJj', ''.padEnd(300, 'A')])(
  'a cursor %s that no search gave is no page',
  async after => {
    const query = new URLSearchParams({ q: 'layer', after })
    expect((await testServer.fetch(`/handbook/procreate/5.3/search?${query}`)).status).toBe(404)
  },
)

test('nothing found leaves two ways on', async () => {
  const { text } = await search('qqqqzzzz')
  expect(text).toContain('Nothing in 5.3 for “qqqqzzzz”.')
  expect(text).toContain('Look through the contents')
  expect(text).toContain('Ask a person')
})

test.each([
  ['markup', '<script>alert(1)</script>'],
  ['control characters', 'a\u0000b\r\nc'],
  ['a pattern that backtracks', `${'(a+)+'.repeat(30)}$`],
  ['half a character', `${'x'.repeat(199)}🎨`],
  ['more than a question holds', 'mask '.repeat(70)],
])('%s is only a question', async (_, question) => {
  const { status, html } = await search(question)
  expect(status).toBe(200)
  expect(html.slice(html.indexOf('<main'), html.indexOf('</main>'))).not.toContain('<script>alert')
})

test('results are not for search engines, and the other versions are asked the same', async () => {
  const page = queryHtml(await (await testServer.fetch('/handbook/procreate/5.3/search?q=mask')).text())
  expect(page.attribute('meta[name="robots"]', 'content')).toBe('noindex')
  expect(page.attributes('a', 'href')).toContain('/handbook/procreate/5.0/search?q=mask')
})
