import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestServer, type TestServer } from '../test-server.ts'
import { sendRaw } from './raw.ts'

let testServer: TestServer
beforeAll(async () => {
  testServer = await openTestServer()
})
afterAll(() => testServer.close())

const form = (fields: Record<string, string>, headers: Record<string, string> = {}) =>
  testServer.fetch('/preferences', {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers: { 'Sec-Fetch-Site': 'same-origin', ...headers },
  })

test('a language is chosen: back to the same page in it, with the cookie', async () => {
  const response = await form({ locale: 'cn' }, { Referer: `${testServer.origin}/jp?q=1` })
  expect([response.status, response.headers.get('location')]).toEqual([303, '/cn?q=1'])
  expect(response.headers.get('set-cookie')).toMatch(
    /^preferred-locale=cn; Max-Age=31536000; Path=\/; SameSite=Lax$/,
  )
})

test.for<[string, Record<string, string>]>([
  ['another site', { 'Sec-Fetch-Site': 'cross-site' }],
  ['another site that claims our origin', { 'Sec-Fetch-Site': 'cross-site', Origin: 'http://localhost' }],
  ['a sibling', { 'Sec-Fetch-Site': 'same-site' }],
  ['nobody knows where', { 'Sec-Fetch-Site': '' }],
  ['an origin that hides', { 'Sec-Fetch-Site': '', Origin: 'null' }],
  ['another origin', { 'Sec-Fetch-Site': '', Origin: 'https://evil.example' }],
])('a form from %s is refused with 403 and sets no cookie', async ([, headers]) => {
  const response = await form({ locale: 'cn' }, headers)
  expect(response.status).toBe(403)
  expect(response.headers.get('set-cookie')).toBe(null)
  expect(await response.text()).toContain('This address cannot be answered.')
})

test('a browser that only sends Origin is believed when it is ours', async () => {
  const response = await form({ locale: 'cn' }, { 'Sec-Fetch-Site': '', Origin: testServer.origin })
  expect(response.status).toBe(303)
})

test.for([
  'https://evil.example/',
  'https://evil.example/cn',
  '//evil.example/cn',
  'javascript:alert(1)',
  'data:text/html,x',
  'nonsense',
  '',
  'http://localhost.evil.example/',
  '{origin}//evil.example/x',
  '{origin}/cn//evil.example/x',
  '{origin}/cn/%2e%2e//evil.example',
  '{origin}/%5Cevil.example',
  '{origin}/\\evil.example',
  '{origin}/cn/\\evil.example',
  '{origin}@evil.example/',
  '{origin}.evil.example/',
  `{origin}/${'a'.repeat(5000)}`,
])('with the referrer %s the answer stays on our own origin', async written => {
  const referer = written.replace('{origin}', testServer.origin)
  for (const fields of [{ locale: 'en' }, { locale: 'jp' }, { hide: '' }, { locale: 'evil' }]) {
    const response = await form(fields as Record<string, string>, { Referer: referer })
    const location = response.headers.get('location') ?? ''
    expect(response.status).toBe(303)
    expect(location).toMatch(/^\/(?![/\\])/)
    expect(new URL(location, testServer.origin).origin).toBe(testServer.origin)
  }
})

test.for(['__proto__', 'EN', 'en\r\nSet-Cookie: a=b', 'x'.repeat(10_000), '', 'cn; Domain=evil.example'])(
  'the language %j is none, and sets no cookie',
  async locale => {
    const response = await form({ locale })
    expect([response.status, response.headers.get('set-cookie')]).toEqual([303, null])
  },
)

test.for([
  ['application/json', '{"locale":"cn"}'],
  ['text/plain', 'locale=cn'],
  ['multipart/form-data', 'locale=cn'],
  ['multipart/form-data; boundary=x', '--x\r\nContent-Disposition: nonsense'],
  ['nonsense', '\0\0\0'],
  ['', 'locale=cn'],
])('a body of type "%s" is no form, and refused with 400', async ([type = '', body = '']) => {
  const headers = { 'Sec-Fetch-Site': 'same-origin', 'Content-Type': type }
  const response = await testServer.fetch('/preferences', { method: 'POST', headers, body })
  expect([response.status, response.headers.get('set-cookie')]).toEqual([400, null])
})

test.for([70_000, 1_000_000])('a form of %i bytes is refused with 413', async bytes => {
  const response = await form({ locale: 'cn', more: 'x'.repeat(bytes) })
  expect([response.status, response.headers.get('set-cookie')]).toEqual([413, null])
})

test('a form whose length nobody said is refused with 413 as well', async () => {
  const chunk = `ffff\r\n${'x'.repeat(0xffff)}\r\n`
  const head = `POST /preferences HTTP/1.1\r\nHost: x\r\nSec-Fetch-Site: same-origin\r\nTransfer-Encoding: chunked\r\n`
  const answer = await sendRaw(
    testServer.origin,
    `${head}Connection: close\r\n\r\n${chunk.repeat(16)}0\r\n\r\n`,
  )
  expect(answer.status).toBe(413)
})

test('a form that never ends is not read for ever', async () => {
  const head = `POST /preferences HTTP/1.1\r\nHost: x\r\nSec-Fetch-Site: same-origin\r\nContent-Length: 99999999\r\n\r\n`
  const answer = await sendRaw(testServer.origin, head + 'x'.repeat(6_000_000))
  expect(answer.status).toBe(413)
})

test.for(['/', '/cn', '/unknown', '/robots.txt', '/assets/x.js', '/_root.data', '/cn.data'])(
  'a form that is sent to %s, where none is taken, is refused with 405',
  async path => {
    const response = await testServer.fetch(path, {
      method: 'POST',
      body: new URLSearchParams({ a: 'b' }),
      headers: { 'Sec-Fetch-Site': 'same-origin' },
    })
    expect([response.status, response.headers.get('set-cookie')]).toEqual([405, null])
    expect(response.headers.get('allow')).toBe('GET, HEAD')
  },
)

test('a visitor who goes away in the middle of a form leaves nothing behind', async () => {
  const { port, hostname } = new URL(testServer.origin)
  const { connect } = await import('node:net')
  await new Promise<void>(resolve => {
    const socket = connect(Number(port), hostname, () => {
      socket.write(
        'POST /preferences HTTP/1.1\r\nHost: x\r\nSec-Fetch-Site: same-origin\r\nContent-Length: 100\r\n\r\nlo',
      )
      setTimeout(() => socket.destroy(), 50)
    })
    socket.on('close', () => resolve())
  })
  expect((await testServer.fetch('/')).status).toBe(200)
})

test('nothing in all this was a fault of ours', () => {
  expect(testServer.lines.filter(({ level }) => level === 'error')).toEqual([])
})
