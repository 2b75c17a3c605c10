import { beforeAll, expect, test } from 'vitest'
import { sharedServer } from '../../../test/shared-server.ts'
import type { TestServer } from '../../../test/test-server.ts'

let testServer: TestServer
beforeAll(async () => {
  testServer = await sharedServer()
})

test('a page of the handbook has a twin in Markdown that stands alone', async () => {
  const response = await testServer.fetch('/handbook/procreate/5.3/layers/masks.md')
  const text = await response.text()
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe('text/markdown; charset=utf-8')
  expect(response.headers.get('x-robots-tag')).toBe('noindex')
  expect(text).toMatch(/^# Masks\n/)
  expect(text).toContain('\n## Clipping mask\n')
  expect(text).toContain(`](${testServer.origin}/handbook/procreate/5.3/layers/blend-modes)`)
  expect(text).not.toContain('handbook:')
  expect(text).not.toMatch(/<\w+[ >]/)
})

test('in its language, one level deep as well, its pictures with whole addresses', async () => {
  const gestures = await (await testServer.fetch('/jp/handbook/procreate/5.3/welcome/gestures.md')).text()
  expect(gestures).toContain(`](${testServer.origin}/pictures/`)
  const layers = await testServer.fetch('/cn/handbook/procreate/5.3/layers.md')
  expect(layers.headers.get('content-language')).toBe('zh-CN')
  expect(await layers.text()).toMatch(/^# 图层\n/)
})

test.each([
  '/handbook/procreate/5.3/nothing.md',
  '/handbook/procreate/6.0/layers.md',
  '/handbook/nothing/5.3/layers.md',
  '/handbook/procreate/5.3/search.md',
  '/handbook/procreate/5.3.md',
])('%s is not there', async path => {
  expect((await testServer.fetch(path)).status).toBe(404)
})

test('the page says where its twin is', async () => {
  const html = await (await testServer.fetch('/jp/handbook/procreate/5.3/layers/masks')).text()
  expect(html).toContain(`href="${testServer.origin}/jp/handbook/procreate/5.3/layers/masks.md"`)
})
