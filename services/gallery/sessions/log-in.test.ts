import { beforeAll, expect, test } from 'vitest'
import { hashPassword } from '../../../platform/passwords.ts'
import { hashOf } from '../../../platform/tokens.ts'
import { onDatabasesInTurn } from '../../../test/databases-in-turn.ts'
import { changeRows, rowsOf } from '../../../test/rows.ts'
import {
  ada,
  type Browser,
  mio,
  openGallery,
  type TestGallery,
  type TestGalleryOptions,
} from '../service-for-tests.ts'

const failed = 'Please enter a valid username and password.'
const iPad =
  'Mozilla/5.0 (iPad; CPU OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1'
const linux = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'

onDatabasesInTurn('logging in', databases => {
  async function openWithMio(options: TestGalleryOptions = {}) {
    const gallery = await openGallery(databases, options)
    const first = gallery.openBrowser({ 'User-Agent': iPad })
    await first.send('POST', '/users', mio)
    return { ...gallery, first }
  }

  /** For tests that tolerate other sessions. */
  let busy: TestGallery
  beforeAll(async () => {
    busy = await openWithMio()
  })

  test.each(['mio', 'MIO', ' mio ', 'mio@example.com', 'MIO@example.com'])('works as %j', async username => {
    const browser = busy.openBrowser()
    const { success, user } = await browser.client.userLogin({ body: { username, password: mio.password } })
    expect(success).toBe(true)
    expect(user).toMatchObject({ username: 'mio', verified: false })
    expect(user).not.toHaveProperty('token')
    const loaded = await browser.client.userLoad({ body: {} })
    expect(loaded.user).toMatchObject({ username: 'mio' })
    expect(loaded.user).not.toHaveProperty('token')
  })

  test.each<[string, object]>([
    ['a wrong password', { username: 'mio', password: 'lemons and wattlf' }],
    ['an unknown name', { username: 'nobody', password: mio.password }],
    ['an unknown address', { username: 'nobody@example.com', password: mio.password }],
    ['no password', { username: 'mio', password: '' }],
    ['no name', { username: '', password: mio.password }],
    ['SQL', { username: "' or 1=1 --", password: "' or 1=1 --" }],
    ['half a character', { username: '\ud800', password: '\udfff' }],
    ['control characters', { username: 'mio\u0000', password: 'a\u0000' }],
  ])('is refused with one and the same sentence for %s', async (_, body) => {
    const browser = busy.openBrowser()
    const response = await browser.send('POST', '/session', body)
    expect(response.status).toBe(401)
    expect(await response.json()).toEqual({ success: false, errors: { message: failed } })
    expect(browser.cookies.size).toBe(0)
  })

  test('speaks the language of the form, and asks for both when both are missing', async () => {
    const { client } = busy.openBrowser()
    const ask = async (lang: string, username?: string) =>
      (await client.userLogin({ body: { lang, ...(username && { username }) } })).errors
    expect(await ask('cn', 'mio')).toEqual({ message: '请输入有效的用户名和密码。' })
    expect(await ask('jp', 'mio')).toEqual({ message: '正しいユーザー名とパスワードを入力してください。' })
    expect(await ask('en')).toEqual({ empty: 'Please enter your username and your password.' })
  })

  test('never adopts a session that was planted: the token is new, and the planted one is dead', async () => {
    const { openBrowser, first, db } = await openWithMio()
    const browser = openBrowser()
    browser.cookies.set('user', first.cookies.get('user') ?? '')
    browser.cookies.set('token', first.cookies.get('token') ?? '')
    const planted = first.cookies.get('token') ?? ''
    await browser.client.userLogin({ body: { username: 'mio', password: mio.password } })
    expect(browser.cookies.get('token')).not.toBe(planted)
    expect((await first.send('POST', '/session/load', {})).status).toBe(401)
    const invented = openBrowser()
    invented.cookies.set('token', 'chosen-by-somebody-else')
    await invented.client.userLogin({ body: { username: 'mio', password: mio.password } })
    expect(invented.cookies.get('token')).not.toBe('chosen-by-somebody-else')
    const hashes = await rowsOf(db, 'sessions')
    expect(hashes.map(row => row.token_hash)).not.toContain(hashOf('chosen-by-somebody-else'))
  })

  test('cookies that open nothing are taken away with the refusal', async () => {
    const browser = busy.openBrowser()
    browser.cookies.set('user', 'a')
    browser.cookies.set('token', 'b')
    expect((await browser.send('POST', '/session/load', {})).status).toBe(401)
    expect(browser.cookies.size).toBe(0)
  })

  test.each<[string, string | null, string]>([
    [
      'https://example.com',
      null,
      '__Host-token=x; Max-Age=31536000; Path=/; HttpOnly; Secure; SameSite=Strict',
    ],
    [
      'https://www.example.com',
      'example.com',
      '__Secure-token=x; Max-Age=31536000; Domain=example.com; Path=/; HttpOnly; Secure; SameSite=Strict',
    ],
  ])('on %s the cookies are Secure and carry their prefix', async (site, cookieDomain, expected) => {
    const { openBrowser } = await openGallery(databases, { site, cookieDomain })
    const browser = openBrowser()
    const response = await browser.send('POST', '/users', mio)
    const [, token] = response.headers.getSetCookie()
    expect(token?.replace(/=[\w-]{43};/, '=x;')).toBe(expected)
    const cleared = await browser.send('DELETE', '/session')
    const [user] = cleared.headers.getSetCookie()
    expect(user).toBe(expected.replace('token=x; Max-Age=31536000', 'user=; Max-Age=0'))
  })

  test('logging out ends the session and clears its cookies; twice is no error', async () => {
    const { first, db } = await openWithMio()
    expect(await first.client.userLogout()).toEqual({ success: true })
    expect(first.cookies.size).toBe(0)
    expect(await rowsOf(db, 'sessions')).toEqual([])
    expect(await first.client.userLogout()).toEqual({ success: true })
  })

  test('a log-in from another device is told by mail, once', async () => {
    const { openBrowser, listMails } = await openWithMio()
    const logIn = (agent: string) =>
      openBrowser({ 'User-Agent': agent }).client.userLogin({
        body: { username: 'mio', password: mio.password },
      })
    await logIn(iPad)
    expect(await listMails()).toHaveLength(1)
    await logIn(linux)
    await logIn(linux)
    const mails = await listMails()
    expect(mails.slice(1).map(mail => mail.subject)).toEqual(['A log-in from another device'])
    expect(mails[1]?.text).toContain('Firefox · Linux, on June 15, 2026 at 10:00 AM (UTC)')
  })

  test('lists sessions by browser and system, ends them, and never those of others', async () => {
    const { openBrowser, first, pass } = await openWithMio()
    pass(1000)
    const other = openBrowser({ 'User-Agent': linux })
    await other.client.userLogin({ body: { username: 'mio', password: mio.password } })
    const { sessions } = await first.client.listSessions()
    expect(sessions.map(({ device, current }) => [device, current])).toEqual([
      ['Firefox · Linux', false],
      ['Safari · iPadOS', true],
    ])
    const stranger = openBrowser()
    await stranger.send('POST', '/users', ada)
    const id = sessions[0]?.id ?? ''
    const { password } = mio
    const end = async (browser: Browser) => {
      const answer = await browser.send('DELETE', `/sessions/${id}`, { password })
      return [answer.status, (await answer.json()).detail]
    }
    const absent = [404, 'There is no other session of that id.']
    expect(await end(stranger)).toEqual(absent)
    expect(await end(first)).toEqual([200, undefined])
    expect(await end(first)).toEqual(absent)
    expect((await other.send('GET', '/sessions')).status).toBe(401)
    expect((await first.client.listSessions()).sessions).toHaveLength(1)
  })

  test('a session is noted as seen at most once an hour, and ends after a year', async () => {
    const { first, db, pass } = await openWithMio()
    const seen = async () => (await rowsOf(db, 'sessions'))[0]?.last_seen_at
    pass(59 * 60_000)
    await first.client.userLoad({ body: {} })
    expect(await seen()).toBe('2026-06-15T10:00:00.000Z')
    pass(60_000)
    await first.client.userLoad({ body: {} })
    expect(await seen()).toBe('2026-06-15T11:00:00.000Z')
    pass(365 * 24 * 3_600_000)
    expect((await first.send('POST', '/session/load', {})).status).toBe(401)
  })

  test('a hash of another cost is made anew', async () => {
    const { openBrowser, db } = await openWithMio({ realPasswordCost: true })
    const weak = await hashPassword(mio.password, { memory: 64, passes: 1, lanes: 1 })
    await changeRows(db, 'users', { username: 'mio' }, { password_hash: weak })
    const logIn = async () =>
      (await openBrowser().client.userLogin({ body: { username: 'mio', password: mio.password } })).success
    expect(await logIn()).toBe(true)
    const [row] = await rowsOf(db, 'users')
    expect(row?.password_hash).toContain('$m=19456,t=2,p=1$')
    expect(await logIn()).toBe(true)
  })

  test('a thousand tries are limited, for known and unknown names alike, and the right one counts anew', async () => {
    const { openBrowser } = await openWithMio({
      allowed: {
        logInByAccountAndAddress: { points: 10, seconds: 900 },
        logInByAccount: { points: 50, seconds: 3600 },
      },
    })
    for (const username of ['mio', 'nobody']) {
      const browser = openBrowser({ 'X-Visitor-Address': '192.0.2.1' })
      const count: Record<number, number> = {}
      for (let tries = 0; tries < 500; tries++) {
        const response = await browser.send('POST', '/session', { username, password: `guess ${tries}` })
        count[response.status] = (count[response.status] ?? 0) + 1
        if (response.status === 429) expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(800)
      }
      expect(count).toEqual({ 401: 10, 429: 490 })
    }
    const elsewhere = openBrowser({ 'X-Visitor-Address': '192.0.2.2' })
    expect(
      (await elsewhere.client.userLogin({ body: { username: 'mio', password: mio.password } })).success,
    ).toBe(true)
  })

  test('many addresses against one account are limited too, and neighbours in one IPv6 network count as one', async () => {
    const { openBrowser } = await openWithMio({
      allowed: { logInByAccount: { points: 3, seconds: 60 }, logInByAddress: { points: 2, seconds: 60 } },
    })
    const status = async (address: string, username: string) =>
      (
        await openBrowser({ 'X-Visitor-Address': address }).send('POST', '/session', {
          username,
          password: 'a',
        })
      ).status
    for (const host of [1, 2, 3]) expect(await status(`192.0.2.${host}`, 'mio')).toBe(401)
    expect(await status('192.0.2.4', 'mio')).toBe(429)
    expect(await status('2001:db8::1', 'one')).toBe(401)
    expect(await status('2001:db8:0:0:ffff::2', 'two')).toBe(401)
    expect(await status('2001:db8::3', 'three')).toBe(429)
    expect(await status('2001:db8:0:1::1', 'four')).toBe(401)
  })
})
