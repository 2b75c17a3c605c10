import { afterAll, beforeAll, expect, test } from 'vitest'
import { createVisitor } from '../cookie-jar.ts'
import { linkInMail } from '../mails.ts'
import { register } from '../register.ts'
import { openTestServer, type TestServer } from '../test-server.ts'

let testServer: TestServer
let secure: TestServer
beforeAll(async () => {
  testServer = await openTestServer()
  secure = await openTestServer({ env: { ORIGIN: 'https://studio.example' } })
})
afterAll(() => Promise.all([testServer?.close(), secure?.close()]))

const token = 'a-token_'.repeat(5)

const links = [
  ['/account/confirm?token=', '/account/confirm', '/account'],
  ['/jp/account/reset?token=', '/jp/account/reset', '/account'],
  ['/newsletter/confirm?token=', '/newsletter/confirm', '/newsletter'],
  ['/cn/newsletter/unsubscribe?token=', '/cn/newsletter/unsubscribe', '/newsletter'],
  ['/newsletter/preferences?token=', '/newsletter/preferences', '/newsletter'],
  ['/support/requests/s-22222222?token=', '/support/requests/s-22222222', '/support/requests'],
  [
    '/jp/support/requests/b-22222222/agreement?token=',
    '/jp/support/requests/b-22222222/agreement',
    '/support/requests',
  ],
  ['/support/request?resume=', '/support/request', '/support'],
  ['/support/beta/request/files?resume=', '/support/beta/request/files', '/support'],
  [
    '/legal/trademark-use-application?resume=',
    '/legal/trademark-use-application/check',
    '/legal/trademark-use-application',
  ],
  [
    '/jp/legal/trademark-use-application/saved?resume=',
    '/jp/legal/trademark-use-application/saved',
    '/legal/trademark-use-application',
  ],
  ['/ACCOUNT//confirm/?token=', '/account/confirm', '/account'],
] as const

test.each(links)('the token of %s goes into a cookie and out of the address', async (from, to, scope) => {
  // A cached page exchanges the token too.
  await testServer.fetch(from.replace(/\?.*/, ''))
  for (const method of ['GET', 'HEAD']) {
    const response = await testServer.fetch(`${from}${token}`, { method })
    expect(response.status).toBe(303)
    const location = response.headers.get('location') ?? ''
    expect(location).toMatch(new RegExp(`^${to}\\?link=[a-z0-9]{14}$`))
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'same-origin',
    })
    const cookies = response.headers.getSetCookie()
    expect(cookies.map(cookie => /Path=([^;]+)/.exec(cookie)?.[1]).toSorted()).toEqual(
      ['', '/cn', '/en', '/jp'].map(prefix => `${prefix}${scope}`).toSorted(),
    )
    for (const cookie of cookies) {
      expect(cookie).toMatch(
        new RegExp(`^link-[a-z0-9]=${token}; Path=[^;]+; Max-Age=86400; HttpOnly; SameSite=Lax$`),
      )
    }
  }
})

test('on https the cookie is Secure and its name says so', async () => {
  const fetchSecure: TestServer['fetch'] = (path, init) =>
    fetch(`http://127.0.0.1:${secure.settings.port}${path}`, { redirect: 'manual', ...init })
  const { headers } = await fetchSecure(`/account/reset?token=${token}`)
  const cookies = headers.getSetCookie()
  expect(cookies).toHaveLength(4)
  for (const cookie of cookies) expect(cookie).toMatch(/^__Secure-link-.*; Secure$/)
  const visitor = createVisitor({ fetch: fetchSecure })
  expect((await visitor.open(`/account/reset?token=${token}`)).html).toContain(`value="${token}"`)
})

test.each(['', 'x y', 'x'.repeat(300), '%00', 'a;b=c', '%0d%0aSet-Cookie:%20a=b'])(
  'what is no token (%s) sets nothing and the page says that it is not good',
  async odd => {
    const response = await testServer.fetch(`/newsletter/confirm?token=${odd}`)
    expect([response.status, response.headers.get('location')]).toEqual([303, '/newsletter/confirm'])
    expect(response.headers.getSetCookie()).toEqual([])
    expect((await createVisitor(testServer).open('/newsletter/confirm')).html).toContain(
      'This link no longer works',
    )
  },
)

test('other pages, the API and forms keep their query', async () => {
  for (const path of [`/press?token=${token}`, `/careers?resume=${token}`]) {
    expect((await testServer.fetch(path)).headers.getSetCookie()).toEqual([])
  }
  const api = await testServer.fetch(`/api/admin/support-requests/S-22222222?token=${token}`)
  expect([api.status, api.headers.getSetCookie()]).toEqual([404, []])
})

test('a link that is looked at spends nothing: its owner still confirms, in a second tab and another language', async () => {
  await register(testServer, { username: 'looked-at' })
  const link = await linkInMail(testServer, 'looked-at@example.com', '/account/confirm')
  for (const method of ['GET', 'HEAD', 'GET']) await createVisitor(testServer).fetch(link, { method })
  const visitor = createVisitor(testServer)
  const { at, html } = await visitor.open(link)
  expect(at).not.toContain('token')
  await visitor.open(`/account/confirm?token=${token}`)
  const other = await visitor.open(`/jp${at}`)
  const sent = /name="token" value="([\w-]+)"/
  expect(sent.exec(other.html)?.[1]).toBe(sent.exec(html)?.[1])
  const confirmed = await visitor.post(at, { token: sent.exec(html)?.[1] ?? '' })
  expect(confirmed.status).toBe(200)
})

test('an address without its cookie opens nothing, and no handle opens what another cookie holds', async () => {
  const visitor = createVisitor(testServer)
  const { at } = await visitor.open(`/account/reset?token=${token}`)
  expect((await visitor.open(at)).html).toContain(`value="${token}"`)
  expect((await createVisitor(testServer).open(at)).html).not.toContain('name="token"')
  const guessed = at.replace(/link=.{13}/, 'link=aaaaaaaaaaaaa')
  expect((await visitor.open(guessed)).html).not.toContain('name="token"')
})

test('however many links are opened, at most 36 cookies are kept for each path', async () => {
  const visitor = createVisitor(testServer)
  for (let n = 0; n < 300; n++) await visitor.fetch(`/account/confirm?token=token-${n}`)
  expect(visitor.cookies().filter(name => name.endsWith(' /account')).length).toBeLessThanOrEqual(36)
})

test('no line of the log holds a token', async () => {
  await createVisitor(testServer).open(`/newsletter/preferences?token=${token}`)
  expect(JSON.stringify(testServer.lines)).not.toContain(token)
})
