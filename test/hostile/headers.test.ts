import { beforeAll, describe, expect, test } from 'vitest'
import { sharedServer } from '../shared-server.ts'
import type { TestServer } from '../test-server.ts'
import { getRaw, sendRaw } from './raw.ts'

let testServer: TestServer
let usual: string
beforeAll(async () => {
  testServer = await sharedServer()
  usual = await (await testServer.fetch('/')).text()
})

describe('a visitor who sends rubbish gets the usual page', () => {
  test.for<[string, Record<string, string>]>([
    ['10 KB of languages', { 'Accept-Language': 'xx-XX;q=0.5,'.repeat(850) }],
    ['10 KB of one language', { 'Accept-Language': 'x'.repeat(10_000) }],
    ['weights that are none', { 'Accept-Language': 'ja;q=nonsense, fr;q=, cn;q=-1, *;q=1e999, ;q=1' }],
    ['languages of signs', { 'Accept-Language': ',,,;;;===---***' }],
    ['a cookie of signs', { Cookie: ';;; = ; =; preferred-locale; dismissed-locales=; token' }],
    [
      'a language cookie that is no language',
      { Cookie: 'preferred-locale=__proto__; light-mode=constructor' },
    ],
    ['half an escape in a cookie', { Cookie: 'preferred-locale=%E0%A4%A; dismissed-locales=%' }],
    ['8 KB of dismissed languages', { Cookie: `dismissed-locales=${'fr,'.repeat(2700)}` }],
    ['1000 cookies', { Cookie: Array.from({ length: 1000 }, (_, n) => `c${n}=1`).join('; ') }],
    ['a country that is none', { 'CloudFront-Viewer-Country': '../../etc' }],
    ['a country of 5 KB', { 'CloudFront-Viewer-Country': 'C'.repeat(5000) }],
    [
      'forwarded headers',
      {
        'X-Forwarded-Host': 'evil.example',
        'X-Forwarded-Proto': 'https',
        'X-Forwarded-For': '10.0.0.1',
        'X-Forwarded-Prefix': '/evil',
        'X-Original-URL': '/admin',
        'X-Rewrite-URL': '/admin',
        Forwarded: 'host=evil.example;proto=https',
      },
    ],
    ['a request id of their own', { 'X-Request-Id': 'evil' }],
    ['an encoding bomb', { 'Accept-Encoding': `${'gzip;q=0.1,'.repeat(900)}` }],
    ['a range', { Range: 'bytes=0-10' }],
    ['methods to override', { 'X-HTTP-Method-Override': 'DELETE', 'X-Method': 'PUT' }],
    ['a nonce', { 'X-Script-Nonce': 'evil' }],
    ['content negotiation', { Accept: 'application/json', 'X-Requested-With': 'XMLHttpRequest' }],
  ])('%s', async ([, headers]) => {
    const response = await testServer.fetch('/', { headers })
    expect(response.status).toBe(200)
    expect(await response.text()).toBe(usual)
    expect(response.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
  })
})

test('headers beyond 16 KB are refused with 431, and the connection is closed', async () => {
  const answer = await getRaw(testServer.origin, '/', [`Cookie: ${'x'.repeat(20_000)}`])
  expect(answer.status).toBe(431)
  expect(answer.headers.get('connection')).toBe('close')
})

test.for(['evil.example', 'evil.example:80', 'localhost.evil.example', 'a b', '[::1', ''])(
  'the host %j that a visitor names changes no address in the page',
  async host => {
    const request = `GET / HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`
    const answer = await sendRaw(testServer.origin, request)
    expect(answer.status).toBe(200)
    expect(answer.body).toContain(`<link rel="canonical" href="${testServer.origin}/"`)
    expect(answer.body).not.toContain('evil')
  },
)

test('a 308 stays on the own origin whatever host is named', async () => {
  const request =
    'GET /CN HTTP/1.1\r\nHost: evil.example\r\nX-Forwarded-Host: evil.example\r\nConnection: close\r\n\r\n'
  const answer = await sendRaw(testServer.origin, request)
  expect([answer.status, answer.headers.get('location')]).toEqual([308, '/cn'])
})

describe('methods', () => {
  test.for(['PUT', 'DELETE', 'PATCH', 'TRACE', 'OPTIONS', 'PROPFIND', 'LOCK', 'PURGE'])(
    '%s on a page is refused with 405, and says what is taken',
    async method => {
      const answer = await getRaw(testServer.origin, '/', [], method)
      expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD, POST'])
    },
  )

  test('CONNECT is refused with 405', async () => {
    expect((await getRaw(testServer.origin, 'evil.example:443', [], 'CONNECT')).status).toBe(405)
  })

  test.for(['BREW', 'get', 'G\xcbT', ''])('the invented method "%s" is no HTTP', async method => {
    expect((await getRaw(testServer.origin, '/', [], method)).status).toBe(400)
  })

  test('an upgrade that nobody offers is passed over', async () => {
    const headers = ['Upgrade: websocket', 'Sec-WebSocket-Key: x', 'Sec-WebSocket-Version: 13']
    const answer = await sendRaw(
      testServer.origin,
      ['GET / HTTP/1.1', 'Host: x', ...headers, 'Connection: Upgrade, close', '', ''].join('\r\n'),
    )
    expect(answer.status).toBe(200)
  })
})

describe('what is not HTTP is refused', () => {
  test.for([
    ['noise', 'hello\r\n\r\n'],
    ['a TLS greeting', Buffer.from('160301020001000001fc0303', 'hex')],
    ['two lengths', 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab'],
    [
      'a length and chunks',
      'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
    ],
    ['a negative length', 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: -1\r\n\r\n'],
    ['a header without a name', 'GET / HTTP/1.1\r\nHost: x\r\n: value\r\n\r\n'],
    ['no host at all', 'GET / HTTP/1.1\r\n\r\n'],
    [
      'an expectation that nobody meets',
      'GET / HTTP/1.1\r\nHost: x\r\nExpect: miracles\r\nConnection: close\r\n\r\n',
    ],
  ] as const)('%s', async ([, bytes]) => {
    const { status } = await sendRaw(testServer.origin, bytes)
    expect(status).toBeGreaterThanOrEqual(400)
    expect(status).toBeLessThan(500)
  })
})

test('after all this a usual visitor gets the page of before, and nothing was a fault of ours', async () => {
  expect(await (await testServer.fetch('/')).text()).toBe(usual)
  expect(testServer.lines.filter(({ level }) => level === 'error')).toEqual([])
})
