import { beforeAll, expect, test } from 'vitest'
import { everyLocale } from '../../../contract/locale.ts'
import { queryHtml } from '../../../test/html.ts'
import { inTurn } from '../../../test/loop-count.ts'
import { sharedServer } from '../../../test/shared-server.ts'
import type { TestServer } from '../../../test/test-server.ts'
import { link } from '../../language/link.ts'

let testServer: TestServer
beforeAll(async () => {
  testServer = await sharedServer()
})

const places = ['mountain', 'granite', 'tarn', 'plain', 'falls', 'stacks', 'stars'].map(
  name => `/pictures/place-${name}-`,
)

test.each(inTurn(everyLocale, 3, 2))(
  'in %s it shows eight paintings of the island, each described',
  async locale => {
    const response = await testServer.fetch(link(locale, '/who-we-are'))
    const html = await response.text()
    expect(response.status).toBe(200)
    for (const painting of [...places, '/pictures/day-birds-']) {
      const alts = queryHtml(html).attributes(`img[src*="${painting}"]`, 'alt')
      expect(alts).toEqual([expect.stringMatching(/^.{40}/)])
    }
  },
)

test('it says what we hold to', async () => {
  const titles = queryHtml(await (await testServer.fetch('/who-we-are')).text()).texts('h3')
  for (const stand of [
    'Bought once.',
    'No subscription.',
    'No generative AI.',
    'Your work is yours.',
    'No data collected.',
  ]) {
    expect(titles).toContain(stand)
  }
})
