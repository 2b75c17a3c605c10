import { beforeAll, expect, test } from 'vitest'
import { queryHtml } from '../../../test/html.ts'
import { priceOf } from '../../../test/prices.ts'
import { sharedServer } from '../../../test/shared-server.ts'
import type { TestServer } from '../../../test/test-server.ts'

let testServer: TestServer
beforeAll(async () => {
  testServer = await sharedServer()
})

test('the home page shows the two newest articles and five open positions', async () => {
  const response = await testServer.fetch('/')
  expect(response.status).toBe(200)
  const hrefs = queryHtml(await response.text()).attributes('[href]', 'href')
  expect(hrefs.filter(href => /^\/insight\/\d{4}\/[\w-]+$/.test(href))).toHaveLength(2)
  expect(new Set(hrefs.filter(href => /^\/careers\/[\w-]+$/.test(href))).size).toBe(5)
})

test('the newest article comes with its cover, the one before it as a headline', async () => {
  const page = queryHtml(await (await testServer.fetch('/')).text())
  const news = page.within('section:has(h2:contains("Latest news"))')
  expect(news.count('h3')).toBe(2)
  expect(news.count('img')).toBe(1)
})

test.each([
  ['/', 'layers'],
  ['/cn', '图层'],
  ['/jp', 'レイヤー'],
])('a question that is asked on %s is answered by the handbook', async (path, question) => {
  const page = queryHtml(await (await testServer.fetch(path)).text())
  const action = page.attribute('main form[action$="/search"]', 'action')
  expect(action).toMatch(/^(\/cn|\/jp)?\/handbook\/procreate\//)
  const answer = await testServer.fetch(`${action}?q=${encodeURIComponent(question)}`)
  expect(answer.status).toBe(200)
  expect(await answer.text()).toMatch(/\/handbook\/procreate\/[\d.]+\/layers/)
})

test.each([
  ['/', 'tablet', 'dreams-stage'],
  ['/cn', 'tablet-cn', 'dreams-stage-cn'],
  ['/jp', 'tablet-jp', 'dreams-stage-jp'],
])('on %s the screens of the apps speak the language of the page', async (path, ...screens) => {
  const sources = queryHtml(await (await testServer.fetch(path)).text()).attributes('img', 'src')
  for (const screen of screens)
    expect(sources).toContainEqual(expect.stringMatching(new RegExp(`^/pictures/${screen}-\\d+\\.`)))
})

test.each([
  ['/', `US${priceOf('procreate', 'en').formatted} on the US App Store, once`],
  ['/cn', `中国大陆 App Store：${priceOf('procreate', 'cn').formatted}，一次买断`],
  ['/jp', `日本の App Store：${priceOf('procreate', 'jp').formatted}、買い切り`],
])('on %s each of the three prices says in which store it holds', async (path, line) => {
  const apps = queryHtml(await (await testServer.fetch(path)).text()).within('#apps')
  expect(apps.text()).toContain(line)
  const store = line.replace(/US.*? on |：.*/, '').replace(', once', '')
  expect(apps.texts('p').filter(text => text.includes(store))).toHaveLength(3)
})

test('the brush of the painting is one of the library, and its name leads there', async () => {
  const anchors = queryHtml(await (await testServer.fetch('/')).text()).each('a')
  const anchor = anchors.find(each => each.text().startsWith('Loaded filbert,'))
  expect(anchor?.attribute('a', 'href')).toBe('/procreate/brushes')
  expect(await (await testServer.fetch('/procreate/brushes')).text()).toContain('Loaded filbert')
})
