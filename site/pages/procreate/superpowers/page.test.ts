import { beforeAll, expect, test } from 'vitest'
import { queryHtml, queryXml } from '../../../../test/html.ts'
import { inTurn } from '../../../../test/loop-count.ts'
import { sharedServer } from '../../../../test/shared-server.ts'
import type { TestServer } from '../../../../test/test-server.ts'

let testServer: TestServer
beforeAll(async () => {
  testServer = await sharedServer()
})

const mainOf = async (path: string) => queryHtml(await (await testServer.fetch(path)).text()).within('main')

test('every gesture is drawn before any script runs, and told in words', async () => {
  const main = await mainOf('/procreate/superpowers')
  const gestures = main.each('article')
  expect(gestures).toHaveLength(8)
  for (const gesture of gestures) {
    expect(gesture.attribute('svg[role="img"]', 'aria-label')).toMatch(/./)
    const [file = '', id] = gesture.attributes('use:not([class])', 'href')[0]?.split('#') ?? []
    expect(queryXml(await (await testServer.fetch(file)).text()).count(`g[id="${id}"] path`)).toBe(3)
    expect(gesture.count('[data-waiting]')).toBe(0)
  }
  expect(main.text()).toContain('Tap with two fingers.')
})

test.each(inTurn(['', '/cn', '/jp'], 3, 1))(
  '%s/procreate/superpowers leads to chapters that are there',
  async locale => {
    const main = await mainOf(`${locale}/procreate/superpowers`)
    const chapters = main.attributes('[href*="/handbook/"]', 'href')
    expect(chapters).toHaveLength(7)
    for (const chapter of chapters) {
      expect([chapter, (await testServer.fetch(chapter)).status]).toEqual([chapter, 200])
    }
  },
)
