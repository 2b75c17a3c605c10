import { beforeAll, expect, test } from 'vitest'
import { everyLocale } from '../../../../contract/locale.ts'
import { sharedServer } from '../../../../test/shared-server.ts'
import type { TestServer } from '../../../../test/test-server.ts'
import { link } from '../../../language/link.ts'

let testServer: TestServer
beforeAll(async () => {
  testServer = await sharedServer()
})

const read = async (path: string) => {
  const response = await testServer.fetch(path)
  return { status: response.status, html: await response.text() }
}

test('each leaf of the calendar opens a section of the page', async () => {
  const { status, html } = await read('/procreate/whats-new')
  expect(status).toBe(200)
  for (const release of ['5-3', '5-2', '5-x', '5-0']) {
    expect(html).toContain(`href="#${release}"`)
    expect(html.split(`id="${release}"`)).toHaveLength(2)
  }
})

test.each(everyLocale)(
  'in %s every page of the handbook that changed is there, in its version',
  async locale => {
    const { html } = await read(link(locale, '/procreate/whats-new'))
    const linked = [...html.matchAll(/href="([^"]*\/handbook\/procreate\/5\.\d[^"]*)"/g)].map(
      ([, to = '']) => to,
    )
    expect(new Set(linked).size).toBeGreaterThanOrEqual(20)
    for (const path of new Set(linked)) {
      expect(path.startsWith(link(locale, '/handbook'))).toBe(true)
      expect([path, (await testServer.fetch(path)).status]).toEqual([path, 200])
    }
  },
)

test('the themes of 5.3 and 5.2 are told', async () => {
  const { html } = await read('/procreate/whats-new')
  const [, newest = '', before = ''] = html.split(/<section id="5-[32]"/)
  for (const theme of ['pencil', 'simplified interface', 'fonts', '4K']) expect(newest).toContain(theme)
  for (const theme of ['four lights', 'Page assist', 'One finger']) expect(before).toContain(theme)
})
