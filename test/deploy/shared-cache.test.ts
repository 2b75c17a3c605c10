import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openFolder } from '../folders.ts'
import { findFreePort, openTestServer, type TestServer } from '../test-server.ts'
import { ask } from './load.ts'
import { hasNginx, startNginx } from './nginx.ts'

describe.skipIf(!hasNginx)('pages kept by nginx (skipped where nginx is not installed)', () => {
  let site: TestServer
  let nginx: Awaited<ReturnType<typeof startNginx>>
  let origin: string
  beforeAll(async () => {
    const port = await findFreePort()
    origin = `https://localhost:${port}`
    site = await openTestServer({ env: { ORIGIN: origin, TRUSTED_PROXIES: '127.0.0.1' } })
    const processes = [site.settings.port, site.settings.port]
    nginx = await startNginx(join(await openFolder('shared-cache'), 'nginx'), port, processes)
  }, 60_000)
  afterAll(async () => {
    await nginx?.stop()
    await site?.close()
  })

  const get = (path: string, headers: object = {}) => ask(origin, 'GET', path, headers)
  const etagOf = async (path: string, headers: Record<string, string>) =>
    (await get(path, headers)).headers.etag
  /** What the site answers by itself, which reads the visitor's own cookies and headers. */
  const ownETagOf = async (path: string, headers: Record<string, string>) => {
    const answer = await fetch(`http://127.0.0.1:${site.settings.port}${path}`, {
      headers,
      redirect: 'manual',
    })
    return answer.headers.get('etag')
  }
  /** How nginx has answered the last requests of a path: `HIT`, `MISS`, `-`. */
  const outcomes = async (path: string, count: number) => {
    const lines = () =>
      nginx
        .accessLog()
        .split('\n')
        .filter(line => line.includes(`"GET ${path}"`))
    await expect.poll(() => lines().length).toBeGreaterThanOrEqual(count)
    return lines()
      .slice(-count)
      .map(line => line.split(' ').at(-2))
  }

  const visitors: readonly Record<string, string>[] = [
    {},
    { 'Accept-Language': 'en-AU,en;q=0.9' },
    { 'Accept-Language': 'ja' },
    { 'Accept-Language': 'zh-TW,zh;q=0.9,en;q=0.8' },
    { 'Accept-Language': 'fr-FR,fr;q=0.9,ja;q=0.7,en;q=0.5' },
    { 'Accept-Language': 'fr' },
    { 'Cloudfront-Viewer-Country': 'HK', 'Accept-Language': 'en' },
    { 'Cloudfront-Viewer-Country': 'FR', 'Accept-Language': 'ja' },
    { Cookie: 'a=b; preferred-locale=cn', 'Cloudfront-Viewer-Country': 'JP' },
    { Cookie: 'preferred-locale=fr', 'Accept-Language': 'ja' },
    { Cookie: 'dismissed-locales=en%2Cjp', 'Accept-Language': 'ja' },
    { Cookie: 'dismissed-locales=jp', 'Accept-Language': 'ja' },
    { Cookie: '__Host-logged-in=1; light-mode=1' },
    { Cookie: '__Host-logged-in=0', 'X-Page-Variant': 'jp.in.light' },
    { Cookie: 'light-mode=1; dismissed-locales=jp', 'Accept-Language': 'en' },
    { Cookie: 'light-mode=11; x-preferred-locale=jp' },
  ]

  test('no visitor gets the page of another one: language, cookies, hint and light mode', {
    timeout: 60_000,
  }, async () => {
    const paths = ['/', '/jp/press', '/handbook/procreate/5.3', '/cn.data']
    const asked = paths.flatMap(path => visitors.map(headers => ({ path, headers })))
    for (const encoding of ['br, gzip', 'gzip;q=1, br;q=0', 'identity'])
      for (const { path, headers } of [...asked, ...asked.toReversed()]) {
        const { 'X-Page-Variant': forged, ...own }: Record<string, string> = {
          ...headers,
          'Accept-Encoding': encoding,
        }
        const expected = await ownETagOf(path, own)
        expect([
          path,
          headers,
          await etagOf(path, { ...own, ...(forged && { 'X-Page-Variant': forged }) }),
        ]).toEqual([path, headers, expected])
      }
    expect(await outcomes('/jp/press', 10)).toContain('HIT')
  })

  test('a page is asked for once a second, by its ETag', async () => {
    const { headers } = await get('/press')
    expect(headers).toMatchObject({
      'cache-control': 'public, max-age=0, s-maxage=1, stale-if-error=86400',
      vary: 'Accept-Encoding, X-Page-Variant',
    })
    for (const name of ['surrogate-key', 'cache-tag', 'cdn-cache-control', 'set-cookie'])
      expect([name, headers[name]]).toEqual([name, undefined])
    for (let n = 0; n < 100; n++) await get('/press')
    const seen = await outcomes('/press', 100)
    expect(seen.filter(each => each === 'HIT').length).toBeGreaterThan(50)
    await expect
      .poll(async () => {
        await get('/press')
        return (await outcomes('/press', 1))[0]
      })
      .toBe('REVALIDATED')
    const etag = String((await get('/press')).headers.etag)
    expect((await get('/press', { 'If-None-Match': etag })).status).toBe(304)
  })

  test('private pages, searches and files are not kept', async () => {
    const paths = [
      '/login',
      '/account',
      '/handbook/procreate/5.3/search?q=layers',
      '/press?token=x',
      '/health',
      '/office',
    ]
    for (const path of paths) for (let n = 0; n < 3; n++) await get(path)
    for (const path of paths) {
      const [name = ''] = path.split('?')
      expect([
        path,
        (await outcomes(name, 3)).filter(each => each === 'HIT' || each === 'REVALIDATED'),
      ]).toEqual([path, []])
    }
    const range = await get('/favicon.ico', { Range: 'bytes=0-3' })
    expect([206, 404]).toContain(range.status)
  })

  test('a publishing is seen through it', async () => {
    const path = '/insight/2026/one-leaf'
    const headers = { 'Accept-Encoding': 'gzip' }
    const before = await etagOf(path, headers)
    const db = new DatabaseSync(join(site.dataDir, 'site.db'), { timeout: 5000 })
    db.exec("begin immediate; update article_texts set title = 'Seen through nginx'")
    db.exec('update content_revision set revision = revision + 1; commit')
    db.close()
    await expect.poll(() => etagOf(path, headers)).not.toBe(before)
  })

  test('while the site is away the pages that were seen are there, and nobody’s own', async () => {
    const before = await get('/press')
    await get('/login')
    await site.close()
    await new Promise(resolve => setTimeout(resolve, 2100))
    const after = await get('/press')
    expect([after.status, after.headers.etag]).toEqual([200, before.headers.etag])
    expect((await get('/login')).status).toBe(502)
  })
})
