import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { mio } from '../../../../services/gallery/service-for-tests.ts'
import { createVisitor } from '../../../../test/cookie-jar.ts'
import { register } from '../../../../test/register.ts'
import { openTestServer, type TestServer } from '../../../../test/test-server.ts'

const { password } = mio

let testServer: TestServer
beforeAll(async () => {
  testServer = await openTestServer()
})
afterAll(() => testServer.close())

describe('a log-in without scripts', () => {
  const logIn = { username: 'kit', password }
  const namesAccount = (html: string) =>
    html.slice(html.indexOf('<header'), html.indexOf('</header>')).includes('>Your account</a>')
  let visitor: ReturnType<typeof createVisitor>
  beforeAll(() => register(testServer, { username: 'kit' }))
  beforeEach(() => {
    visitor = createVisitor(testServer)
  })

  test.for([
    ['/.well-known/change-password', '/login?to=/account/security', '/account/security'],
    ['/jp/account/requests', '/jp/login?to=/account/requests', '/jp/account/requests'],
    ['/cn/account', '/cn/login', '/cn/account'],
  ] as const)('that is asked for at %s leads back there', async ([path, entrance, page]) => {
    expect((await visitor.open(path)).at).toBe(entrance)
    const wrong = await visitor.post(entrance, { ...logIn, password: 'not hers' })
    expect(wrong.status).toBe(401)
    expect(await wrong.text()).toContain(`action="${entrance}"`)
    const right = await visitor.post(entrance, logIn)
    expect([right.status, right.headers.get('location')]).toEqual([303, page])
    expect((await visitor.open(page)).response.status).toBe(200)
  })

  test.for([
    ['/login', 'Username or email: Required field', 'Password: Required field'],
    ['/cn/login', '用户名或邮箱：必填项', '密码：必填项'],
    ['/jp/login', '：必須項目です', 'パスワード：必須項目です'],
  ] as const)('names the fields that were left empty above the form (%s)', async ([path, name, word]) => {
    const answer = await visitor.post(path, { username: '', password: '' })
    expect(answer.status).toBe(422)
    const [, summary = ''] = (await answer.text()).split('role="alert"')
    expect(summary).toMatch(new RegExp(`<a href="#login-username">[^<]*${name}</a>`))
    expect(summary).toContain(`<a href="#login-password">${word}</a>`)
  })

  test('leads to no other site, and to no page that there is not', async () => {
    const planted = [
      '//evil.example',
      '/\\evil.example',
      '/en//evil.example/account',
      'https://evil.example/account',
      '/account/..//evil.example',
      '/%2fevil.example',
      '/account%0d%0aSet-Cookie:a=b',
      'javascript:alert(1)',
      '/nowhere/at/all',
      '/login',
      '/api/gallery/session',
    ].map(to => `/login?to=${encodeURIComponent(to)}`)
    for (const entrance of planted)
      expect(await (await visitor.fetch(entrance)).text()).toContain('action="/login"')
    for (const entrance of planted.slice(0, 2))
      expect((await visitor.post(entrance, logIn)).headers.get('location')).toBe('/account')
    for (const entrance of planted) {
      const answer = await visitor.fetch(entrance)
      expect([answer.status, answer.headers.get('location')]).toEqual([303, '/account'])
      expect(answer.headers.get('cache-control')).toBe('no-store')
    }
  })

  test('leads back to the page that its link stood on', async () => {
    const from = (referer: string) => visitor.fetch('/cn/login', { headers: { Referer: referer } })
    expect(await (await from(`${testServer.origin}/cn/support/beta`)).text()).toContain(
      'action="/cn/login?to=/support/beta"',
    )
    expect(await (await from('https://evil.example/support/beta')).text()).toContain('action="/cn/login"')
  })

  test('is not asked for again: the pages of it lead on, and every page says so from its first byte', async () => {
    await visitor.post('/login', logIn)
    expect(visitor.cookies()).toContain('logged-in /')
    for (const path of ['/', '/press', '/handbook/procreate/5.3', '/nowhere', '/account', '/account/reset'])
      expect(namesAccount((await visitor.open(path)).html)).toBe(true)
    expect((await visitor.open('/login')).at).toBe('/account')
    expect((await visitor.open('/jp/register?to=/support/beta')).at).toBe('/jp/support/beta')
    await visitor.post('/account', { intent: 'logout' })
    expect(visitor.cookies()).not.toContain('logged-in /')
    for (const path of ['/', '/press', '/nowhere', '/login'])
      expect(namesAccount((await visitor.open(path)).html)).toBe(false)
  })

  test('that has ended elsewhere is shown no longer than until the service is asked', async () => {
    await visitor.post('/login', logIn)
    const other = createVisitor(testServer)
    await other.post('/login', logIn)
    await other.post('/account/sessions', { intent: 'others', password })
    expect((await visitor.open('/account')).at).toBe('/login')
    expect(namesAccount((await visitor.open('/')).html)).toBe(false)
  })

  test('is hinted at alone after a click on another site, which keeps the Strict cookies back', async () => {
    const ask = (from: string) =>
      testServer.fetch('/account', { headers: { Cookie: 'logged-in=1', 'Sec-Fetch-Site': from } })
    const cleared = async (from: string) => (await ask(from)).headers.getSetCookie()
    expect(await cleared('cross-site')).toEqual([])
    expect(await cleared('same-origin')).toEqual(['logged-in=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax'])
  })

  test('a hint grants nothing, and a forged one gets the page of everybody', async () => {
    const read = async (Cookie: string) => {
      const answer = await testServer.fetch('/press', { headers: { Cookie } })
      return [answer.headers.get('etag'), namesAccount(await answer.text())]
    }
    const everybodys = await read('a=b')
    expect(everybodys[1]).toBe(false)
    for (const value of ['2', 'true', 'mio', '__proto__', '1'.repeat(2000)])
      expect(await read(`logged-in=${value}`)).toEqual(everybodys)
    const hinted = await read('logged-in=1')
    expect(hinted[1]).toBe(true)
    expect(hinted[0]).not.toBe(everybodys[0])
    const account = await testServer.fetch('/account', { headers: { Cookie: 'logged-in=1' } })
    expect([account.status, account.headers.get('location')]).toEqual([303, '/login'])
  })

  test('that was tried too often says when to try again, in each language', async () => {
    const guess = (path: string) => visitor.post(path, { username: 'guessed-at', password: 'not hers' })
    for (let n = 0; n < 10; n++) expect((await guess('/login')).status).toBe(401)
    for (const [path, sentence] of [
      ['/login', /Try again in 1[45] minutes\./],
      ['/cn/login', /请在1[45]分钟后再试。/],
      ['/jp/login', /1[45] 分後に、もう一度お試しください。/],
    ] as const) {
      const answer = await guess(path)
      expect(answer.status).toBe(429)
      expect(await answer.text()).toMatch(sentence)
    }
  })
})
