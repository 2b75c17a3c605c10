import { expect, test } from 'vitest'
import { onBoth, onDatabasesInTurn } from '../../../test/databases-in-turn.ts'
import { addRows, rowsOf } from '../../../test/rows.ts'
import { createAuthenticator } from '../../credentials/authenticator-for-tests.ts'
import { openPasskeyGallery } from '../passkeys/passkey-gallery-for-tests.ts'
import { mio, openGallery, origin } from '../service-for-tests.ts'

const fresh = { password: 'a coast at first light', password2: 'a coast at first light' }
const current = mio.password

onDatabasesInTurn('the ways into an account', databases => {
  test("whoever registers with somebody's address keeps nothing of the account once its owner resets the password", async () => {
    const { openBrowser, findToken, db, listMails } = await openGallery(databases)
    const thief = openBrowser()
    await thief.send('POST', '/users', mio)
    const tried = await thief.send('POST', '/passkeys/registration/options', { password: mio.password })
    expect(tried.status).toBe(403)
    // A passkey that was inserted although the address is unconfirmed.
    const key = createAuthenticator(origin)
    const userId = thief.cookies.get('user') ?? ''
    const kept = { public_key: 'AA', counter: 0, transports: '[]', name: '', created_at: '' }
    await addRows(db, 'passkeys', [{ id: key.id, user_id: userId, ...kept }])
    await thief.client.changeEmail({ body: { current, email: 'thief@example.net' } })
    await thief.client.requestPasswordReset({ body: { email: mio.email } })
    const older = await findToken(mio.email)

    const owner = openBrowser()
    await owner.client.requestPasswordReset({ body: { email: mio.email } })
    const token = await findToken(mio.email)
    expect(await owner.client.resetPassword({ body: { token, ...fresh } })).toEqual({ success: true })

    expect((await thief.send('POST', '/session/load', {})).status).toBe(401)
    for (const old of [older, await findToken('thief@example.net')]) {
      expect(await thief.client.confirmEmail({ body: { token: old } })).toEqual({ success: false })
      const again = await thief.client.resetPassword({ body: { token: old, ...fresh } })
      expect(again.errors?.token).toHaveLength(1)
    }
    for (const table of ['sessions', 'passkeys', 'passkey_challenges', 'mail_tokens'] as const) {
      expect([table, await rowsOf(db, table)]).toEqual([table, []])
    }
    const said = (await listMails()).find(mail => mail.subject === 'Your password was reset')?.text
    expect(said).toMatch(/passkeys were removed, and links in earlier emails no longer work/)
  })

  test('after a reset no passkey opens the account, and the devices of before are known no more', async () => {
    const { browser, openBrowser, register, logIn, findToken, listMails } =
      await openPasskeyGallery(databases)
    await register()
    expect((await logIn()).status).toBe(200)
    const owner = openBrowser()
    await owner.client.requestPasswordReset({ body: { email: mio.email } })
    await owner.client.resetPassword({ body: { token: await findToken(mio.email), ...fresh } })
    expect((await logIn()).status).toBe(401)
    const { password } = fresh
    await browser.client.userLogin({ body: { username: 'mio', password } })
    // The same User-Agent as before: its device is unknown, except in the browser of the reset.
    expect((await browser.client.listPasskeys()).passkeys).toEqual([])
    expect((await listMails()).at(-1)?.subject).toBe('Your password was reset')
  })

  test('a change of password voids the link to another address and those to reset, and gives this session a new token', async () => {
    const { browser, client, openBrowser, findToken } = await openPasskeyGallery(databases)
    const thief = openBrowser()
    await thief.client.userLogin({ body: { username: 'mio', password: current } })
    await thief.client.changeEmail({ body: { current, email: 'thief@example.net' } })
    await thief.client.requestPasswordReset({ body: { email: mio.email } })
    const reset = { token: await findToken(mio.email), ...fresh }
    const before = browser.cookies.get('token')
    expect(await client.changePassword({ body: { current, ...fresh } })).toEqual({ success: true })
    expect((await thief.send('GET', '/sessions')).status).toBe(401)
    const change = await findToken('thief@example.net')
    expect(await client.confirmEmail({ body: { token: change } })).toEqual({ success: false })
    expect((await client.resetPassword({ body: reset })).success).toBe(false)
    expect(browser.cookies.get('token')).not.toBe(before)
    expect((await client.userLoad({ body: {} })).user).toMatchObject({ email: mio.email })
    browser.cookies.set('token', before ?? '')
    expect((await browser.send('GET', '/sessions')).status).toBe(401)
  })

  test('of a new password and a new address at once one happens; neither hangs', onBoth, async () => {
    const { client, findToken, openBrowser } = await openPasskeyGallery(databases)
    await client.changeEmail({ body: { current, email: 'mio@studio.example' } })
    const token = await findToken('mio@studio.example')
    const [changed, confirmed] = await Promise.all([
      client.changePassword({ body: { current, ...fresh } }),
      openBrowser().client.confirmEmail({ body: { token } }),
    ])
    expect(changed).toEqual({ success: true })
    const { user } = await client.userLoad({ body: {} })
    expect(user?.email).toBe(confirmed.success ? 'mio@studio.example' : mio.email)
  })

  test('a log-in that was checked before a reset opens no session after it', async () => {
    const { openBrowser, findToken, db } = await openPasskeyGallery(databases)
    const thief = openBrowser()
    await thief.client.requestPasswordReset({ body: { email: mio.email } })
    const token = await findToken(mio.email)
    const [, loggedIn] = await Promise.all([
      openBrowser().client.resetPassword({ body: { token, ...fresh } }),
      thief.send('POST', '/session', { username: 'mio', password: current }),
    ])
    const sessions = await rowsOf(db, 'sessions')
    expect([loggedIn.status, sessions]).toEqual([expect.any(Number), []])
  })

  test('the new and the old address are told of a change, and a new user name is told too', async () => {
    const { client, findToken, listMails } = await openPasskeyGallery(databases)
    const email = 'mio@studio.example'
    await client.changeEmail({ body: { current, email } })
    await client.confirmEmail({ body: { token: await findToken(email) } })
    await client.changeUser({ body: { username: 'mio.paints', password: current, lang: 'jp' } })
    expect((await listMails()).slice(2).map(mail => [mail.to, mail.subject])).toEqual([
      [email, 'Confirm your new email address'],
      [mio.email, 'Your email address was changed'],
      [email, 'ユーザー名が変更されました'],
    ])
  })
})
