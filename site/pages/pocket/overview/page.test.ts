import { beforeAll, expect, test } from 'vitest'
import { everyLocale } from '../../../../contract/locale.ts'
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
  return { status: response.status, html: await response.text() }
}

test.each([
  ['en', 'USD', 'phone-brushes-'],
  ['cn', 'CNY', 'phone-brushes-cn-'],
  ['jp', 'JPY', 'phone-brushes-jp-'],
] as const)(
  'in %s pocket has its price in %s and screens in the language',
  async (locale, currency, drawer) => {
    const { status, html } = await read(link(locale, '/pocket'))
    expect(status).toBe(200)
    expect(html).toContain(`/pictures/${drawer}`)
    const application = [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)]
      .map(([, json = '']) => JSON.parse(json))
      .find(data => data['@type'] === 'MobileApplication')
    expect(application).toMatchObject({ name: 'pocket', offers: { priceCurrency: currency } })
  },
)

test('it can be bought, and says what it does not do', async () => {
  const { html } = await read('/pocket')
  expect(html).toContain(`href="${outside.appStore.pocket}"`)
  for (const stand of [
    'Bought once.',
    'No subscription.',
    'No generative AI.',
    'Your work is yours.',
    'No data collected.',
  ]) {
    expect(html).toContain(`<strong>${stand}</strong>`)
  }
})

test.each(everyLocale)('in %s each page of the handbook that it leads to is there', async locale => {
  const { html } = await read(link(locale, '/pocket'))
  const linked = [...html.matchAll(/href="([^"]*\/handbook\/pocket\/4\.0\/[^"]*)"/g)].map(([, to = '']) => to)
  expect(linked.length).toBeGreaterThanOrEqual(3)
  for (const path of linked) expect([path, (await testServer.fetch(path)).status]).toEqual([path, 200])
})
