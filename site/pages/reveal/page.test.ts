import { beforeAll, expect, test } from 'vitest'
import { everyLocale } from '../../../contract/locale.ts'
import { sharedServer } from '../../../test/shared-server.ts'
import type { TestServer } from '../../../test/test-server.ts'
import { link } from '../../language/link.ts'
import { opensAt, timeLeft } from './opening.ts'

let testServer: TestServer
beforeAll(async () => {
  testServer = await sharedServer()
})

const read = async (path: string) => (await testServer.fetch(path)).text()

test('without scripts the countdown is a date, and the days until then', async () => {
  const html = await read('/reveal')
  expect(html).toContain(`<time dateTime="${opensAt}">March 20, 2027</time>`)
  const left = timeLeft(new Date())
  if (left) expect(html).toMatch(new RegExp(`data-unit="days"><span[^>]*>${left.days}</span>`))
  else expect(html).toContain('Read it in insight')
})

test.each(everyLocale)(
  'in %s it tells the hour on six walls, and shows the easel before all else',
  async locale => {
    const html = await read(link(locale, '/reveal'))
    expect(
      [...html.matchAll(new RegExp(`<time dateTime="${opensAt.replace('+', '\\+')}"`, 'g'))].length,
    ).toBe(8)
    expect(html).toMatch(/<img [^>]*hero-reveal[^>]*fetchPriority="high"/)
  },
)
