import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createLog } from '../../platform/log.ts'
import { readSettings } from '../../platform/settings.ts'
import { loadBuild } from '../../server/build.ts'
import { foldersOf } from '../../server/folders.ts'
import type { Renderer } from '../../server/pages/render-page.ts'
import { type RunningServer, start } from '../../server/start.ts'
import { queryHtml } from '../html.ts'
import { loopCount } from '../loop-count.ts'
import { findFreePort, projectRoot } from '../test-server.ts'

/** The rendered pages by address; a page from the cache is not among them. */
const rendered: string[] = []
let render: Renderer
let lastSite: Parameters<Renderer>[1]
let running: RunningServer
let origin: string
let dataDir: string

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'poison-'))
  const settings = readSettings({ PORT: String(await findFreePort()), DATA_DIR: dataDir, CRAWL: 'off' })
  const folders = foldersOf(projectRoot)
  render = await loadBuild(folders.server)
  const counting = (...[request, site]: Parameters<Renderer>) => {
    rendered.push(request.url.slice(settings.origin.length))
    lastSite = site
    return render(request, site)
  }
  running = await start({
    settings,
    log: createLog('silent'),
    render: Object.assign(counting, render),
    contentFolder: folders.content,
    folders: [{ path: folders.client }],
    watchesStatus: false,
  })
  origin = settings.origin
})
afterAll(async () => {
  await running.stop()
  await rm(dataDir, { recursive: true })
})
beforeEach(() => {
  rendered.length = 0
})

