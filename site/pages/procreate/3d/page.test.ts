import { beforeAll, expect, test } from 'vitest'
import { queryHtml } from '../../../../test/html.ts'
import { sharedServer } from '../../../../test/shared-server.ts'
import type { TestServer } from '../../../../test/test-server.ts'

let testServer: TestServer
beforeAll(async () => {
  testServer = await sharedServer()
})

const textOf = async (path: string) => (await testServer.fetch(path)).text()

test.each([
  ['/procreate/3d', ['Move ', 'the light', 'Fern gully', 'White gallery', 'Accent']],
  ['/cn/procreate/3d', ['把灯', '挪一挪', '蕨谷', '白色展厅', '点缀光']],
  ['/jp/procreate/3d', ['光を、', '動かす。', '羊歯の谷', '白い画廊', 'アクセント']],
])('%s says everything without a script', async (path, sentences) => {
  const html = await textOf(path)
  for (const sentence of sentences) expect(html).toContain(sentence.trim())
  expect(queryHtml(html).count('h1')).toBe(1)
})

test('it leads to the pages of the handbook about painting in 3D, which are there', async () => {
  const page = queryHtml(await textOf('/jp/procreate/3d'))
  const chapters = page.attributes('a[href*="/jp/handbook/procreate/5.3/painting-in-3d/"]', 'href')
  const links = new Set(chapters.map(href => href.replace(/#.*/, '')))
  expect(links.size).toBe(4)
  for (const path of links) expect((await testServer.fetch(path)).status).toBe(200)
})

test('more than ten environments, each to be chosen and each to be read about', async () => {
  const page = queryHtml(await textOf('/procreate/3d'))
  expect(page.count('[name="environment"]')).toBeGreaterThan(10)
  expect(page.text().split('Snow plateau').length).toBeGreaterThan(2)
})

test('the model is there, and no larger than 60 000 bytes', async () => {
  const response = await testServer.fetch('/models/head.bin')
  expect(response.status).toBe(200)
  const bytes = await response.arrayBuffer()
  expect(bytes.byteLength).toBeGreaterThan(20_000)
  expect(bytes.byteLength).toBeLessThanOrEqual(60_000)
})

test('no first screen waits for the model or its viewer: the page names neither', async () => {
  const html = await textOf('/procreate/3d')
  expect(html).not.toContain('/models/')
  expect(html).not.toContain('open-viewer')
})
