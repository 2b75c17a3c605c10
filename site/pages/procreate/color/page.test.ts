import { beforeAll, expect, test } from 'vitest'
import { queryHtml } from '../../../../test/html.ts'
import { sharedServer } from '../../../../test/shared-server.ts'
import type { TestServer } from '../../../../test/test-server.ts'
import { toHex } from '../../../paint/gamut.ts'
import { paletteIds, palettes } from '../../../paint/palettes.ts'

let testServer: TestServer
beforeAll(async () => {
  testServer = await sharedServer()
})

test.each([
  ['/procreate/color', ['Split complementary', 'Two pairs of opposites', 'Display P3', 'Dolerite']],
  ['/cn/procreate/color', ['分裂互补', '两对互补色', 'Display P3', '辉绿岩']],
  ['/jp/procreate/color', ['分裂補色', '補色の組が二つ', 'Display P3', '粗粒玄武岩']],
])('%s says everything without a script', async (path, sentences) => {
  const html = await (await testServer.fetch(path)).text()
  for (const sentence of sentences) expect(html).toContain(sentence)
  expect(queryHtml(html).count('h1')).toBe(1)
  for (const colours of Object.values(palettes))
    for (const colour of colours) expect(html).toContain(toHex(colour))
})

test('each palette can be taken home in three forms, and the page leads to all of them', async () => {
  const hrefs = queryHtml(await (await testServer.fetch('/jp/procreate/color')).text()).attributes(
    'a',
    'href',
  )
  for (const id of paletteIds)
    for (const type of ['json', 'gpl', 'ase']) {
      const path = `/procreate/color/palettes/${id}.${type}`
      expect(hrefs).toContain(path)
      const response = await testServer.fetch(path)
      expect(response.status).toBe(200)
      expect(response.headers.get('content-disposition')).toBe(`attachment; filename="${id}.${type}"`)
      expect((await response.arrayBuffer()).byteLength).toBeGreaterThan(100)
    }
})

test('a swatch file arrives byte for byte', async () => {
  const bytes = new Uint8Array(
    await (await testServer.fetch('/procreate/color/palettes/aurora.ase')).arrayBuffer(),
  )
  expect([...bytes.slice(0, 8)]).toEqual([65, 83, 69, 70, 0, 1, 0, 0])
})

test.each([
  'coast',
  'coast.',
  'coast.pdf',
  'coast.ase.json',
  'constructor.json',
  '__proto__.json',
  'sea.json',
])('there is no palette file %s', async file => {
  expect((await testServer.fetch(`/procreate/color/palettes/${file}`)).status).toBe(404)
})

test('it leads to the pages of the handbook about colour, which are there', async () => {
  const page = queryHtml(await (await testServer.fetch('/cn/procreate/color')).text())
  const chapters = page.attributes('a[href*="/cn/handbook/procreate/5.3/colour/"]', 'href')
  const links = new Set(chapters.map(href => href.replace(/#.*/, '')))
  expect(links.size).toBe(4)
  for (const path of links) expect((await testServer.fetch(path)).status).toBe(200)
})
