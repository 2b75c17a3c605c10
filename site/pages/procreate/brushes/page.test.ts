import { beforeAll, expect, test } from 'vitest'
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
  return { status: response.status, html: await response.text() }
}

test('every brush of the library hangs on the wall, with its name and a way to pick it up', async () => {
  const { status, html } = await read('/procreate/brushes')
  expect(status).toBe(200)
  for (const set of brushSets) {
    expect(html).toContain(`id="${set.id}"`)
    for (const { id } of set.brushes) expect(html).toContain(`value="${set.id}/${id}"`)
  }
  expect(html.match(/aria-label="Pick up [^"]+"/g)?.length).toBe(brushCount + 1)
})

test('each specimen waits until it is near, and says how its stroke looks', async () => {
  const { html } = await read('/procreate/brushes')
  const specimens = html.match(/<img[^>]*\/pictures\/brush-[^>]*>/g) ?? []
  expect(specimens.length).toBeGreaterThanOrEqual(brushCount)
  expect(specimens.filter(image => !image.includes('loading="lazy"'))).toEqual([])
  expect(specimens.filter(image => !/alt="[^"]{8,}"/.test(image))).toEqual([])
})

test.each([
  ['/procreate/brushes', 'Loaded filbert', 'Watercolor'],
  ['/cn/procreate/brushes', '饱蘸榛形', '水彩'],
  ['/jp/procreate/brushes', 'たっぷりフィルバート', '水彩'],
])('%s names brushes and sets in its language', async (path, brush, set) => {
  const { html } = await read(path)
  expect(html).toContain(`<figcaption`)
  expect(html).toContain(brush)
  expect(html).toContain(`>${set}</a>`)
})

test('every set has a link to it, and belongs to what can be chosen', async () => {
  const { html } = await read('/procreate/brushes')
  const choices = [...html.matchAll(/type="radio"[^>]*value="(\w+)"/g)].map(([, kind]) => kind)
  for (const { id } of brushSets) {
    expect(html).toContain(`href="#${id}"`)
    const kind = new RegExp(`id="${id}"[^>]*data-kind="(\\w+)"`).exec(html)?.[1]
    expect(choices).toContain(kind)
  }
})

test('what the brushes are made of is there to fetch, in numbers and without words', async () => {
  const response = await testServer.fetch('/brush-paints.json')
  const paints: Record<string, { paint: { load: unknown } }> = JSON.parse(await response.text())
  expect(response.status).toBe(200)
  expect(Object.keys(paints)).toHaveLength(brushCount)
  expect(paints['oils/loaded-filbert']?.paint.load).toHaveLength(2)
  expect(JSON.stringify(paints)).not.toMatch(/[\u3040-\u9fff]|filbert with/)
})
