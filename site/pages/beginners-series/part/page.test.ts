import { unzipSync } from 'fflate'
import { beforeAll, expect, test } from 'vitest'
import { everyLocale } from '../../../../contract/locale.ts'
import { queryHtml } from '../../../../test/html.ts'
import { inTurn } from '../../../../test/loop-count.ts'
import { sharedServer } from '../../../../test/shared-server.ts'
import type { TestServer } from '../../../../test/test-server.ts'
import { partNumbers } from '../../../features/media/stage-picture.ts'
import { link } from '../../../language/link.ts'
import { lessons } from '../../../pictures/lessons.ts'

let testServer: TestServer
beforeAll(async () => {
  testServer = await sharedServer()
})

const read = async (path: string) => (await testServer.fetch(path)).text()
const bytesOf = async (path: string) => {
  const response = await testServer.fetch(path)
  expect([path, response.status]).toEqual([path, 200])
  return new Uint8Array(await response.arrayBuffer())
}

test.each(['0', '5', '01', 'one'])('there is no part %s', async part => {
  expect((await testServer.fetch(`/beginners-series/${part}`)).status).toBe(404)
})

test.each(inTurn(everyLocale, 3, 1))('in %s every file that a part hands out is there', async locale => {
  for (const part of partNumbers) {
    const html = await read(link(locale, `/beginners-series/${part}`))
    const files = queryHtml(html).attributes('a[download]', 'href')
    expect(files).toHaveLength(4)
    for (const file of files) expect((await bytesOf(file)).length).toBeGreaterThan(100)
  }
})

test('an archive has shape, grain and settings of each brush', async () => {
  for (const { src, count } of lessons.brushes) {
    const files = unzipSync(await bytesOf(src))
    const names = Object.keys(files)
    const folders = [...new Set(names.map(name => name.split('/')[0]))]
    expect(folders).toHaveLength(count)
    for (const folder of folders) {
      const settings = JSON.parse(new TextDecoder().decode(files[`${folder}/brush.json`]))
      expect(names).toContain(`${folder}/${settings.shape.file}`)
      expect(names).toContain(`${folder}/${settings.grain.file}`)
    }
  }
})

test('one leads to the next, and the last to people', async () => {
  const leadsTo = async (path: string, rel: string) =>
    queryHtml(await read(path)).attributes(`[rel="${rel}"]`, 'href')
  expect(await leadsTo('/jp/beginners-series/2', 'next')).toContain('/jp/beginners-series/3')
  expect(await leadsTo('/beginners-series/4', 'next')).toEqual([])
  expect(await leadsTo('/beginners-series/1', 'prev')).toEqual([])
})
