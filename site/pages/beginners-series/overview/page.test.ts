import { beforeAll, expect, test } from 'vitest'
import { everyLocale } from '../../../../contract/locale.ts'
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
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'))
  for (const part of partNumbers) {
    expect(main).toContain(`href="${link(locale, `/beginners-series/${part}`)}"`)
  }
  expect([...main.matchAll(/<img [^>]*alt="[^"]{20}/g)]).toHaveLength(4)
})
