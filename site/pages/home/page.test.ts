import { beforeAll, expect, test } from 'vitest'
import { priceOf } from '../../../test/prices.ts'
import { sharedServer } from '../../../test/shared-server.ts'
import type { TestServer } from '../../../test/test-server.ts'

let testServer: TestServer
beforeAll(async () => {
  testServer = await sharedServer()
})

test('the home page shows the two newest articles and five open positions', async () => {
  const response = await testServer.fetch('/')
  const html = await response.text()
  expect(response.status).toBe(200)
  expect(html.match(/href="\/insight\/\d{4}\/[\w-]+"/g)).toHaveLength(2)
  expect(new Set(html.match(/href="\/careers\/[\w-]+"/g)).size).toBe(5)
})

test('the newest article comes with its cover, the one before it as a headline', async () => {
  const html = await (await testServer.fetch('/')).text()
  const from = html.indexOf('Latest news')
  const news = html.slice(from, html.indexOf('</section>', from))
  expect(news.match(/<h3/g)).toHaveLength(2)
  expect(news.match(/<img/g)).toHaveLength(1)
})

test.each([
  ['/', 'layers'],
  ['/cn', '图层'],
  ['/jp', 'レイヤー'],
])('a question that is asked on %s is answered by the handbook', async (path, question) => {
  const html = await (await testServer.fetch(path)).text()
  const action = /<form[^>]* action="([^"]+\/search)"/.exec(html.slice(html.indexOf('<main')))?.[1]
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
  const html = await (await testServer.fetch(path)).text()
  for (const screen of screens) expect(html).toMatch(new RegExp(`src="/pictures/${screen}-\\d+\\.`))
})

test.each([
  ['/', `US${priceOf('procreate', 'en').formatted} on the US App Store, once`],
  ['/cn', `中国大陆 App Store：${priceOf('procreate', 'cn').formatted}，一次买断`],
  ['/jp', `日本の App Store：${priceOf('procreate', 'jp').formatted}、買い切り`],
])('on %s each of the three prices says in which store it holds', async (path, line) => {
  const html = await (await testServer.fetch(path)).text()
  const apps = html.slice(html.indexOf('id="apps"'))
  expect(apps).toContain(line)
  const store = line.replace(/US.*? on |：.*/, '').replace(', once', '')
  expect(apps.match(new RegExp(`<p[^>]*>[^<]*${store}[^<]*</p>`, 'g'))).toHaveLength(3)
})

test('the brush of the painting is one of the library, and its name leads there', async () => {
  const html = await (await testServer.fetch('/')).text()
  const href = /<a[^>]* href="([^"]+)"[^>]*>Loaded filbert,/.exec(html)?.[1]
  expect(href).toBe('/procreate/brushes')
  expect(await (await testServer.fetch('/procreate/brushes')).text()).toContain('Loaded filbert')
})
