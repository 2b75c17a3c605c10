import { expect, test } from 'vitest'
import { onBoth, onDatabasesInTurn } from '../../../test/databases-in-turn.ts'
import { rowsOf } from '../../../test/rows.ts'
import { ada, mio, openGallery } from '../service-for-tests.ts'

const hourMs = 3_600_000

onDatabasesInTurn('confirming an address', databases => {
  async function openWithMio(options = {}) {
    const gallery = await openGallery(databases, options)
    const browser = gallery.openBrowser()
    await browser.send('POST', '/users', mio)
    const isVerified = async () => {
      const body = { username: mio.username, password: mio.password }
      return (await gallery.openBrowser().client.userLogin({ body })).user?.verified
    }
    const confirm = async (token: string) =>
      (await gallery.openBrowser().client.confirmEmail({ body: { token } })).success
    return { ...gallery, browser, isVerified, confirm }
  }

  test('works once, from any browser', async () => {
    const { confirm, isVerified, findToken } = await openWithMio()
    const token = await findToken(mio.email)
    expect(await isVerified()).toBe(false)
    expect(await confirm(token)).toBe(true)
    expect(await isVerified()).toBe(true)
    expect(await confirm(token)).toBe(false)
  })

  test('of ten who press the button at once, one confirms', onBoth, async () => {
    const { confirm, findToken } = await openWithMio()
    const token = await findToken(mio.email)
    const answers = await Promise.all(Array.from({ length: 10 }, () => confirm(token)))
    expect(answers.filter(Boolean)).toHaveLength(1)
  })

  test('does not work with a token that is invented, cut short, too old or made for something else', async () => {
    const { confirm, isVerified, findToken, browser, openBrowser, pass } = await openWithMio()
    const token = await findToken(mio.email)
    for (const wrong of ['', 'x'.repeat(43), token.slice(1), `${token}x`])
      expect(await confirm(wrong)).toBe(false)
    await openBrowser().client.requestPasswordReset({ body: { email: mio.email } })
    expect(await confirm(await findToken(mio.email))).toBe(false)
    expect(await confirm(browser.cookies.get('token') ?? '')).toBe(false)
    pass(72 * hourMs)
    expect(await confirm(token)).toBe(false)
    expect(await isVerified()).toBe(false)
  })

  test("somebody else's token confirms somebody else's address only", async () => {
    const { confirm, isVerified, findToken, openBrowser, db } = await openWithMio()
    await openBrowser().send('POST', '/users', ada)
    expect(await confirm(await findToken(ada.email))).toBe(true)
    expect(await isVerified()).toBe(false)
    const verified = (await rowsOf(db, 'users')).filter(({ verified_at }) => verified_at !== null)
    expect(verified.map(({ username }) => username)).toEqual(['ada'])
  })

  test('the mail is sent again: once a minute, five times a day, to who is logged in and not confirmed', async () => {
    const { browser, openBrowser, listMails, findToken } = await openWithMio({
      allowed: { resendByUserAndDay: { points: 2, seconds: 60 } },
    })
    const resend = async (lang: string) =>
      (await browser.client.publicBetaResendConfirmationEmail({ body: { lang } })).success
    expect([await resend('jp'), await resend('cn'), await resend('en')]).toEqual([true, true, false])
    const mails = await listMails()
    expect(mails.map(mail => mail.locale)).toEqual(['en', 'jp', 'cn'])
    expect(mails[1]?.text).toMatch(/http:\/\/localhost:3000\/jp\/account\/confirm\?token=/)
    expect((await openBrowser().send('POST', '/users/confirmation/resend', {})).status).toBe(401)
    const token = await findToken(mio.email)
    expect(await browser.client.confirmEmail({ body: { token } })).toMatchObject({ success: true })
    expect(await resend('en')).toBe(false)
  })

  test('ends the sessions of other browsers, knows none of them, and voids a change of address that waits', async () => {
    const { browser, openBrowser, findToken, listMails, confirm } = await openWithMio()
    const token = await findToken(mio.email)
    const other = openBrowser({ 'User-Agent': 'Firefox/140.0' })
    const logIn = () => other.client.userLogin({ body: { username: 'mio', password: mio.password } })
    await logIn()
    const current = mio.password
    await other.client.changeEmail({ body: { current, email: 'elsewhere@example.net' } })
    expect(await browser.client.confirmEmail({ body: { token } })).toMatchObject({ success: true })
    expect((await browser.client.listSessions()).sessions).toHaveLength(1)
    expect((await other.send('GET', '/sessions')).status).toBe(401)
    expect(await confirm(await findToken('elsewhere@example.net'))).toBe(false)
    const told = async () =>
      (await listMails()).filter(mail => mail.subject === 'A log-in from another device').length
    expect(await told()).toBe(1)
    await logIn()
    expect(await told()).toBe(2)
  })

  test('by a browser without a session ends all of them: it may be somebody else who reads the mail', async () => {
    const { browser, findToken, confirm } = await openWithMio()
    expect(await confirm(await findToken(mio.email))).toBe(true)
    expect((await browser.send('GET', '/sessions')).status).toBe(401)
  })

  test('guessing is limited', async () => {
    const { openBrowser } = await openWithMio({ allowed: { tokenByAddress: { points: 3, seconds: 60 } } })
    const guess = async () => (await openBrowser().send('POST', '/users/confirmation', { token: 'a' })).status
    expect([await guess(), await guess(), await guess(), await guess()]).toEqual([200, 200, 200, 429])
  })
})
