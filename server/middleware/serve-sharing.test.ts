import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createContentFolder } from '../../services/admin/content/import/folder-for-tests.ts'
import { queryHtml } from '../../test/html.ts'
import { openTestServer, type TestServer } from '../../test/test-server.ts'

let testServer: TestServer
beforeAll(async () => {
  // Content with one article: of all that we have, pictures are made for a minute.
  const { root, remove } = await createContentFolder()
  await remove('careers/brush-maker')
  testServer = await openTestServer({ contentFolder: root, sharingPictures: true })
})
afterAll(() => testServer.close())

/** The picture that the article names for other sites, once it is one of its own. */
async function findOwn(): Promise<string | null> {
  const html = await (await testServer.fetch('/insight/2026/one-leaf')).text()
  const address = queryHtml(html).attribute('meta[property="og:image"]', 'content') ?? ''
  const { pathname } = new URL(address)
  return pathname.startsWith('/sharing/made/') ? pathname : null
}

// The process that makes pictures has a low priority: beside busy ones it gets a tenth of a processor.
test('an article gets a picture of its own soon after it is published', { timeout: 200_000 }, async () => {
  await expect.poll(findOwn, { timeout: 180_000, interval: 250 }).not.toBe(null)
  const answer = await testServer.fetch((await findOwn()) ?? '')
  expect(answer.status).toBe(200)
  expect(answer.headers.get('cache-control')).toContain('immutable')
  expect(answer.headers.get('content-type')).toBe('image/jpeg')
  const { width, height } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata()
  expect([width, height]).toEqual([1200, 630])
})

test('one that nobody made is not there', async () => {
  expect((await testServer.fetch(`/sharing/made/${'0'.repeat(20)}.jpg`)).status).toBe(404)
})
