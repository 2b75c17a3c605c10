import { expect, test } from 'vitest'
import { onDatabasesInTurn } from '../../test/databases-in-turn.ts'
import { rowsOf } from '../../test/rows.ts'
import { ada, type Browser, mio, openGallery, type TestGalleryOptions } from './service-for-tests.ts'

const hour = 3600
const fresh = { password: 'a coast at first light', password2: 'a coast at first light' }

onDatabasesInTurn('the limits of logging in', databases => {
  async function openWithMio(options: TestGalleryOptions = {}) {
    const gallery = await openGallery(databases, options)
    await gallery.openBrowser().send('POST', '/users', mio)
    let hosts = 0
    /** A browser at an address of its own. */
    const elsewhere = () => gallery.openBrowser({ 'X-Visitor-Address': `198.51.100.${++hosts}` })
    const logIn = async (browser: Browser, username: string, password: string = mio.password) =>
      (await browser.send('POST', '/session', { username, password })).status
    return { ...gallery, elsewhere, logIn }
  }

  test('the name and the address of an account are counted together, and a name of nobody as one account', async () => {
    const { elsewhere, logIn } = await openWithMio({
      allowed: { logInByAccountAndAddress: { points: 4, seconds: hour } },
    })
    for (const names of [
      ['mio', 'mio@example.com'],
      ['nobody', 'Nobody'],
    ]) {
      const browser = elsewhere()
      const statuses: number[] = []
      for (let tries = 0; tries < 6; tries++)
        statuses.push(await logIn(browser, names[tries % 2] ?? '', 'guess'))
      expect(statuses).toEqual([401, 401, 401, 401, 429, 429])
    }
  })

  test('many addresses that guess at both together are limited as at one', async () => {
    const { elsewhere, logIn } = await openWithMio({
      allowed: { logInByAccount: { points: 4, seconds: hour } },
    })
    const statuses: number[] = []
    for (const name of ['mio', 'MIO', 'mio@example.com', 'Mio@Example.com', 'mio', 'mio@example.com'])
      statuses.push(await logIn(elsewhere(), name, 'guess'))
    expect(statuses).toEqual([401, 401, 401, 401, 429, 429])
  })

  test("a browser that the account was opened in is not locked out by strangers' guesses, and has ten tries of its own", async () => {
    const { elsewhere, openBrowser, logIn, db } = await openWithMio({
      allowed: {
        logInByAddress: { points: 3, seconds: hour },
        logInByAccount: { points: 3, seconds: hour },
        logInByDevice: { points: 2, seconds: hour },
      },
    })
    // At the same address as the attackers: a shared network.
    const own = openBrowser()
    expect(await logIn(own, 'mio')).toBe(200)
    await own.client.userLogout()
    expect([...own.cookies.keys()]).toEqual(['device'])
    for (let tries = 0; tries < 4; tries++) await logIn(openBrowser(), 'mio@example.com', 'guess')
    expect(await logIn(openBrowser(), 'mio')).toBe(429)
    expect(await logIn(elsewhere(), 'mio')).toBe(429)
    expect([await logIn(own, 'mio', 'wrong'), await logIn(own, 'mio@example.com')]).toEqual([401, 200])
    // A correct password resets the limit, and stores no second device token.
    const wrong = [await logIn(own, 'mio', 'a'), await logIn(own, 'mio', 'b'), await logIn(own, 'mio', 'c')]
    expect(wrong).toEqual([401, 401, 429])
    const stored = await rowsOf(db, 'device_tokens')
    expect(stored).toHaveLength(1)
    expect(stored[0]?.token_hash).not.toBe(own.cookies.get('device'))
  })

  test("a browser is known for its own accounts alone, also when it is shared, and somebody's cookie opens nothing", async () => {
    const { openBrowser, elsewhere, logIn } = await openWithMio({
      allowed: { logInByAccount: { points: 2, seconds: hour } },
    })
    await openBrowser().send('POST', '/users', ada)
    const shared = openBrowser()
    expect(await logIn(shared, 'mio')).toBe(200)
    expect(await logIn(shared, 'ada')).toBe(200)
    const adas = elsewhere()
    expect(await logIn(adas, 'ada')).toBe(200)
    for (const name of ['mio', 'ada']) for (const _ of [1, 2]) await logIn(elsewhere(), name, 'guess')
    expect([await logIn(adas, 'mio'), await logIn(adas, 'ada')]).toEqual([429, 200])
    expect([await logIn(shared, 'mio'), await logIn(shared, 'ada')]).toEqual([200, 200])
    const thief = elsewhere()
    thief.cookies.set('device', shared.cookies.get('device') ?? '')
    expect((await thief.send('GET', '/sessions')).status).toBe(401)
    expect(await logIn(thief, 'mio', 'guess')).toBe(401)
  })

  test('a reset is not locked out: its browser logs in at once, and others at its mail domain do not hold it up', async () => {
    const { elsewhere, logIn, findToken } = await openWithMio({
      allowed: {
        logInByAccount: { points: 2, seconds: hour },
        resetByMailDomain: { points: 2, seconds: hour },
        firstResetsByAddress: { points: 1, seconds: hour },
      },
    })
    const stranger = elsewhere()
    const ask = async (browser: Browser, email: string) =>
      (await browser.send('POST', '/password/reset-request', { email })).status
    const asked = [1, 2, 3, 4].map(number => `nobody${number}@example.com`)
    const statuses: number[] = []
    for (const email of asked) statuses.push(await ask(stranger, email))
    expect(statuses).toEqual([200, 200, 200, 429])
    for (let tries = 0; tries < 3; tries++) await logIn(elsewhere(), 'mio', 'guess')
    const owner = elsewhere()
    expect(await logIn(owner, 'mio')).toBe(429)
    expect(await ask(owner, mio.email)).toBe(200)
    const body = { token: await findToken(mio.email), ...fresh }
    expect(await owner.client.resetPassword({ body })).toEqual({ success: true })
    expect(await logIn(owner, 'mio', fresh.password)).toBe(200)
    expect(await logIn(elsewhere(), 'mio', fresh.password)).toBe(429)
  })

  test('a stranger who asks for resets does not void the link that the owner has', async () => {
    const { elsewhere, findToken } = await openWithMio({
      allowed: { resetByAccount: { points: 3, seconds: hour } },
    })
    const body = { email: mio.email }
    await elsewhere().client.requestPasswordReset({ body })
    const token = await findToken(mio.email)
    for (let tries = 0; tries < 5; tries++) await elsewhere().client.requestPasswordReset({ body })
    expect(await elsewhere().client.resetPassword({ body: { token, ...fresh } })).toEqual({ success: true })
  })

  test.each<[string, string | null, string]>([
    [
      'https://example.com',
      null,
      '__Host-device=x; Max-Age=31536000; Path=/; HttpOnly; Secure; SameSite=Strict',
    ],
    [
      'https://www.example.com',
      'example.com',
      '__Secure-device=x; Max-Age=31536000; Domain=example.com; Path=/; HttpOnly; Secure; SameSite=Strict',
    ],
  ])('on %s its cookie is as safe as those of a session', async (site, cookieDomain, expected) => {
    const { openBrowser } = await openGallery(databases, { site, cookieDomain })
    await openBrowser().send('POST', '/users', mio)
    const body = { username: 'mio', password: mio.password }
    const cookies = (await openBrowser().send('POST', '/session', body)).headers.getSetCookie()
    expect(cookies.map(cookie => cookie.replace(/=[\w-]{43};/, '=x;'))).toContain(expected)
  })
})
