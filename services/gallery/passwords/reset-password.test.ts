import { expect, test } from 'vitest'
import { onBoth, onDatabasesInTurn } from '../../../test/databases-in-turn.ts'
import en from '../copy/en.ts'
import { ada, mio, openGallery } from '../service-for-tests.ts'

const fresh = { password: 'a coast at first light', password2: 'a coast at first light' }

onDatabasesInTurn('resetting a password', databases => {
  async function openWithMio(options = {}) {
    const gallery = await openGallery(databases, options)
    const browser = gallery.openBrowser()
    await browser.send('POST', '/users', mio)
    const { client } = gallery.openBrowser()
    const request = (email: string, lang = 'en') => client.requestPasswordReset({ body: { email, lang } })
    const reset = (token: string, more = {}) => client.resetPassword({ body: { token, ...fresh, ...more } })
    return { ...gallery, browser, client, request, reset }
  }

  test('a mail leads to it; all sessions end, the old password is dead, and a mail says so', async () => {
    const { browser, client, request, reset, findToken, listMails } = await openWithMio()
    expect(await request('MIO@example.com ', 'cn')).toEqual({ success: true })
    const token = await findToken(mio.email)
    expect((await listMails()).at(-1)?.text).toContain(
      `http://localhost:3000/cn/account/reset?token=${token}\n`,
    )
    expect(await reset(token)).toEqual({ success: true })
    expect((await browser.send('POST', '/session/load', {})).status).toBe(401)
    const logIn = async (password: string) =>
      (await client.userLogin({ body: { username: 'mio', password } })).success
    expect(await logIn(mio.password)).toBe(false)
    expect(await logIn(fresh.password)).toBe(true)
    expect(
      (await client.userLogin({ body: { username: 'mio', ...{ password: fresh.password } } })).user?.verified,
    ).toBe(true)
    expect((await listMails()).map(mail => mail.subject)).toContain('Your password was reset')
  })

  test('the answer is the same for an address that nobody has, and for what is none; then no mail is sent', async () => {
    const { request, listMails } = await openWithMio()
    for (const email of ['nobody@example.com', 'no address', '', 'a@b.example\r\nBcc: x@y.example']) {
      expect(await request(email)).toEqual({ success: true })
    }
    expect(await listMails()).toHaveLength(1)
  })

  test('a token works once, for an hour, for its own user', async () => {
    const { request, reset, findToken, openBrowser, pass } = await openWithMio()
    await openBrowser().send('POST', '/users', ada)
    const bad = { success: false, errors: { token: [en.token] } }
    for (const wrong of ['', 'invented', await findToken(mio.email)]) expect(await reset(wrong)).toEqual(bad)
    await request(ada.email)
    const adas = await findToken(ada.email)
    expect(await reset(adas)).toEqual({ success: true })
    expect(await reset(adas)).toEqual(bad)
    const stillMios = await openBrowser().client.userLogin({
      body: { username: 'mio', password: mio.password },
    })
    expect(stillMios.success).toBe(true)
    await request(mio.email)
    const late = await findToken(mio.email)
    pass(3_600_000)
    expect(await reset(late)).toEqual(bad)
  })

  test('a password that is refused does not spend the token', async () => {
    const { request, reset, findToken } = await openWithMio()
    await request(mio.email)
    const token = await findToken(mio.email)
    const short = await reset(token, { password: '1234', password2: '12345' })
    expect(short.errors?.password?.[0]).toBe('Use at least 8 characters.')
    const own = await reset(token, { password: 'miotanaka1', password2: 'miotanaka1' })
    expect(own.errors).toEqual({ password: [en.password.own] })
    expect(await reset(token)).toEqual({ success: true })
  })

  test('of ten who use one token at once, one sets the password', onBoth, async () => {
    const { request, reset, findToken } = await openWithMio()
    await request(mio.email)
    const token = await findToken(mio.email)
    const answers = await Promise.all(Array.from({ length: 10 }, () => reset(token)))
    expect(answers.filter(({ success }) => success)).toHaveLength(1)
  })

  test('one account gets few mails, and the answer does not tell', async () => {
    const { request, listMails } = await openWithMio({
      allowed: { resetByAccount: { points: 2, seconds: 60 } },
    })
    for (let tries = 0; tries < 5; tries++) expect(await request(mio.email)).toEqual({ success: true })
    expect(await listMails()).toHaveLength(3)
  })
})
