import { createHash } from 'node:crypto'
import { request as httpRequest } from 'node:http'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestServer, type TestServer } from '../test-server.ts'
import { getRaw } from './raw.ts'

let testServer: TestServer
beforeAll(async () => {
  testServer = await openTestServer()
})
afterAll(() => testServer.close())

interface Plain {
  readonly status: number
  readonly headers: Record<string, unknown>
  readonly body: Buffer
}

/** The bytes as they came over the wire: `fetch` would unpack them. */
function ask(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Plain> {
  return new Promise((resolve, reject) => {
    const asking = httpRequest(`${testServer.origin}${path}`, { method, headers }, response => {
      const chunks: Buffer[] = []
      response.on('data', chunk => chunks.push(chunk))
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(chunks),
        }),
      )
    })
    asking.on('error', reject)
    asking.end()
  })
}

describe('the same page', () => {
  test.for(['/', '/cn', '/jp', '/robots.txt'])('%s in each encoding', async path => {
    const plain = await ask(path)
    const br = await ask(path, { 'accept-encoding': 'gzip, br' })
    const gzip = await ask(path, { 'accept-encoding': 'gzip, br;q=0' })
    const none = await ask(path, { 'accept-encoding': 'gzip;q=0, br;q=0' })
    expect([plain, br, gzip, none].map(({ headers }) => headers['content-encoding'])).toEqual([
      undefined,
      'br',
      'gzip',
      undefined,
    ])
    expect(brotliDecompressSync(br.body).equals(plain.body)).toBe(true)
    expect(gunzipSync(gzip.body).equals(plain.body)).toBe(true)
    expect(none.body.equals(plain.body)).toBe(true)
    expect(br.headers.vary).toContain('Accept-Encoding')
    expect(new Set([plain, br, gzip].map(({ headers }) => headers.etag)).size).toBe(3)
    for (const { headers, body } of [plain, br, gzip])
      expect(Number(headers['content-length'])).toBe(body.length)
  })

  test('is not sent again to one who has it, in the encoding that it was had in', async () => {
    for (const encoding of ['br', 'gzip', 'identity']) {
      const { headers } = await ask('/', { 'accept-encoding': encoding })
      const etag = String(headers.etag)
      for (const known of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
        const again = await ask('/', { 'accept-encoding': encoding, 'if-none-match': known })
        expect([again.status, again.body.length, again.headers.etag]).toEqual([304, 0, etag])
      }
      const other = await ask('/', {
        'accept-encoding': encoding,
        'if-none-match': '"other", W/"x", nonsense',
      })
      expect(other.status).toBe(200)
    }
  })

  test('is announced by HEAD, in memory or not', async () => {
    const first = await ask('/en', {}, 'HEAD')
    const whole = await ask('/en')
    const second = await ask('/en', {}, 'HEAD')
    for (const head of [first, second]) {
      expect([head.status, head.body.length]).toEqual([200, 0])
      for (const name of ['content-length', 'etag', 'content-type', 'content-security-policy']) {
        expect(head.headers[name]).toBe(whole.headers[name])
      }
    }
  })
})

