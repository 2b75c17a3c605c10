import { beforeAll, expect, test } from 'vitest'
import { onBoth, onDatabasesInTurn } from '../../../test/databases-in-turn.ts'
import { rowsOf } from '../../../test/rows.ts'
import en from '../copy/en.ts'
import { ada, mio, openGallery, type TestGallery } from '../service-for-tests.ts'

onDatabasesInTurn('registering', databases => {
  const open = (options = {}) => openGallery(databases, options)
  /** For tests that store nothing, or read only Mio's rows. */
  let empty: TestGallery
  let withMio: TestGallery
  beforeAll(async () => {
    empty = await open()
    withMio = await open()
    await withMio.openBrowser().send('POST', '/users', mio)
  })

  test('opens a session, and sends a mail to confirm the address', async () => {
    const { openBrowser, listMails } = await open()
    const browser = openBrowser()
    const response = await browser.send('POST', '/users', mio)
    expect(response.status).toBe(200)
    const { data } = (await response.json()) as { data: { user: Record<string, unknown> } }
    expect(data).toEqual({
      success: true,
      user: {
        id: expect.stringMatching(/^[\da-f-]{36}$/),
        active: 0,
        betaUsers: [],
        username: 'mio',
        firstname: 'Mio',
        lastname: 'Tanaka',
        email: 'mio@example.com',
        verified: false,
      },
    })
    expect(response.headers.getSetCookie()).toEqual([
      `user=${data.user.id}; Max-Age=31536000; Path=/; HttpOnly; SameSite=Strict`,
      expect.stringMatching(/^token=[\w-]{43}; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Strict$/),
      'logged-in=1; Max-Age=31536000; Path=/; HttpOnly; SameSite=Lax',
    ])
    expect((await browser.client.userLoad({ body: {} })).user).toEqual(data.user)
    const mails = await listMails()
    expect(mails).toHaveLength(1)
    expect(mails[0]).toMatchObject({
      to: 'mio@example.com',
      locale: 'en',
      subject: 'Confirm your email address',
    })
    expect(mails[0]?.text).toMatch(/http:\/\/localhost:3000\/account\/confirm\?token=[\w-]{43}\n/)
  })

  test('stores hashes only, and neither the password nor the date of birth', async () => {
    const { db, openBrowser, findToken } = await open({ realPasswordCost: true })
    const browser = openBrowser()
    await browser.send('POST', '/users', mio)
    const token = await findToken(mio.email)
    expect(token).toHaveLength(43)
    const tables = ['users', 'sessions', 'mail_tokens', 'user_devices', 'registration_proofs'] as const
    const rows = await Promise.all(tables.map(table => rowsOf(db, table)))
    const stored = JSON.stringify(rows)
    for (const secret of [mio.password, mio.dob, token, browser.cookies.get('token')]) {
      expect(stored).not.toContain(secret)
    }
    expect(stored).toContain('$argon2id$v=19$m=19456,t=2,p=1$')
  })

  test('says in all languages what is wrong with every field that is empty', async () => {
    const { db, openBrowser } = await open()
    const browser = openBrowser()
    for (const [lang, required] of [
      ['en', 'Required field'],
      ['cn', '必填项'],
      ['jp', '必須項目です'],
      ['fr', 'Required field'],
    ]) {
      for (const body of [
        { lang },
        {
          ...mio,
          username: '',
          firstname: ' ',
          lastname: '',
          email: '',
          password: '',
          dob: '',
          terms: false,
          lang,
        },
      ]) {
        const response = await browser.send('POST', '/users', body)
        expect(response.status).toBe(422)
        const { data } = (await response.json()) as { data: { errors: Record<string, string[]> } }
        expect(Object.keys(data.errors).toSorted()).toEqual([
          'dob',
          'email',
          'firstname',
          'lastname',
          'password',
          'terms',
          'username',
        ])
        const { terms, ...rest } = data.errors
        expect(Object.values(rest)).toEqual(Array(6).fill([required]))
        expect(terms).toHaveLength(1)
      }
    }
    expect(browser.cookies.size).toBe(0)
    expect(await rowsOf(db, 'users')).toEqual([])
  })

  test('takes names of every script, and somebody who is 13 today', async () => {
    const { openBrowser } = await open()
    for (const [username, change] of [
      ['澪', {}],
      ['みお_田中', { firstname: '澪', lastname: '田中' }],
      ['Ænima.O-Neill', { firstname: 'J. R. R.', lastname: "O'Neill-Åse" }],
      ['thirteen', { dob: '2013-06-15' }],
    ] as const) {
      const email = `${username.length}@example.com`
      const response = await openBrowser().send('POST', '/users', { ...mio, username, email, ...change })
      expect(await response.json()).toMatchObject(
        username === '澪'
          ? { data: { errors: { username: ['Use at least 3 characters.'] } } }
          : { data: { success: true } },
      )
    }
  })

  test.each(['mio', 'MIO', 'ｍｉｏ', 'm\u0456o', 'mi\u043e', 'mi\u03bf', 'mi0'])(
    'a user name that reads like one that is there is taken: %s',
    async username => {
      const response = await withMio.openBrowser().send('POST', '/users', { ...ada, username, lang: 'en' })
      expect(await response.json()).toEqual({
        data: { success: false, errors: { username: [en.username.taken] } },
      })
    },
  )

  test('an address that is taken gets the neutral success; its owner gets a mail, and nobody a session', async () => {
    const { db, openBrowser, listMails } = await open()
    await openBrowser().send('POST', '/users', { ...mio, lang: 'jp' })
    const stranger = openBrowser()
    const response = await stranger.send('POST', '/users', { ...ada, email: 'MIO@Example.com' })
    expect([response.status, await response.json()]).toEqual([200, { data: { success: true } }])
    expect(stranger.cookies.size).toBe(0)
    expect(await rowsOf(db, 'users')).toHaveLength(1)
    const mails = await listMails()
    expect(mails).toHaveLength(2)
    expect(mails[1]).toMatchObject({
      to: 'mio@example.com',
      locale: 'jp',
      subject: 'すでにアカウントをお持ちです',
    })
  })

  test('of two who want one name at the same moment, one gets it', onBoth, async () => {
    const { db, openBrowser, listMails } = await open()
    const answers = await Promise.all(
      Array.from({ length: 8 }, async (_, at) => {
        const response = await openBrowser().send('POST', '/users', { ...mio, email: `mio${at}@example.com` })
        return [response.status, await response.json()]
      }),
    )
    const won = answers.filter(([status]) => status === 200)
    const lost = answers.filter(([status]) => status !== 200)
    expect([won.length, lost.length]).toEqual([1, 7])
    for (const answer of lost) {
      expect(answer).toEqual([422, { data: { success: false, errors: { username: [en.username.taken] } } }])
    }
    expect(await rowsOf(db, 'users')).toHaveLength(1)
    expect(await listMails()).toHaveLength(1)
  })

  test('of two who want one address at once, one gets it, and learns nothing', onBoth, async () => {
    const { db, openBrowser } = await open()
    const answers = await Promise.all(
      ['mio', 'ada', 'eve'].map(async username => {
        const response = await openBrowser().send('POST', '/users', { ...mio, username })
        return [response.status, ((await response.json()) as { data: { success: boolean } }).data.success]
      }),
    )
    expect(answers).toEqual(Array(3).fill([200, true]))
    expect(await rowsOf(db, 'users')).toHaveLength(1)
  })

  test('10 MB of JSON is refused, and of two values for one field the last one counts', onBoth, async () => {
    const { db, openBrowser, prove } = await open()
    const browser = openBrowser()
    const huge = await browser.send(
      'POST',
      '/users',
      JSON.stringify({ ...mio, email: 'x'.repeat(10_000_000) }),
    )
    expect(huge.status).toBe(413)
    const twice = `${JSON.stringify({ ...mio, captcha: prove() }).slice(0, -1)},"username":"m","username":"second"}`
    expect((await browser.send('POST', '/users', twice)).status).toBe(200)
    expect(await rowsOf(db, 'users')).toMatchObject([{ username: 'second' }])
  })

  test('a call from another site is refused, and stores nothing', async () => {
    const { db, service } = empty
    const strangers = [{ 'Sec-Fetch-Site': 'cross-site' }, { Origin: 'https://evil.example' }, {}]
    for (const headers of strangers) {
      const response = await service(
        new Request('http://localhost:3000/api/gallery/users', {
          method: 'POST',
          headers: { 'Content-Type': 'application/json', ...headers } as Record<string, string>,
          body: JSON.stringify(mio),
        }),
      )
      expect(response.status).toBe(403)
    }
    expect(await rowsOf(db, 'users')).toEqual([])
  })

  test('is limited by address and by mail domain', async () => {
    const once = { points: 1, seconds: 60 }
    for (const allowed of [{ registerByAddress: once }, { registerByMailDomain: once }]) {
      const { openBrowser } = await open({ allowed })
      const browser = openBrowser({ 'X-Visitor-Address': '192.0.2.1' })
      expect((await browser.send('POST', '/users', mio)).status).toBe(200)
      const response = await browser.send('POST', '/users', { ...ada, email: 'ada@example.com' })
      expect(response.status).toBe(429)
      expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
      expect(await response.json()).toMatchObject({ title: 'Too many requests', status: 429 })
      const elsewhere = openBrowser({ 'X-Visitor-Address': '192.0.2.2' })
      expect((await elsewhere.send('POST', '/users', ada)).status).toBe(200)
    }
  })
})
