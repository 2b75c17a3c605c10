import { beforeAll, expect, test } from 'vitest'
import { everyLocale } from '../../../contract/locale.ts'
import { sharedServer } from '../../../test/shared-server.ts'
import type { TestServer } from '../../../test/test-server.ts'
import { link } from '../../language/link.ts'
import { outside } from '../../outside.ts'

let testServer: TestServer
beforeAll(async () => {
  testServer = await sharedServer()
})

test.each(everyLocale)('in %s every kind of letter has an address', async locale => {
  const response = await testServer.fetch(link(locale, '/about-ideas-suggestions'))
  const html = await response.text()
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'))
  expect(response.status).toBe(200)
  for (const href of [outside.community, link(locale, '/support'), link(locale, '/terms-conditions')]) {
    expect(main).toContain(`href="${href}"`)
  }
})

test('it says first what cannot be promised', async () => {
  const html = await (await testServer.fetch('/about-ideas-suggestions')).text()
  expect(html.indexOf('we don’t owe payment')).toBeGreaterThan(0)
  expect(html.indexOf('we don’t owe payment')).toBeLessThan(html.indexOf('Go to the community'))
})
