import { readFileSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { siteCookies } from '../../../contract/cookies.ts'
import { everyLocale } from '../../../contract/locale.ts'
import { queryHtml } from '../../../test/html.ts'
import { inTurn } from '../../../test/loop-count.ts'
import { openTestServer, projectRoot, type TestServer } from '../../../test/test-server.ts'
import { databaseName } from '../../features/attachments/stored-files.ts'
import { legalDocuments } from '../../frame/legal-documents.ts'
import { link, type PagePath } from '../../language/link.ts'
import { chosenNames } from '../../worker/chosen-cache.ts'

let testServer: TestServer
beforeAll(async () => {
  testServer = await openTestServer({ env: { SUPPORT_HOST: 'studio.example' } })
})
afterAll(() => testServer.close())

async function read(path: string) {
  const response = await testServer.fetch(path)
  const html = await response.text()
  return { status: response.status, html, page: queryHtml(html) }
}

const pages = Object.keys(legalDocuments) as PagePath[]
/** In `npm test` each document in one language, in turn. */
const addresses = pages.flatMap((page, at) =>
  inTurn(everyLocale, 3, at % 3).map(locale => link(locale, page)),
)

const days: readonly (readonly [RegExp, string])[] = [
  [/(?:^|\/(?:cn|jp))\/privacy-policy$/, '2026-11-27'],
  [/(?:^|\/(?:cn|jp))\/cookies-policy$/, '2026-11-26'],
  [/\/(?:legal\/accessibility|support\/purchases)$/, '2026-11-26'],
]
const dayOf = (path: string) => days.find(([pattern]) => pattern.test(path))?.[1] ?? '2026-11-01'

describe.each(addresses)('%s', path => {
  test('has its title, the day from which it holds, and a list of its sections that are all there', async () => {
    const { status, page } = await read(path)
    expect(status).toBe(200)
    expect(page.texts('h1')).toEqual([expect.stringMatching(/\S/)])
    const day = dayOf(path)
    expect(page.count(`time[datetime="${day}"]`)).toBeGreaterThan(0)
    const nav = page.within('nav[aria-label]:has(> p:first-child)')
    const anchors = nav.attributes('a[href^="#"]', 'href')
    expect(anchors.length).toBeGreaterThan(4)
    for (const anchor of anchors) expect(page.count(`h2[id="${anchor.slice(1)}"]`)).toBe(1)
  })

  test('says a whole address wherever one can write to us', async () => {
    const { html, page } = await read(path)
    expect(html).not.toContain('{host}')
    for (const href of page.attributes('[href^="mailto:"]', 'href')) {
      expect(href).toMatch(/^mailto:[a-z]+@studio\.example$/)
    }
  })
})

test('the day is written in the long style of the language', async () => {
  expect((await read('/privacy-policy')).html).toContain('November 27, 2026')
  expect((await read('/cn/privacy-policy')).html).toContain('2026年11月27日')
  expect((await read('/jp/privacy-policy')).html).toContain('2026年11月27日')
})

test('the cookies page lists each cookie that is set, with the life it is given', async () => {
  const { page } = await read('/cookies-policy')
  const rows = page.each('tr:has(> th[scope="row"] > code)')
  expect(rows.map(row => row.text('th'))).toEqual(Object.keys(siteCookies))
  for (const row of rows) {
    const { days, httpOnly } = siteCookies[row.text('th') as keyof typeof siteCookies]
    const cells = row.texts('td').join(' ')
    expect(cells).toContain(days === 1 ? '1 day' : `${days} days`)
    expect(cells).toContain(httpOnly ? 'cannot read it' : 'can read it')
  }
})

test.each(['', '/cn', '/jp'])(
  'the cookies page%s names all that lies in a browser beside cookies',
  async prefix => {
    const codes = (await read(`${prefix}/cookies-policy`)).page.texts('code')
    const folders = ['site', 'ui'].map(folder =>
      readdir(join(projectRoot, folder), { recursive: true, withFileTypes: true }),
    )
    const sources = (await Promise.all(folders))
      .flat()
      .filter(file => file.isFile() && /\.(?:tsx?|js)$/.test(file.name) && !file.name.includes('.test.'))
      .map(file => readFileSync(join(file.parentPath, file.name), 'utf8'))
      .join('\n')
    const places = sources.match(/\b(?:localStorage|sessionStorage\.setItem|indexedDB\.open)\b/g) ?? []
    expect(places.toSorted()).toEqual([
      'indexedDB.open',
      ...Array(10).fill('localStorage'),
      'sessionStorage.setItem',
      'sessionStorage.setItem',
    ])
    const own = [
      databaseName,
      'hidden-announcements',
      'recent-searches',
      'search-key',
      'react-router-scroll-positions',
      'sound',
      'reloaded-at',
    ]
    // No cache has a name that is not in one of the two lists of them.
    expect(sources.match(/caches\.open\((?!cacheNames|chosenNames)[^)]*\)/g)).toBeNull()
    const cached = ['kept-pages', 'kept-files', 'offline-…', ...Object.values(chosenNames)]
    for (const name of [...own, ...cached]) expect(codes).toContain(name)
  },
)

