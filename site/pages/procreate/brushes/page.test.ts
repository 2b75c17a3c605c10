import { beforeAll, expect, test } from 'vitest'
import { queryHtml } from '../../../../test/html.ts'
import { sharedServer } from '../../../../test/shared-server.ts'
import type { TestServer } from '../../../../test/test-server.ts'
import { brushSets } from '../../../brushes/brush-sets.ts'

const brushCount = brushSets.reduce((sum, { brushes }) => sum + brushes.length, 0)

let testServer: TestServer
beforeAll(async () => {
  testServer = await sharedServer()
})

const read = async (path: string) => {
  const response = await testServer.fetch(path)
  return { status: response.status, page: queryHtml(await response.text()) }
}

test('every brush of the library hangs on the wall, with its name and a way to pick it up', async () => {
  const { status, page } = await read('/procreate/brushes')
  expect(status).toBe(200)
  for (const set of brushSets) {
    expect(page.count(`[id="${set.id}"]`)).toBe(1)
    for (const { id } of set.brushes) expect(page.count(`[value="${set.id}/${id}"]`)).toBeGreaterThan(0)
  }
  expect(page.count('[aria-label^="Pick up "]')).toBe(brushCount + 1)
})

test('each specimen waits until it is near, and says how its stroke looks', async () => {
  const { page } = await read('/procreate/brushes')
  const specimens = page.each('img[src*="/pictures/brush-"]')
  expect(specimens.length).toBeGreaterThanOrEqual(brushCount)
  for (const specimen of specimens) {
    expect(specimen.attribute('img', 'loading')).toBe('lazy')
    expect(specimen.attribute('img', 'alt')).toMatch(/^.{8}/)
  }
})

test.each([
  ['/procreate/brushes', 'Loaded filbert', 'Watercolor'],
  ['/cn/procreate/brushes', '饱蘸榛形', '水彩'],
  ['/jp/procreate/brushes', 'たっぷりフィルバート', '水彩'],
])('%s names brushes and sets in its language', async (path, brush, set) => {
  const { page } = await read(path)
  expect(page.count('figcaption')).toBeGreaterThan(0)
  expect(page.text()).toContain(brush)
  expect(page.texts('a')).toContain(set)
})

test('every set has a link to it, and belongs to what can be chosen', async () => {
  const { page } = await read('/procreate/brushes')
  const choices = page.attributes('input[type="radio"]', 'value')
  for (const { id } of brushSets) {
    expect(page.count(`a[href="#${id}"]`)).toBeGreaterThan(0)
    expect(choices).toContain(page.attribute(`[id="${id}"]`, 'data-kind'))
  }
})

test('the parameters of the brushes can be fetched as numbers', async () => {
  const response = await testServer.fetch('/brush-paints.json')
  const paints: Record<string, { paint: { load: unknown } }> = JSON.parse(await response.text())
  expect(response.status).toBe(200)
  expect(Object.keys(paints)).toHaveLength(brushCount)
  expect(paints['oils/loaded-filbert']?.paint.load).toHaveLength(2)
  expect(JSON.stringify(paints)).not.toMatch(/[\u3040-\u9fff]|filbert with/)
})
