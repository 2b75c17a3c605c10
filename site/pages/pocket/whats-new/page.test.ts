import { beforeAll, expect, test } from 'vitest'
import { everyLocale } from '../../../../contract/locale.ts'
import { sharedServer } from '../../../../test/shared-server.ts'
import type { TestServer } from '../../../../test/test-server.ts'
import { link } from '../../../language/link.ts'

let testServer: TestServer
beforeAll(async () => {
  testServer = await sharedServer()
})

test.each(everyLocale)('in %s each of the four themes leads to its page of the handbook', async locale => {
  const response = await testServer.fetch(link(locale, '/pocket/whats-new'))
  const html = await response.text()
  expect(response.status).toBe(200)
  expect(html).toContain('id="4-0"')
  const themes = [...html.matchAll(/<li[^>]*data-theme=.*?href="([^"]+)"/gs)].map(([, to = '']) => to)
  expect(themes).toHaveLength(4)
  for (const path of themes) expect([path, (await testServer.fetch(path)).status]).toEqual([path, 200])
})
