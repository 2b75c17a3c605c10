import { afterAll, beforeAll, expect, test } from 'vitest'
import { queryHtml } from '../../../test/html.ts'
import { openTestServer, type TestServer } from '../../../test/test-server.ts'

let testServer: TestServer
beforeAll(async () => {
  testServer = await openTestServer({ env: { SUPPORT_HOST: 'studio.example' } })
})
afterAll(() => testServer.close())

const read = async (path: string) => (await testServer.fetch(path)).text()

test('security.txt has the fields of RFC 9116, and does not expire within a week nor after a year', async () => {
  const response = await testServer.fetch('/.well-known/security.txt')
  expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8')
  const fields = new Map(
    (await response.text())
      .trim()
      .split('\n')
      .map(line => line.split(/: (.*)/, 2) as [string, string]),
  )
  expect(fields.get('Contact')).toBe('mailto:security@studio.example')
  expect(fields.get('Canonical')).toBe(`${testServer.origin}/.well-known/security.txt`)
  expect(fields.get('Preferred-Languages')).toBe('en, zh, ja')
  const days = (Date.parse(fields.get('Expires') ?? '') - Date.now()) / 86_400_000
  expect(days).toBeGreaterThan(7)
  expect(days).toBeLessThan(366)
  const policy = new URL(fields.get('Policy') ?? '')
  expect(queryHtml(await read(policy.pathname)).count(policy.hash)).toBe(1)
})

test('password managers are led to where the password is changed', async () => {
  const { status, headers } = await testServer.fetch('/.well-known/change-password')
  expect([status, headers.get('location')]).toEqual([303, '/account/security'])
})

test('robots.txt names the sitemap by its whole address', async () => {
  expect((await read('/robots.txt')).split('\n')).toContain(`Sitemap: ${testServer.origin}/sitemap.xml`)
})

test('llms.txt is Markdown that begins with a title, and leads only to what is there', async () => {
  const response = await testServer.fetch('/llms.txt')
  const text = await response.text()
  expect(response.headers.get('content-type')).toBe('text/markdown; charset=utf-8')
  expect(text).toMatch(/^# procreate\n\n> /)
  const addresses = [...text.matchAll(/\]\((http[^)]+)\)/g)].map(([, address = '']) => new URL(address))
  expect(addresses.length).toBeGreaterThan(10)
  for (const { origin, pathname } of addresses) {
    expect(origin).toBe(testServer.origin)
    expect([pathname, (await testServer.fetch(pathname)).status]).toEqual([pathname, 200])
  }
})

test('every picture and every shortcut that the manifest names is there', async () => {
  const { icons, screenshots, shortcuts } = JSON.parse(await read('/manifest.webmanifest')) as Record<
    'icons' | 'screenshots' | 'shortcuts',
    readonly { readonly src?: string; readonly url?: string; readonly type?: string }[]
  >
  expect([icons.length, screenshots.length, shortcuts.length].every(length => length > 2)).toBe(true)
  for (const { src, url, type = 'text/html; charset=utf-8' } of [...icons, ...screenshots, ...shortcuts]) {
    const { status, headers } = await testServer.fetch(src ?? url ?? '')
    expect([src ?? url, status, headers.get('content-type')]).toEqual([src ?? url, 200, type])
  }
})

test('humans.txt says who made this', async () => {
  expect(await read('/humans.txt')).toContain('Hobart')
})

test('the home page tells machines who makes the apps, and what site this is', async () => {
  const data = queryHtml(await read('/jp')).data()
  expect(data.map(({ '@type': type }) => type)).toEqual(['Organization', 'WebSite'])
  expect(data[1]).toMatchObject({
    url: `${testServer.origin}/jp`,
    inLanguage: 'ja',
    publisher: { '@id': data[0]['@id'] },
  })
})
