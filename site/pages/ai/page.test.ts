import { beforeAll, expect, test } from 'vitest'
import { everyLocale } from '../../../contract/locale.ts'
import { queryHtml } from '../../../test/html.ts'
import { sharedServer } from '../../../test/shared-server.ts'
import type { TestServer } from '../../../test/test-server.ts'
import { link } from '../../language/link.ts'

let testServer: TestServer
beforeAll(async () => {
  testServer = await sharedServer()
})

const mainOf = (html: string) => queryHtml(html).within('main')

test.each(everyLocale)('in %s it is words only', async locale => {
  const response = await testServer.fetch(link(locale, '/ai'))
  expect(response.status).toBe(200)
  const main = mainOf(await response.text())
  expect(main.text()).not.toBe('')
  expect(main.count('img, video, picture, svg')).toBe(0)
})

test('the signals to machines that the page names are those that are sent', async () => {
  const response = await testServer.fetch('/ai')
  const line = mainOf(await response.text()).text('code')
  const [name = '', value] = line.split(': ')
  expect(response.headers.get(name)).toBe(value)
  expect(await (await testServer.fetch('/robots.txt')).text()).toMatch(
    /User-agent: GPTBot[\s\S]*?\nDisallow: \/\n/,
  )
})
