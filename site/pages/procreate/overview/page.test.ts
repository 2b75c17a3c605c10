import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openSite, type Site, startServices } from '../../../../test/apart/site-and-services.ts'
import { type HtmlQuery, queryHtml } from '../../../../test/html.ts'
import { priceOf } from '../../../../test/prices.ts'
import { sharedServer } from '../../../../test/shared-server.ts'
import { openTestServer, type TestServer } from '../../../../test/test-server.ts'

let testServer: TestServer
beforeAll(async () => {
  testServer = await sharedServer()
})

const visit = async (path: string) => queryHtml(await (await testServer.fetch(path)).text())

/** The page's JSON-LD, by `@type`. */
const dataIn = (page: HtmlQuery): Record<string, Record<string, unknown>> =>
  Object.fromEntries(page.data().map(data => [data['@type'], data]))

const timesIn = (page: HtmlQuery, words: string) => page.text().split(words).length - 1

describe('the page of procreate', () => {
  test.each([
    ['/procreate', 'en', 'US{price}, once', 'US'],
    ['/cn/procreate', 'cn', '{price}，一次买断', 'CN'],
    ['/jp/procreate', 'jp', '{price}、買い切り', 'JP'],
  ] as const)('%s says the price of its language, to people and to machines', async (...row) => {
    const [path, locale, sentence, eligibleRegion] = row
    const { formatted, amount: price, currency: priceCurrency } = priceOf('procreate', locale)
    const page = await visit(path)
    expect(page.text()).toContain(sentence.replace('{price}', formatted))
    expect(dataIn(page).MobileApplication?.offers).toMatchObject({ price, priceCurrency, eligibleRegion })
  })

  test('leads to each of its features', async () => {
    const hrefs = (await visit('/jp/procreate')).attributes('main a', 'href')
    for (const page of ['brushes', 'color', 'video', '3d', 'superpowers', 'accessibility']) {
      expect(hrefs).toContain(`/jp/procreate/${page}`)
    }
  })

  test.each([
    ['/procreate', /tablet-brushes-\d/],
    ['/cn/procreate', /tablet-brushes-cn-\d/],
    ['/jp/procreate', /tablet-brushes-jp-\d/],
  ])('%s shows the app in its language', async (path, picture) => {
    expect((await visit(path)).attributes('img', 'src')).toContainEqual(expect.stringMatching(picture))
  })

  test('compares the three apps in a table whose cells have names', async () => {
    const table = (await visit('/procreate')).within('table')
    expect(table.count('th[scope="col"]')).toBe(3)
    expect(table.count('th[scope="row"]')).toBe(9)
    expect(table.text()).toContain(`US${priceOf('dreams', 'en').formatted}, once`)
    expect(table.texts('th[scope="row"]')).toContain('Price on the US App Store')
  })
})

describe('without prices', () => {
  let services: Awaited<ReturnType<typeof startServices>>
  let site: Site
  beforeAll(async () => {
    services = await startServices()
    site = await openSite(services.origin, 'down')
  })
  afterAll(async () => {
    await site.close()
    await services.stop()
  })

  test('the page stands, says that the apps are bought once, and offers nothing to machines', async () => {
    const response = await site.fetch('/procreate')
    const page = queryHtml(await response.text())
    expect(response.status).toBe(200)
    expect(timesIn(page, 'Bought once')).toBeGreaterThanOrEqual(4)
    expect(dataIn(page).MobileApplication).not.toHaveProperty('offers')
  })
})

test('a price that is none is shown to nobody: the apps are bought once', async () => {
  const price = { formattedPrice: '-$12.99', currency: 'USD' }
  const feed = createServer((request, response) => {
    const isPrices = request.url?.includes('/app-store')
    response.writeHead(isPrices ? 200 : 404, { 'Content-Type': 'application/json' })
    response.end(JSON.stringify({ products: { procreate: price, pocket: price, dreams: price } }))
  })
  await new Promise<void>(resolve => feed.listen(0, '127.0.0.1', resolve))
  const { port } = feed.address() as AddressInfo
  const env = { ADMIN_API_URL: `http://127.0.0.1:${port}`, SERVICE_SECRET: 'a secret of a test' }
  const site = await openTestServer({ env })
  try {
    const page = queryHtml(await (await site.fetch('/procreate')).text())
    expect(timesIn(page, 'Bought once')).toBeGreaterThanOrEqual(4)
    expect(dataIn(page).MobileApplication).not.toHaveProperty('offers')
  } finally {
    await site.close()
    feed.close()
  }
})
