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

test.each(everyLocale)('in %s the film can be watched without scripts, with captions', async locale => {
  const { status, page } = await read(link(locale, '/procreate/video'))
  expect(status).toBe(200)
  const video = page.within('video[poster*="coast-time-lapse"][controls][preload="none"]')
  expect(video.attribute('track', 'src')).toContain(`coast-time-lapse-${locale}.`)
})

test('it says what is exported how', async () => {
  const table = (await read('/procreate/video')).page.within('table')
  for (const fact of ['30 seconds', '4K', 'MP4', 'GIF', 'PDF']) expect(table.text()).toContain(fact)
  expect(table.count('[scope="row"]')).toBe(5)
})

test('machines are told about the film, with addresses that are there', async () => {
  const { page } = await read('/procreate/video')
  const found = page.data().find(data => data['@type'] === 'VideoObject')
  expect(found).toMatchObject({ duration: 'PT30S' })
  for (const address of [found.contentUrl, found.thumbnailUrl]) {
    expect((await testServer.fetch(new URL(address).pathname)).status).toBe(200)
  }
})

test.each(inTurn(['', '/cn', '/jp'], 3, 1))(
  '%s: 120 frames, 30 seconds and 4K are told in every language',
  async locale => {
    const wordsOf = async (path: string) => (await read(`${locale}${path}`)).page.text('main')
    for (const page of ['/procreate', '/procreate/superpowers']) {
      expect((await wordsOf(page)).includes('120')).toBe(true)
    }
    const video = await wordsOf('/procreate/video')
    expect([/30\s*(?:seconds|秒)/.test(video), video.includes('4K')]).toEqual([true, true])
  },
)
