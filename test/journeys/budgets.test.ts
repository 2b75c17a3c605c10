import { afterAll, beforeAll, expect, test } from 'vitest'
import { languageTagOf } from '../../contract/locale.ts'
import { readPath } from '../../site/language/link.ts'
import { sharedBrowser } from '../browser.ts'
import budgets from '../budgets.json' with { type: 'json' }
import { loopCount } from '../loop-count.ts'
import { weighPage } from '../page-weight.ts'
import { openTestServer, type TestServer } from '../test-server.ts'

/** In `npm run sweep` every page that has a budget. */
const weighed = Object.entries(budgets).filter((_, at) => at % loopCount(6, 1) === 0)

let testServer: TestServer
beforeAll(async () => {
  testServer = await openTestServer({ compressesWell: true })
})
afterAll(() => testServer?.close())

test.each(weighed)('%s: no kind of file grows over its budget', async (path, budget) => {
  const { origin } = testServer
  const locale = languageTagOf(readPath(path).locale)
  await (await testServer.fetch(path)).arrayBuffer()
  const listOver = async () => {
    const weight = await weighPage(await sharedBrowser(), { origin, path, locale })
    return Object.entries(weight).flatMap(([kind, value]) => {
      const most = budget[kind as keyof typeof budget]
      return value > most ? [`${kind}: ${value}, at most ${most}`] : []
    })
  }
  // The data of a page is compressed at the highest level a moment after it is sent.
  await expect.poll(listOver, { timeout: 30_000, interval: 1000 }).toEqual([])
})