describe('what keeps a visitor safe stands on every answer', () => {
  const kinds: readonly [string, string, string, number][] = [
    ['a page rendered now', 'GET', '/en', 200],
    ['a page from memory', 'GET', '/en', 200],
    ['a page that is not there', 'GET', '/unknown', 404],
    ['another address of a page', 'GET', '/EN', 308],
    ['a refused address', 'GET', '/%', 400],
    ['a refused method', 'PUT', '/', 405],
    ['a refused form', 'POST', '/preferences', 403],
    ['a file', 'GET', '/favicon.ico', 200],
    ['a call', 'GET', '/api/admin/app-store/', 200],
    ['a refused call', 'GET', '/api/admin/unknown', 404],
    ['a call that is too long', 'GET', `/api/admin/app-store/?only=${'x'.repeat(10_000)}`, 414],
    ['the documents of the calls', 'GET', '/api/docs', 200],
    ['the health', 'GET', '/health', 200],
    ['the robots file', 'GET', '/robots.txt', 200],
    ['the data of a page', 'GET', '/cn.data', 200],
  ]
  test.for(kinds)('%s', async ([, method, path, status]) => {
    const answer = await ask(path, {}, method)
    expect(answer.status).toBe(status)
    expectSafe(answer.headers)
  })

  test('a page and a file that the visitor has already', async () => {
    for (const path of ['/en', '/favicon.ico']) {
      const etag = String((await ask(path)).headers.etag)
      const again = await ask(path, { 'if-none-match': etag })
      expect(again.status).toBe(304)
      expectSafe(again.headers)
    }
  })

  function expectSafe(headers: Record<string, unknown>) {
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
      'content-security-policy': expect.stringMatching(/^default-src 'none'.*frame-ancestors 'none'/),
      'content-usage': 'train-ai=n',
      'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
    })
    expect(headers).not.toHaveProperty('strict-transport-security')
    expect(headers).not.toHaveProperty('x-powered-by')
    expect(headers).not.toHaveProperty('server')
    expect(headers).not.toHaveProperty('x-script-nonce')
    expect(String(headers['content-security-policy'])).not.toContain('unsafe')
  }
})

test('on https every answer tells browsers to stay there', async () => {
  const secure = await openTestServer({ env: { ORIGIN: 'https://example.com' } })
  try {
    const local = `http://127.0.0.1:${secure.settings.port}`
    for (const path of ['/', '/', '/unknown', '/favicon.ico', '/api/docs']) {
      const { headers } = await fetch(`${local}${path}`)
      expect(headers.get('strict-transport-security')).toBe('max-age=63072000; includeSubDomains; preload')
    }
    expect(await (await fetch(`${local}/`)).text()).toContain('href="https://example.com/"')
  } finally {
    await secure.close()
  }
})

test.for(['/', '/cn', '/jp', '/unknown', '/cn/unknown'])(
  'the policy of %s names exactly the scripts and styles that stand in the page and its import map, by the hashes of their bytes',
  async path => {
    const { headers, body } = await ask(path)
    const html = body.toString('utf8')
    const hashOf = (source: string) => `'sha256-${createHash('sha256').update(source).digest('base64')}'`
    // Structured data is a data block, which no policy applies to. The element from which `boot.js` starts the router names
    // another script, which then runs.
    const scripts = [...html.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g)].filter(
      ([, attributes = '']) =>
        (!attributes.includes(' src=') && !attributes.includes('type="application/ld+json"')) ||
        attributes.includes(' id="hydrate"'),
    )
    const [, src = '', integrity] =
      /id="hydrate" data-src="([^"]+)" data-integrity="([^"]+)"/.exec(html) ?? []
    const setsUp = (await ask(src)).body.toString('utf8')
    expect(hashOf(setsUp)).toBe(`'${integrity}'`)
    const [, map = '""'] = /const t=(".*?");const s=/.exec(setsUp) ?? []
    const [, others = '{}'] = /window\.__hashes=(\{.*?\})\}$/.exec(setsUp) ?? []
    const setsUpOthers = (await ask((JSON.parse(others) as { src: string }).src)).body.toString('utf8')
    // What the page's own map names is left out of the one that follows it.
    const rest = JSON.parse(/const r=(\{.*?\});/.exec(setsUpOthers)?.[1] ?? '{}') as object
    const own: { integrity: object } = JSON.parse(JSON.parse(map) as string)
    const left = Object.fromEntries(Object.entries(rest).filter(([name]) => !(name in own.integrity)))
    const sources = scripts.map(([, , source = '']) => source).filter(source => source !== '')
    const inline = [...sources, JSON.parse(map) as string, JSON.stringify({ integrity: left })].map(hashOf)
    const styles = [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, css = '']) => hashOf(css))
    const policy = String(headers['content-security-policy'])
    const namedIn = (directive: string) =>
      new Set(new RegExp(`${directive} [^;]*`).exec(policy)?.[0].match(/'sha256-[^']+'/g))
    expect(inline.length).toBeGreaterThan(0)
    expect(namedIn('script-src')).toEqual(new Set(inline))
    expect(namedIn('style-src')).toEqual(new Set(styles))
    expect(html).not.toMatch(/ nonce=| style="| on[a-z]+="/)
  },
)

