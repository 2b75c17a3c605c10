import { beforeAll, expect, test } from 'vitest'
import { queryHtml } from '../../../../test/html.ts'
import { sharedServer } from '../../../../test/shared-server.ts'
import type { TestServer } from '../../../../test/test-server.ts'

let testServer: TestServer
beforeAll(async () => {
  testServer = await sharedServer()
})

const read = async (path: string) => (await testServer.fetch(path)).text()
const describedAs = (html: string) => queryHtml(html).attribute('meta[name="description"]', 'content')
const places = (html: string, pattern: RegExp) => [...new Set(html.match(pattern))].sort()

test('every handbook can be asked, and every version is led to', async () => {
  const html = await read('/cn/handbook')
  expect(places(html, /action="[^"]*search"/g)).toEqual([
    'action="/cn/handbook/dreams/1.1/search"',
    'action="/cn/handbook/pocket/4.0/search"',
    'action="/cn/handbook/procreate/5.3/search"',
  ])
  expect(places(html, /href="\/cn\/handbook\/procreate\/[\d.]+"/g)).toEqual(
    ['5.0', '5.1', '5.2', '5.3'].map(slug => `href="/cn/handbook/procreate/${slug}"`),
  )
})

test('without a version the contents are those of the latest', async () => {
  const [bare, latest] = await Promise.all([read('/handbook/procreate'), read('/handbook/procreate/5.3')])
  const contents = /href="\/handbook\/procreate\/5\.3\/[\w/-]+"/g
  expect(places(bare, contents).length).toBeGreaterThan(40)
  expect(places(bare, contents)).toEqual(places(latest, contents))
  expect([bare, latest].map(html => queryHtml(html).texts('head > title'))).toEqual([
    ['procreate handbook'],
    ['procreate handbook 5.3'],
  ])
  const [ofLatest, ofVersion] = [bare, latest].map(describedAs)
  expect(ofLatest).toContain('the latest version')
  expect(ofVersion).toContain('version 5.3')
})

test('the contents say the titles in the language of the page', async () => {
  expect(await read('/jp/handbook/procreate/5.3')).toContain('>マスク</a>')
})
