import { beforeAll, expect, test } from 'vitest'
import { everyLocale } from '../../../contract/locale.ts'
import { queryHtml } from '../../../test/html.ts'
import { sharedServer } from '../../../test/shared-server.ts'
import type { TestServer } from '../../../test/test-server.ts'
import { opensAt } from '../../features/reveal/opens-at.ts'
import { link } from '../../language/link.ts'
import { timeLeft } from './opening.ts'

let testServer: TestServer
beforeAll(async () => {
  testServer = await sharedServer()
})

const read = async (path: string) => queryHtml(await (await testServer.fetch(path)).text())

test('without scripts the countdown is a date, and the days until then', async () => {
  const page = await read('/reveal')
  expect(page.texts(`time[datetime="${opensAt}"]`)).toContain('March 20, 2027')
  const left = timeLeft(new Date())
  if (left) expect(page.text('[data-unit="days"] > span:first-child')).toBe(String(left.days))
  else expect(page.text()).toContain('Read it in insight')
})

test.each(everyLocale)(
  'in %s it tells the hour on six walls, and shows the easel before all else',
  async locale => {
    const page = await read(link(locale, '/reveal'))
    expect(page.count(`time[datetime="${opensAt}"]`)).toBe(8)
    expect(page.count('img[src*="hero-reveal"][fetchpriority="high"]')).toBe(1)
  },
)
