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

const read = async (path: string) => {
  const response = await testServer.fetch(path)
  return { status: response.status, page: queryHtml(await response.text()) }
}

test('each leaf of the calendar opens a section of the page', async () => {
  const { status, page } = await read('/procreate/whats-new')
  expect(status).toBe(200)
  for (const release of ['5-3', '5-2', '5-x', '5-0']) {
    expect(page.count(`a[href="#${release}"]`)).toBeGreaterThan(0)
    expect(page.count(`[id="${release}"]`)).toBe(1)
  }
})

test.each(inTurn(everyLocale, 3))(
  'in %s every page of the handbook that changed is there, in its version',
  async locale => {
    const { page } = await read(link(locale, '/procreate/whats-new'))
    const linked = page.attributes('a[href*="/handbook/procreate/5."]', 'href')
    expect(new Set(linked).size).toBeGreaterThanOrEqual(20)
    for (const path of new Set(linked)) {
      expect(path.startsWith(link(locale, '/handbook'))).toBe(true)
      expect([path, (await testServer.fetch(path)).status]).toEqual([path, 200])
    }
  },
)

test('the themes of 5.3 and 5.2 are told', async () => {
  const { page } = await read('/procreate/whats-new')
  const [newest, before] = [page.text('section[id="5-3"]'), page.text('section[id="5-2"]')]
  for (const theme of ['pencil', 'simplified interface', 'fonts', '4K']) expect(newest).toContain(theme)
  for (const theme of ['four lights', 'Page assist', 'One finger']) expect(before).toContain(theme)
})