test('a cookie that is set has the terms that the page tells', async () => {
  const { headers } = await testServer.fetch('/preferences', {
    method: 'POST',
    body: new URLSearchParams({ locale: 'jp' }),
    headers: { Origin: testServer.origin },
  })
  const { days, path, sameSite } = siteCookies['preferred-locale']
  expect(headers.getSetCookie()).toEqual([
    `preferred-locale=jp; Max-Age=${days * 86_400}; Path=${path}; SameSite=${sameSite}`,
  ])
})

test.each(['/brand-use', '/jp/legal/trademark-guidelines'])(
  '%s shows the marks used well and badly, each explained in words',
  async path => {
    const captions = (await read(path)).page.each('figcaption:has(> strong)')
    const words = captions.map(caption => caption.text().replace(caption.text('strong'), '').trim())
    expect(words.filter(Boolean)).toHaveLength(10)
  },
)

test.each([
  ['/legal/imprint', 'whoever runs this site has not filled in', '[legal name of the company]', 'Imprint'],
  ['/cn/legal/imprint', '示例：', '［公司的法定名称］', '运营者信息'],
  ['/jp/legal/imprint', 'これは見本です', '［会社の正式名称］', '運営者情報'],
])('%s says that it is a sample, and every page leads there', async (path, notice, name, title) => {
  const { page } = await read(path)
  expect(page.text('p[role="note"]')).toContain(notice)
  expect(page.text()).toContain(name)
  expect(page.count('[href="mailto:support@studio.example"]')).toBeGreaterThan(0)
  const home = (await read(path.replace('/legal/imprint', '') || '/')).page
  expect(home.texts(`footer a[href="${path}"]`)).toEqual([title])
  const map = (await read(path.replace('/legal/imprint', '/sitemap'))).page
  expect(map.attributes('a', 'href')).toContain(path)
  const { segments } = (await (await testServer.fetch('/api/admin/page/legal/imprint')).json()).page
  expect(JSON.stringify(segments)).toContain('[legal name of the company]')
})

test.each([
  ['/legal/accessibility', /WCAG 2\.2 A and AA.*axe \d/, 'support@studio.example'],
  ['/cn/legal/accessibility', /WCAG 2\.2 A 级和 AA 级.*axe \d/, '画笔页面'],
  ['/jp/legal/accessibility', /WCAG 2\.2 のレベル A と AA.*axe \d/, 'オーストラリア人権委員会'],
])('%s has the figures of the last look at every page', async (path, rules, words) => {
  const { page } = await read(path)
  const rows = page.each('main table tr').map(row => row.text())
  expect(rows).toHaveLength(6)
  expect(rows.join(' ')).toMatch(rules)
  expect(page.text('main')).toContain(words)
})

test('with our own proof of work no policy speaks of reCAPTCHA', async () => {
  for (const page of ['/privacy-policy', '/cookies-policy'] as const)
    for (const locale of everyLocale) {
      const { html } = await read(link(locale, page))
      expect(html).not.toMatch(/recaptcha|google\.com|:::/i)
    }
})

test('votes for handbook pages are in the privacy policy, with the 24 months that they are kept', async () => {
  const rows = { en: /Handbook votes.*24 months/, cn: /手册评价.*24 个月/, jp: /ハンドブックの評価.*24 か月/ }
  for (const locale of everyLocale) {
    const all = (await read(link(locale, '/privacy-policy'))).page.texts('tr')
    expect(all.filter(row => rows[locale].test(row))).toHaveLength(1)
  }
})

test('a document that there is not is a page that could not be found', async () => {
  for (const path of ['/legal', '/legal/none', '/app', '/fr/privacy-policy', '/privacy-policy/more']) {
    expect((await read(path)).status).toBe(404)
  }
})
