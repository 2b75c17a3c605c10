import { beforeAll, expect, test } from 'vitest'
import { everyLocale } from '../../../../contract/locale.ts'
import { queryHtml } from '../../../../test/html.ts'
import { inTurn } from '../../../../test/loop-count.ts'
import { sharedServer } from '../../../../test/shared-server.ts'
import type { TestServer } from '../../../../test/test-server.ts'
import { link } from '../../../language/link.ts'

let testServer: TestServer
beforeAll(async () => {
  testServer = await sharedServer()
})

test.each(inTurn(everyLocale, 3, 1))(
  'in %s each of the four themes leads to its page of the handbook',
  async locale => {
    const response = await testServer.fetch(link(locale, '/pocket/whats-new'))
    const page = queryHtml(await response.text())
    expect(response.status).toBe(200)
    expect(page.count('[id="4-0"]')).toBe(1)
    const themes = page.each('li[data-theme]').map(theme => theme.attribute('[href]', 'href') ?? '')
    expect(themes).toHaveLength(4)
    for (const path of themes) expect([path, (await testServer.fetch(path)).status]).toEqual([path, 200])
  },
)
