import { expect, test } from 'vitest'
import { onEachDatabase } from '../../../test/databases.ts'
import { ada, mio, openGallery, origin } from '../service-for-tests.ts'
import { createAuthenticator } from './authenticator-for-tests.ts'

onEachDatabase('passkeys', databases => {
  async function openWithMio() {
    const gallery = await openGallery(databases)
    const browser = gallery.openBrowser()
    await browser.send('POST', '/users', mio)
    const { client } = browser
    const authenticator = createAuthenticator(origin)
    async function register(name = 'iPad') {
      const { options } = await client.startPasskeyRegistration({ body: {} })
      return await client.finishPasskeyRegistration({
        body: { name, response: authenticator.create(options) },
      })
    }
    /** Logs in from another browser; `answer` changes what the authenticator says. */
    async function logIn(answer = (options: Record<string, unknown>): object => authenticator.get(options)) {
      const other = gallery.openBrowser()
      const { options } = await other.client.startPasskeyAuthentication({ body: {} })
      const response = await other.send('POST', '/passkeys/authentication', { response: answer(options) })
      return { other, status: response.status, answer: await response.json() }
    }
    return { ...gallery, client, authenticator, register, logIn }
  }

  test('one is made, listed, opens a session without a name, and is forgotten', async () => {
    const { client, register, logIn, authenticator, db } = await openWithMio()
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
    expect(await db.selectFrom('passkeys').select('counter').execute()).toEqual([{ counter: 2 }])
    expect(await client.removePasskey({ params: { id: authenticator.id } })).toEqual({ success: true })
    expect(await client.removePasskey({ params: { id: authenticator.id } })).toEqual({ success: false })
    expect((await logIn()).status).toBe(401)
  })

  test('the options ask for a passkey that the browser can offer by itself', async () => {
    const { client, register, authenticator } = await openWithMio()
    await register()
    const { options } = await client.startPasskeyRegistration({ body: {} })
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
    const { client, openBrowser, register, authenticator } = await openWithMio()
    const stranger = openBrowser()
    await stranger.send('POST', '/users', ada)
    const { options } = await client.startPasskeyRegistration({ body: {} })
    const theirs = createAuthenticator(origin)
    const finish = (response: Record<string, unknown>) =>
      stranger.client.finishPasskeyRegistration({ body: { response } })
    expect(await finish(theirs.create(options))).toEqual({ success: false })
    await register()
    const { options: own } = await stranger.client.startPasskeyRegistration({ body: {} })
    expect(await finish(authenticator.create(own))).toEqual({ success: false })
    expect((await stranger.client.listPasskeys()).passkeys).toEqual([])
    expect(await stranger.client.removePasskey({ params: { id: authenticator.id } })).toEqual({
      success: false,
    })
  })
})
