import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { foldersOf } from '../../server/folders.ts'
import { queryHtml } from '../html.ts'
import { sharedServer } from '../shared-server.ts'
import { projectRoot, type TestServer } from '../test-server.ts'
import { openStaff, receiveRequest } from './staff.ts'

const { client } = foldersOf(projectRoot)
const maxScriptBytes = 120 * 1024

let server: TestServer
beforeAll(async () => {
  server = await sharedServer()
})

test('no page of the site is a byte heavier: none of its scripts, sheets or documents knows the office', async () => {
  const assets = join(client, 'assets')
  const names = (await readdir(assets)).filter(name => /\.(?:js|css)$/.test(name))
  expect(names.length).toBeGreaterThan(20)
  const texts = await Promise.all(names.map(name => readFile(join(assets, name), 'utf8')))
  expect(names.filter((_, at) => texts[at]?.includes('/office'))).toEqual([])
  for (const path of ['/', '/jp/support', '/login', '/sitemap.xml'])
    expect(await (await server.fetch(path)).text()).not.toContain('/office')
  expect(await (await server.fetch('/robots.txt')).text()).toContain('Disallow: /office')
})

test('the scripts of a screen weigh 120 KB at most', async () => {
  const { visitor } = await openStaff(server, 'Weight One', 'support')
  const reference = await receiveRequest(server, { name: 'Weight Request' })
  const weights: Record<string, number> = {}
  for (const path of [
    '/office',
    '/office/me',
    '/office/site/votes',
    '/office/content/history/article/en/insight/2026/one-leaf?from=0&to=1',
    '/office/site/words',
    '/office/content/translate/article/cn/insight/2026/never-grey',
    `/office/inbox/requests/${reference.toLowerCase()}`,
  ]) {
    await visitor.open(path)
    const scripts = queryHtml(visitor.html).attributes('link[rel="modulepreload"]', 'href')
    const sizes = await Promise.all(
      [...new Set(scripts)].map(async script => {
        const response = await server.fetch(script, { method: 'HEAD', headers: { 'Accept-Encoding': 'br' } })
        return Number(response.headers.get('content-length'))
      }),
    )
    weights[path] = sizes.reduce((sum, size) => sum + size, 0)
  }
  const heavy = Object.entries(weights).filter(([, bytes]) => bytes < 60_000 || bytes > maxScriptBytes)
  expect(heavy).toEqual([])
})
