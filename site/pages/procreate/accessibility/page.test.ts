import { beforeAll, expect, test } from 'vitest'
import { queryHtml } from '../../../../test/html.ts'
import { inTurn } from '../../../../test/loop-count.ts'
import { sharedServer } from '../../../../test/shared-server.ts'
import type { TestServer } from '../../../../test/test-server.ts'

let testServer: TestServer
beforeAll(async () => {
  testServer = await sharedServer()
})

const mainOf = async (path: string) => queryHtml(await (await testServer.fetch(path)).text()).within('main')

test('the picture is told in words, and says so where no voice can read them', async () => {
  const main = await mainOf('/procreate/accessibility')
  expect(main.text()).toContain('A blue bowl on an orange table')
  expect(main.text()).toContain('This browser has no voice of its own.')
  const labels = main.attributes('[role="img"]', 'aria-label')
  expect(labels.filter(label => label.length >= 40)).toHaveLength(3)
})

test.each(inTurn(['', '/cn', '/jp'], 3, 2))(
  '%s/procreate/accessibility leads to places that are there',
  async locale => {
    const main = await mainOf(`${locale}/procreate/accessibility`)
    const places = main.attributes('[href*="/handbook/"]', 'href')
    expect(places.length).toBeGreaterThanOrEqual(11)
    for (const place of places) {
      const [path = '', anchor] = place.split('#')
      const response = await testServer.fetch(path)
      const html = await response.text()
      expect([place, response.status]).toEqual([place, 200])
      if (anchor) expect(queryHtml(html).count(`[id="${anchor}"]`), place).toBe(1)
    }
  },
)

test('every setting of the bench begins with its first value', async () => {
  const main = await mainOf('/procreate/accessibility')
  const chosen = main.attributes('input[type="radio"][checked]', 'value')
  expect(chosen).toEqual(['none', 'usual', 'usual', 'dark'])
})
