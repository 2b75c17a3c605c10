import { afterAll, beforeAll, expect, test } from 'vitest'
import { openWorld, type World } from '../../../../test/world.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
  // The first question in a language waits for its index, longer than a page does on a busy machine.
  for (const lang of ['en-US', 'zh-CN', 'ja'])
    await world.fetch(`/api/admin/page/handbook/5.3/search?q=aa&lang=${lang}`)
})
afterAll(() => world.close())

async function search(question: string, path = '/handbook/procreate/5.3') {
  const response = await world.fetch(`${path}/search?${new URLSearchParams({ q: question })}`)
  const html = await response.text()
  return {
    status: response.status,
    text: /<main.*<\/main>/s.exec(html)?.[0] ?? '',
  }
}

test('what is found is marked, and leads to the page and to the heading on it', async () => {
  const { status, text } = await search('clip')
  expect(status).toBe(200)
  expect(text).toContain('<mark>')
  expect(text).toContain('href="/handbook/procreate/5.3/layers/masks"')
  expect(text).toMatch(/href="\/handbook\/procreate\/5\.3\/[\w/-]+#[a-z-]+"/)
})

test('two characters are a question in Chinese and Japanese', async () => {
  expect((await search('蒙版', '/cn/handbook/procreate/5.3')).text).toContain('<mark>蒙版</mark>')
  expect((await search('図形', '/jp/handbook/procreate/5.3')).status).toBe(200)
})

test.each(['', 'a', '  a '])('%j is too short to ask', async question => {
  const { text } = await search(question)
  expect(text).toContain('Type two letters or more.')
  expect(text).not.toContain('<mark>')
})

test('nothing found leaves two ways on', async () => {
  const { text } = await search('qqqqzzzz')
  expect(text).toContain('Nothing in 5.3 for “qqqqzzzz”.')
  expect(text).toContain('Look through the contents')
  expect(text).toContain('Ask a person')
})

test.each([
  ['markup', '<script>alert(1)</script>'],
  ['control characters', 'a\u0000b\r\nc'],
  ['a pattern that backtracks', `${'(a+)+'.repeat(30)}$`],
  ['half a character', `${'x'.repeat(199)}🎨`],
  ['more than a question holds', 'mask '.repeat(70)],
])('%s is only a question', async (_, question) => {
  const { status, text } = await search(question)
  expect(status).toBe(200)
  expect(text).not.toContain('<script>alert')
})

test('results are not for search engines, and the other versions are asked the same', async () => {
  const html = await (await world.fetch('/handbook/procreate/5.3/search?q=mask')).text()
  expect(html).toContain('<meta name="robots" content="noindex"')
  expect(html).toContain('href="/handbook/procreate/5.0/search?q=mask"')
})