const ask = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${origin}${path}`, { headers, redirect: 'manual' })
const read = async (path: string, headers: Record<string, string> = {}) => (await ask(path, headers)).text()

describe('the banner', () => {
  const visitors: readonly [string, Record<string, string>, string | null][] = [
    ['one who reads English', { 'Accept-Language': 'en' }, null],
    ['one who reads Chinese', { 'Accept-Language': 'zh-CN' }, 'zh-CN'],
    ['one who reads Japanese', { 'Accept-Language': 'ja' }, 'ja'],
    ['one in Hong Kong', { 'CloudFront-Viewer-Country': 'HK', 'Accept-Language': 'en' }, 'zh-CN'],
    ['one who chose Japanese', { Cookie: 'preferred-locale=jp', 'Accept-Language': 'zh-CN' }, 'ja'],
    ['one who hid it', { Cookie: 'dismissed-locales=en', 'Accept-Language': 'ja' }, null],
    [
      'one who sends rubbish',
      { Cookie: 'preferred-locale="><script>', 'Accept-Language': '"><script>' },
      null,
    ],
  ]

  /** The language that the banner of a page speaks, or null when there is none. */
  const bannerOf = (html: string) => queryHtml(html).attribute('aside[lang]', 'lang') ?? null

  test('is made for each visitor, in whatever order they come, and leaks to no other', async () => {
    const alone = new Map<string, string>()
    for (const [name, headers] of visitors) alone.set(name, await read('/', headers))
    for (const [name, , offer] of visitors) expect(bannerOf(alone.get(name) ?? ''), name).toBe(offer)
    expect(alone.get('one in Hong Kong')).toBe(alone.get('one who reads Chinese'))
    expect(alone.get('one who chose Japanese')).toBe(alone.get('one who reads Japanese'))
    rendered.length = 0
    const mixed = Array.from({ length: 20 }, (_, n) => visitors.at((n * 3) % visitors.length) ?? visitors[0])
    const answers = await Promise.all(
      mixed.map(async visitor => [visitor?.[0] ?? '', await read('/', visitor?.[1])] as const),
    )
    for (const [name, html] of answers) expect(html, name).toBe(alone.get(name))
    expect(rendered).toEqual([])
  })

  test('is part of what a browser is told that the page varies on', async () => {
    const { headers } = await ask('/')
    expect(headers.get('vary')).toBe('Accept-Encoding, Accept-Language, Cookie, cloudfront-viewer-country')
    expect(headers.get('cache-control')).toBe('private, no-cache')
  })
})

test('a page is rendered once for a hundred visitors who come at the same time', async () => {
  await Promise.all(Array.from({ length: 100 }, () => read('/en')))
  expect(rendered).toEqual(['/en'])
})

const many = loopCount(200, 1000)

test('hundreds of queries, cookies and headers are one page in memory', async () => {
  const before = await read('/cn')
  rendered.length = 0
  for (let n = 0; n < many; n += 50) {
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, k) =>
        read(`/cn?visit=${n + k}&_routes=x&index`, {
          Cookie: `session=${n + k}; light-mode=${k % 2}; preferred-locale=x${k}`,
          'Accept-Language': `x${k},zh`,
          'User-Agent': k % 2 ? 'Googlebot/2.1' : `Browser ${n + k}`,
          'X-Forwarded-Host': `evil${n + k}.example`,
        }),
      ),
    )
    expect(new Set(answers)).toEqual(new Set([before]))
  }
  expect(rendered).toEqual([])
})

test('hundreds of addresses that lead nowhere are 404, rendered once for all, and none of them stays in memory', async () => {
  const page = await read('/')
  const heap = () => process.memoryUsage().heapUsed + process.memoryUsage().external
  for (let n = 0; n < 100; n++) await read(`/warm/${n}`)
  const start = heap()
  for (let n = 0; n < many; n += 20) {
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, k) => ask(`/${['cn/', 'jp/', 'fr/', ''][k % 4]}nowhere-${n + k}`)),
    )
    for (const answer of answers) {
      expect(answer.status).toBe(404)
      await answer.arrayBuffer()
    }
  }
  expect(heap() - start).toBeLessThan(150 * 1024 * 1024)
  rendered.length = 0
  expect((await ask('/nowhere-7')).status).toBe(404)
  expect((await ask('/nowhere-7', { 'If-None-Match': '*' })).status).toBe(404)
  expect(rendered).toEqual([])
  expect(await read('/')).toBe(page)
})

test.for([
  ['/nowhere', '/elsewhere-%E7%B5%B5'],
  ['/a/b', '/c/d/e.f'],
  ['/assets/x.js', '/pictures/y/z.png'],
  ['/cn/a/b', '/cn/c/d/e'],
  ['/en/a/b', '/en/c/d/e'],
  ['/procreate/a', '/procreate/b/c'],
  ['/jp/pocket/a', '/jp/pocket/b/c'],
  ['/fr/press', '/de/press'],
  ['/fr/handbook/procreate/5.3', '/de/handbook/pocket/4.0'],
])('what is shown for %s and for %s is the same page, byte by byte', async ([one = '', other = '']) => {
  await read('/press')
  const key = render.notFoundKey?.(one)
  expect(key).toEqual(expect.stringMatching(/^404 /))
  expect(render.notFoundKey?.(other)).toBe(key)
  const htmlOf = async (path: string) => {
    const response = await render(new Request(`${origin}${path}`), lastSite)
    expect(response.status).toBe(404)
    return (await response.text()).replaceAll(/nonce="[0-9a-f]+"/g, '')
  }
  expect((await htmlOf(one)) === (await htmlOf(other))).toBe(true)
})

test.for(['/', '/cn', '/press', '/insight/2026/none', '/careers/none', '/nowhere.data'])(
  'whether %s is found is for its loader to say',
  path => {
    expect(render.notFoundKey?.(path)).toBe(null)
  },
)

test.for([
  ['/%63n', '/cn'],
  ['/x/../cn', '/cn'],
  ['//cn', '/cn'],
  ['/CN', '/cn'],
])('another way to write an address (%s) is no second page in memory', async ([path = '']) => {
  const answer = await ask(path)
  expect([200, 308]).toContain(answer.status)
  expect(rendered.filter(address => address !== '/cn')).toEqual([])
})

test('the data of a page is kept by its address too, and only its own query reaches it', async () => {
  const data = await read('/cn.data')
  rendered.length = 0
  expect(await read('/cn.data?visit=1&x=%00')).toBe(data)
  expect(rendered).toEqual([])
  await read('/cn.data?_routes=root&evil=1')
  expect(rendered).toEqual(['/cn.data?_routes=root'])
})

test('after everything, the pages are those of before, byte by byte', async () => {
  const paths = ['/', '/cn', '/jp', '/en', '/robots.txt']
  const before = await Promise.all(paths.map(path => read(path)))
  const hostile = { Cookie: 'preferred-locale=cn; dismissed-locales=cn,jp; token=x', 'Accept-Language': 'ja' }
  for (const path of paths) {
    await read(path, hostile)
    await read(`${path}?locale=jp#x`, hostile)
    await ask(path, { ...hostile, 'If-None-Match': '*' })
    await fetch(`${origin}${path}`, {
      method: 'POST',
      body: 'x',
      headers: { 'Sec-Fetch-Site': 'same-origin' },
    })
    await fetch(`${origin}${path}`, { method: 'HEAD', headers: hostile })
  }
  expect(await Promise.all(paths.map(path => read(path)))).toEqual(before)
})
