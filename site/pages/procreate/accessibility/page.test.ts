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

test('the picture is told in words, and says so where no voice can read them', async () => {
  const main = await mainOf('/procreate/accessibility')
  expect(main).toContain('A blue bowl on an orange table')
  expect(main).toContain('This browser has no voice of its own.')
  expect(main.match(/role="img" aria-label="[^"]{40,}"/g)).toHaveLength(3)
})

test.each(['', '/cn', '/jp'])('%s/procreate/accessibility leads to places that are there', async locale => {
  const main = await mainOf(`${locale}/procreate/accessibility`)
  const places = [...main.matchAll(/href="([^"]*\/handbook\/[^"]+)"/g)].map(([, href = '']) => href)
  expect(places.length).toBeGreaterThanOrEqual(11)
  for (const place of places) {
    const [path = '', anchor] = place.split('#')
    const response = await testServer.fetch(path)
    const html = await response.text()
    expect([place, response.status]).toEqual([place, 200])
    if (anchor) expect(html, place).toContain(`id="${anchor}"`)
  }
})

test('every setting of the bench begins with its first value', async () => {
  const main = await mainOf('/procreate/accessibility')
  const chosen = [...main.matchAll(/<input type="radio"[^>]*>/g)].filter(([input]) =>
    input.includes('checked'),
  )
  expect(chosen.map(([input]) => /value="(\w+)"/.exec(input)?.[1])).toEqual([
    'none',
    'usual',
    'usual',
    'dark',
  ])
})
