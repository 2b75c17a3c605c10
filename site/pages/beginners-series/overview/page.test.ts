import { beforeAll, expect, test } from 'vitest'
import { everyLocale } from '../../../../contract/locale.ts'
import { queryHtml } from '../../../../test/html.ts'
import { sharedServer } from '../../../../test/shared-server.ts'
import type { TestServer } from '../../../../test/test-server.ts'
import { partNumbers } from '../../../features/media/stage-picture.ts'
import { link } from '../../../language/link.ts'

let testServer: TestServer
beforeAll(async () => {
  testServer = await sharedServer()
})

test.each(everyLocale)('in %s the one picture leads to its four parts', async locale => {
  const html = await (await testServer.fetch(link(locale, '/beginners-series'))).text()
  const main = queryHtml(html).within('main')
  for (const part of partNumbers) {
    expect(main.attributes('a', 'href')).toContain(link(locale, `/beginners-series/${part}`))
  }
  expect(main.attributes('img', 'alt').filter(alt => alt.length >= 20)).toHaveLength(4)
})
