import { expect, test } from 'vitest'
import { onBoth, onDatabasesInTurn } from '../../../test/databases-in-turn.ts'
import { rowsOf } from '../../../test/rows.ts'
import { createAuthenticator } from '../../credentials/authenticator-for-tests.ts'
import en from '../copy/en.ts'
import { ada, type Browser, mio, origin } from '../service-for-tests.ts'
import { openPasskeyGallery } from './passkey-gallery-for-tests.ts'

onDatabasesInTurn('passkeys', databases => {
  const openWithMio = () => openPasskeyGallery(databases)
  const { password } = mio

  test('one is made, listed, opens a session without a name, and is forgotten', async () => {
    const { client, register, logIn, authenticator, db, browser } = await openWithMio()
    expect(await register(' My iPad ')).toEqual({ success: true })
    const { passkeys } = await client.listPasskeys()
    expect(passkeys).toEqual([
      { id: authenticator.id, name: 'My iPad', created_at: '2026-06-15T10:00:00.000Z' },
    ])
    const { other, status, answer } = await logIn()
    expect(status).toBe(200)
    expect(answer).toMatchObject({
      success: true,
      user: { username: 'mio' },
    })
    expect((await other.client.userLoad({ body: {} })).user?.username).toBe('mio')
    expect(await rowsOf(db, 'passkeys')).toMatchObject([{ counter: 2 }])
    const params = { id: authenticator.id }
    expect(await client.removePasskey({ params, body: { password } })).toEqual({ success: true })
    const again = await browser.send('DELETE', `/passkeys/${authenticator.id}`, { password })
    expect(again.status).toBe(404)
    expect((await logIn()).status).toBe(401)
  })

  test('the options ask for a passkey that the browser can offer by itself', async () => {
    const { client, register, startRegistration, authenticator } = await openWithMio()
    await register()
    const options = await startRegistration()
    expect(options).toMatchObject({
      rp: { id: 'localhost' },
      attestation: 'none',
      authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
      excludeCredentials: [{ id: authenticator.id }],
    })
    const { options: asked } = await client.startPasskeyAuthentication({ body: {} })
    expect(asked).toMatchObject({ rpId: 'localhost', userVerification: 'preferred', timeout: 300_000 })
    expect(asked.allowCredentials).toBeUndefined()
  })

  test('an answer counts once, for five minutes, from our own pages', async () => {
    const { register, logIn, authenticator, pass, openBrowser } = await openWithMio()
    await register()
    let answered: object = {}
    await logIn(options => {
      answered = authenticator.get(options)
      return answered
    })
    const again = await openBrowser().send('POST', '/passkeys/authentication', { response: answered })
    expect(again.status).toBe(401)
    expect((await logIn(options => authenticator.get(options, 'https://evil.example'))).status).toBe(401)
    expect((await logIn(options => authenticator.get({ ...options, rpId: 'evil.example' }))).status).toBe(401)
    expect((await logIn(options => authenticator.get({ ...options, challenge: 'invented' }))).status).toBe(
      401,
    )
    const late = await logIn(options => {
      pass(300_000)
      return authenticator.get(options)
    })
    expect(late.status).toBe(401)
    expect((await logIn()).status).toBe(200)
  })

  test('a copy of the key, which counts from below, is refused', async () => {
    const { register, logIn, authenticator } = await openWithMio()
    authenticator.setCounter(10)
    await register()
    authenticator.setCounter(5)
    expect((await logIn()).status).toBe(401)
  })

  test.each<[string, object]>([
    ['nothing', {}],
    ['a strange id', { id: '\u0000', rawId: 7, response: null }],
    ['rubbish', { id: 'abc', rawId: 'abc', type: 'public-key', response: { clientDataJSON: '%%%' } }],
    ['pollution', JSON.parse('{"__proto__":{"id":"a"},"response":{"__proto__":{}}}')],
  ])('%s for an answer is a no, not a fault', async (_, response) => {
    const { openBrowser, client } = await openWithMio()
    expect((await openBrowser().send('POST', '/passkeys/authentication', { response })).status).toBe(401)
    expect(
      await client.finishPasskeyRegistration({ body: { response: response as Record<string, unknown> } }),
    ).toEqual({
      success: false,
    })
  })

  test("nobody registers on somebody else's challenge, or somebody else's passkey", async () => {
    const { openBrowser, register, startRegistration, authenticator, findToken } = await openWithMio()
    const stranger = openBrowser()
    await stranger.send('POST', '/users', ada)
    await stranger.client.confirmEmail({ body: { token: await findToken(ada.email) } })
    const options = await startRegistration()
    const theirs = createAuthenticator(origin)
    const finish = (response: Record<string, unknown>) =>
      stranger.client.finishPasskeyRegistration({ body: { response } })
    expect(await finish(theirs.create(options))).toEqual({ success: false })
    await register()
    expect(await finish(authenticator.create(await startRegistration(stranger.client)))).toEqual({
      success: false,
    })
    expect((await stranger.client.listPasskeys()).passkeys).toEqual([])
    const removal = await stranger.send('DELETE', `/passkeys/${authenticator.id}`, { password })
    expect([removal.status, (await removal.json()).detail]).toEqual([404, 'There is no passkey of that id.'])
  })

  test('one is added to a confirmed address alone, and by who authenticates again', async () => {
    const { openBrowser, client, authenticator } = await openWithMio()
    const stranger = openBrowser()
    await stranger.send('POST', '/users', ada)
    const early = await stranger.send('POST', '/passkeys/registration/options', { password })
    expect([early.status, (await early.json()).detail]).toEqual([403, 'Confirm the email address first.'])
    expect(await client.startPasskeyRegistration({ body: {} })).toEqual({
      success: false,
      errors: { password: [en.required] },
    })
    const wrong = await client.startPasskeyRegistration({ body: { password: 'guessed' } })
    expect(wrong).toEqual({ success: false, errors: { password: [en.password.wrong] } })
    const response = authenticator.create({ challenge: 'invented', rp: { id: 'localhost' } })
    expect(await client.finishPasskeyRegistration({ body: { response } })).toEqual({ success: false })
  })

  test('a challenge to authenticate again by is good for no new passkey', async () => {
    const { client, register, authenticator } = await openWithMio()
    await register()
    const { options } = await client.startPasskeyProof({ body: {} })
    const response = createAuthenticator(origin).create({ ...options, rp: { id: 'localhost' } })
    expect(await client.finishPasskeyRegistration({ body: { response } })).toEqual({ success: false })
    expect((await client.listPasskeys()).passkeys.map(({ id }) => id)).toEqual([authenticator.id])
  })

  test('adding and removing one is told by mail, and ends the other sessions where that is asked for', async () => {
    const { client, startRegistration, authenticator, openBrowser, listMails } = await openWithMio()
    const other = async () => {
      const browser = openBrowser()
      await browser.client.userLogin({ body: { username: 'mio', password } })
      return browser
    }
    const isIn = async ({ send }: Browser) => (await send('GET', '/sessions')).status === 200
    const stays = await other()
    const response = authenticator.create(await startRegistration())
    await client.finishPasskeyRegistration({ body: { response, lang: 'jp' } })
    expect(await isIn(stays)).toBe(true)
    const params = { id: authenticator.id }
    await client.removePasskey({ params, body: { password, others: true, lang: 'cn' } })
    expect(await isIn(stays)).toBe(false)
    const leaves = await other()
    const another = createAuthenticator(origin).create(await startRegistration())
    await client.finishPasskeyRegistration({ body: { response: another, others: true } })
    expect(await isIn(leaves)).toBe(false)
    expect((await listMails()).map(mail => mail.subject)).toEqual([
      'Confirm your email address',
      'アカウントにパスキーが追加されました',
      '你的账户移除了通行密钥',
      'A passkey was added to your account',
    ])
  })

  test('an account has ten of them at most, also when two are added at once', onBoth, async () => {
    const { client, register, startRegistration, browser } = await openWithMio()
    for (let count = 0; count < 9; count++) await register('iPad', createAuthenticator(origin))
    const options = [await startRegistration(), await startRegistration()]
    const finish = (asked: Record<string, unknown>) =>
      browser.send('POST', '/passkeys/registration', { response: createAuthenticator(origin).create(asked) })
    const statuses = (await Promise.all(options.map(finish))).map(({ status }) => status)
    // The second call finds a renewed session token, or the maximum of passkeys reached.
    expect(statuses.filter(status => status === 200)).toHaveLength(1)
    expect((await client.listPasskeys()).passkeys).toHaveLength(10)
    const more = await browser.send('POST', '/passkeys/registration/options', { password })
    expect([more.status, (await more.json()).detail]).toEqual([409, 'An account has 10 passkeys at most.'])
  })

  test('few challenges wait for an answer, and those that have run out are swept', async () => {
    const { client, startRegistration, openBrowser, db, pass } = await openWithMio()
    const count = async () => (await rowsOf(db, 'passkey_challenges')).length
    for (let tries = 0; tries < 8; tries++) await startRegistration()
    expect(await count()).toBe(5)
    const browsers = [1, 2].map(host => openBrowser({ 'X-Visitor-Address': `192.0.2.${host}` }))
    for (let tries = 0; tries < 110; tries++) {
      await browsers[0]?.client.startPasskeyAuthentication({ body: {} })
    }
    expect(await count()).toBe(105)
    await browsers[1]?.client.startPasskeyAuthentication({ body: {} })
    expect(await count()).toBe(106)
    pass(300_000)
    await startRegistration(client)
    expect(await count()).toBe(1)
  })
})
