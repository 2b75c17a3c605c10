import { beforeAll, expect, test } from 'vitest'
import { sharedServer } from '../../../../test/shared-server.ts'
import type { TestServer } from '../../../../test/test-server.ts'

let testServer: TestServer
beforeAll(async () => {
  testServer = await sharedServer()
})

const mainOf = async (path: string) =>
  /<main[\s\S]*<\/main>/.exec(await (await testServer.fetch(path)).text())?.[0].replaceAll('<!-- -->', '') ??
  ''

test('every gesture is drawn before any script runs, and told in words', async () => {
  const main = await mainOf('/procreate/superpowers')
  const gestures = main.match(/<article[\s\S]*?<\/article>/g) ?? []
  expect(gestures).toHaveLength(8)
  for (const gesture of gestures) {
    expect(gesture).toMatch(/<svg[^>]*role="img"[^>]*aria-label="[^"]+"/)
    expect(gesture).toMatch(/<path class="[^"]*" d="M[^"]{40,}"/)
    expect(gesture).not.toContain('data-waiting')
  }
  expect(main).toContain('Tap with two fingers.')
})

test.each(['', '/cn', '/jp'])('%s/procreate/superpowers leads to chapters that are there', async locale => {
  const main = await mainOf(`${locale}/procreate/superpowers`)
  const chapters = [...main.matchAll(/href="([^"]*\/handbook\/[^"]+)"/g)].map(([, href = '']) => href)
  expect(chapters).toHaveLength(7)
  for (const chapter of chapters) {
    expect([chapter, (await testServer.fetch(chapter)).status]).toEqual([chapter, 200])
  }
})
