import { beforeAll, expect, test } from 'vitest'
import { everyLocale } from '../../../../contract/locale.ts'
import { queryHtml } from '../../../../test/html.ts'
import { sharedServer } from '../../../../test/shared-server.ts'
import type { TestServer } from '../../../../test/test-server.ts'
import { link } from '../../../language/link.ts'

let testServer: TestServer
beforeAll(async () => {
  testServer = await sharedServer()
})

test.each(everyLocale)('in %s each of the four themes leads to a page that is there', async locale => {
  const response = await testServer.fetch(link(locale, '/dreams/whats-new'))
  const page = queryHtml(await response.text())
  expect(response.status).toBe(200)
  for (const release of ['1-1', '1-0']) expect(page.count(`[id="${release}"]`)).toBe(1)
  const themes = page.each('li[data-theme]').map(theme => theme.attribute('a[href]', 'href') ?? '')
  expect(themes).toHaveLength(4)
  const ofFirst = page.within('[id="1-0"]').attributes('a', 'href')
  for (const path of [...themes, ...ofFirst])
    expect([path, (await testServer.fetch(path)).status]).toEqual([path, 200])
})
