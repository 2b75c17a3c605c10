import { beforeAll, expect, test } from 'vitest'
import { everyLocale } from '../../../../contract/locale.ts'
import { queryHtml } from '../../../../test/html.ts'
import { sharedServer } from '../../../../test/shared-server.ts'
import type { TestServer } from '../../../../test/test-server.ts'
import { link } from '../../../language/link.ts'

let testServer: TestServer
beforeAll(async () => {
  testServer = await sharedServer()
})

const open = async (path: string) => {
  const response = await testServer.fetch(path, { redirect: 'manual' })
  const text = await response.text()
  return { response, text, main: queryHtml(text).within('main') }
}
const releasesIn = (hrefs: readonly string[]) =>
  hrefs.filter(href => /\/press\/releases\/\d{4}\/[\w-]+$/.test(href))

test.each(everyLocale)('%s: the press page leads to the newest, the archive to all of them', async locale => {
  const newest = releasesIn((await open(link(locale, '/press'))).main.attributes('a', 'href'))
  const { main } = await open(link(locale, '/press/releases'))
  const all = releasesIn(main.attributes('h2 a', 'href'))
  expect(all.length).toBeGreaterThanOrEqual(6)
  expect(newest).toEqual(all.slice(0, 3))
  const days = main.attributes('time', 'datetime')
  expect(days).toEqual(days.toSorted().toReversed())
  const { response, main: release } = await open(all[0] ?? '')
  expect(response.status).toBe(200)
  expect(release.count('time')).toBeGreaterThan(0)
  expect(release.attributes('a', 'href').filter(href => href.startsWith('mailto:press@'))).toHaveLength(1)
  expect(release.attributes('a', 'href')).toContain(link(locale, '/press'))
})

test('a release is no article of the magazine: its address there leads here, and no list has it', async () => {
  const { response } = await open('/insight/2026/dreams-1-1')
  expect([response.status, response.headers.get('location')]).toEqual([
    301,
    '/press/releases/2026/dreams-1-1',
  ])
  const back = await open('/press/releases/2024/weight-in-a-walk')
  expect([back.response.status, back.response.headers.get('location')]).toEqual([
    301,
    '/insight/2024/weight-in-a-walk',
  ])
  for (const page of ['/insight', '/insight/2026', '/insight/feed.xml', '/'])
    expect([page, (await open(page)).text.includes('dreams-1-1')]).toEqual([page, false])
  for (const address of [
    '/insight?category=release',
    '/press/releases/2026/nothing',
    '/press/releases?cursor=x',
  ])
    expect([address, (await open(address)).response.status]).toEqual([address, 404])
})

test('the feeds and the sitemap have each release once, under its address', async () => {
  const { main } = await open('/press/releases')
  const all = releasesIn(main.attributes('h2 a', 'href')).map(path => `${testServer.origin}${path}`)
  for (const file of ['feed.xml', 'rss.xml', 'feed.json', '../../sitemap-insight.xml']) {
    const { response, text } = await open(new URL(file, `${testServer.origin}/press/releases/`).pathname)
    expect(response.status).toBe(200)
    for (const address of all) expect([file, address, text.includes(address)]).toEqual([file, address, true])
  }
})
