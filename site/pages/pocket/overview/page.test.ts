import { beforeAll, expect, test } from 'vitest'
import { everyLocale } from '../../../../contract/locale.ts'
import { queryHtml } from '../../../../test/html.ts'
import { inTurn } from '../../../../test/loop-count.ts'
import { sharedServer } from '../../../../test/shared-server.ts'
import type { TestServer } from '../../../../test/test-server.ts'
import { link } from '../../../language/link.ts'
import { outside } from '../../../outside.ts'

let testServer: TestServer
beforeAll(async () => {
  testServer = await sharedServer()
})

const read = async (path: string) => {
  const response = await testServer.fetch(path)
  return { status: response.status, page: queryHtml(await response.text()) }
}

test.each([
  ['en', 'USD', 'phone-brushes-'],
  ['cn', 'CNY', 'phone-brushes-cn-'],
  ['jp', 'JPY', 'phone-brushes-jp-'],
] as const)(
  'in %s pocket has its price in %s and screens in the language',
  async (locale, currency, drawer) => {
    const { status, page } = await read(link(locale, '/pocket'))
    expect(status).toBe(200)
    expect(page.count(`img[src*="/pictures/${drawer}"]`)).toBeGreaterThan(0)
    const application = page.data().find(data => data['@type'] === 'MobileApplication')
    expect(application).toMatchObject({ name: 'pocket', offers: { priceCurrency: currency } })
  },
)

test('it can be bought, and says what it does not do', async () => {
  const { page } = await read('/pocket')
  expect(page.attributes('a', 'href')).toContain(outside.appStore.pocket)
  for (const stand of [
    'Bought once.',
    'No subscription.',
    'No generative AI.',
    'Your work is yours.',
    'No data collected.',
  ]) {
    expect(page.texts('strong')).toContain(stand)
  }
})

test.each(inTurn(everyLocale, 3, 2))(
  'in %s each page of the handbook that it leads to is there',
  async locale => {
    const { page } = await read(link(locale, '/pocket'))
    const linked = page.attributes('[href*="/handbook/pocket/4.0/"]', 'href')
    expect(linked.length).toBeGreaterThanOrEqual(3)
    for (const path of linked) expect([path, (await testServer.fetch(path)).status]).toEqual([path, 200])
  },
)