describe('below /api', () => {
  test.for([
    '/api/docs',
    '/api/docs/admin.json',
    '/api/admin/app-store/',
    '/api/gallery/x',
    '/api',
    '/api/x',
  ])('%s is not for search engines', async path => {
    const { headers } = await ask(path)
    expect(headers['x-robots-tag']).toBe('noindex')
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'/)
  })

  test.for<[string, string, number]>([
    ['GET', '/api', 404],
    ['GET', '/api/', 404],
    ['GET', '/api/unknown', 404],
    ['GET', '/api/admin/careers/positions?limit=1000000', 400],
    ['GET', '/api/admin/%E0%A4%A', 400],
    ['GET', '/api/admin/%00', 400],
    ['GET', '/api/admin\\x', 400],
    ['GET', '/api/admin/../../health', 404],
    ['GET', '/api/admin/%2e%2e/%2e%2e/health', 404],
    ['GET', '/api/../api/../health', 404],
    ['GET', `/api/admin/insight/articles/?lang=${'x'.repeat(10_000)}`, 414],
    ['PUT', '/api/admin/app-store/', 405],
    ['TRACE', '/api/admin/app-store/', 405],
    ['DELETE', '/api/docs', 405],
    ['POST', '/api/gallery/session/load', 403],
  ])('%s %s is refused with a problem document', async ([method, path, status]) => {
    const answer = await getRaw(testServer.origin, path, ['Content-Length: 0'], method)
    expect(answer.status).toBe(status)
    expect(answer.headers.get('content-type')).toBe('application/problem+json')
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(JSON.parse(answer.body)).toMatchObject({ type: 'about:blank', status, title: expect.any(String) })
  })

  test('the host that a visitor names and the id that one makes up are passed over', async () => {
    const headers = ['X-Request-Id: evil', 'X-Forwarded-Host: evil.example']
    for (const host of ['evil.example', 'a b', '[', 'evil.example:99999', '']) {
      const answer = await getRaw(testServer.origin, '/api/admin/careers/positions?limit=1', [
        ...headers,
        `Host: ${host}`,
      ])
      if (answer.status === 400) continue
      expect(answer.status).toBe(200)
      expect((JSON.parse(answer.body) as { cursor: string }).cursor).toMatch(
        `${testServer.origin}/api/admin/`,
      )
      expect(answer.headers.get('x-request-id')).not.toBe('evil')
    }
  })

  test('a body of a megabyte is refused with 413, and the next call is answered', async () => {
    const load = (body: string) =>
      testServer.fetch('/api/gallery/session/load', {
        method: 'POST',
        body,
        headers: { 'Sec-Fetch-Site': 'same-origin', 'Content-Type': 'application/json' },
      })
    const refused = await load(`{"token":"${'x'.repeat(1_000_000)}"}`)
    expect([refused.status, refused.headers.get('content-type')]).toEqual([413, 'application/problem+json'])
    const next = await load('{}')
    expect([next.status, await next.json()]).toEqual([200, { user: null }])
  })

  test('HEAD and OPTIONS are answered', async () => {
    const head = await ask('/api/admin/app-store/', {}, 'HEAD')
    expect([head.status, head.body.length]).toEqual([200, 0])
    const options = await ask('/api/admin/app-store/', {}, 'OPTIONS')
    expect([options.status, options.headers.allow]).toEqual([204, 'GET, HEAD, OPTIONS'])
  })
})

test('nothing in all this was a fault of ours', () => {
  expect(testServer.lines.filter(({ level }) => level === 'error')).toEqual([])
})
